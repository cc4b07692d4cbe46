// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchHit } from './provider.browser'
import { serviceEvent, serviceEvents } from './service-events.browser'
import type { ServiceOptions } from './service-options'

const SERVICE: ServiceOptions = {
  appId: 'A1',
  apiKey: 'K1',
  indexName: 'docs',
  searchParameters: {},
  versionFilters: [],
  externalHosts: [],
  insights: true,
  insightsHost: 'https://insights.example.com',
}
const sendBeacon = vi.fn<typeof navigator.sendBeacon>()
const fetched = vi.fn<typeof fetch>()
const beacons = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(String(body)).events[0])

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  sendBeacon.mockReturnValue(true)
  fetched.mockResolvedValue(new Response())
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hit = (objectId?: string): SearchHit => ({
  route: '/a',
  area: '',
  page: [],
  path: [],
  queryId: 'q1',
  ...(objectId === undefined ? {} : { objectId }),
})
const results = (...ids: (string | undefined)[]) => ids.map(hit)
const wait = (milliseconds = 400) => void vi.advanceTimersByTime(milliseconds)

test('results that are shown for 400 ms are viewed', () => {
  const events = serviceEvents(SERVICE)
  events.viewed(results('1', undefined, '2'))
  wait(399)
  expect(sendBeacon).not.toHaveBeenCalled()
  wait(1)
  expect(beacons()).toEqual([
    {
      userToken: expect.stringMatching(/^anonymous-[\da-f-]{36}$/),
      eventType: 'view',
      eventName: 'Items Viewed',
      index: 'docs',
      algoliaSource: ['docs-engine'],
      objectIDs: ['1', '2'],
    },
  ])
  const url = new URL(String(sendBeacon.mock.calls[0]?.[0]))
  expect(url.origin + url.pathname).toBe('https://insights.example.com/1/events')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'X-Algolia-Application-Id': 'A1',
    'X-Algolia-API-Key': 'K1',
    'X-Algolia-Agent': 'docs-engine',
  })
})

test('only the last results are viewed if others follow within 400 ms', () => {
  const events = serviceEvents(SERVICE)
  events.viewed(results('1'))
  wait(200)
  events.viewed(results('2'))
  wait()
  expect(beacons().map(({ objectIDs }) => objectIDs)).toEqual([['2']])
})

test('the same results are viewed once', () => {
  const events = serviceEvents(SERVICE)
  for (const found of [results('1'), results('1'), results('2'), results('1')]) {
    events.viewed(found)
    wait()
  }
  expect(beacons().map(({ objectIDs }) => objectIDs)).toEqual([['1'], ['2'], ['1']])
})

test('results without ids are not viewed, and end the view of those before', () => {
  const events = serviceEvents(SERVICE)
  events.viewed(results('1'))
  events.viewed(results(undefined))
  events.viewed(results())
  wait()
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('a view has at most 20 results', () => {
  serviceEvents(SERVICE).viewed(results(...Array.from({ length: 25 }, (_, i) => String(i))))
  wait()
  expect(beacons()[0].objectIDs).toHaveLength(20)
})

test('an opened result is sent with its position and query', () => {
  const events = serviceEvents(SERVICE)
  events.opened(hit('1'), 3)
  events.opened(hit(), 1)
  expect(beacons()).toHaveLength(1)
  expect(beacons()[0]).toMatchObject({
    eventType: 'click',
    eventName: 'Item Selected',
    objectIDs: ['1'],
    positions: [3],
    queryID: 'q1',
  })
})

test('an event that can not be queued is sent with a request, whose errors are ignored', async () => {
  sendBeacon.mockReturnValue(false)
  fetched.mockRejectedValue(new Error('offline'))
  serviceEvents(SERVICE).opened(hit('1'), 1)
  expect(fetched).toHaveBeenCalledExactlyOnceWith(expect.any(URL), {
    method: 'POST',
    body: expect.stringContaining('"eventType":"click"'),
    keepalive: true,
  })
  await vi.advanceTimersByTimeAsync(0)
})

test('a queued event is not sent with a request, and browsers without the queue send one', () => {
  const events = serviceEvents(SERVICE)
  events.opened(hit('1'), 1)
  expect(fetched).not.toHaveBeenCalled()
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true })
  events.opened(hit('1'), 1)
  expect(fetched).toHaveBeenCalledOnce()
})

test('conversions have their own name', () => {
  expect(serviceEvent(SERVICE, 'conversion', { objectIDs: ['1'] })).toEqual({
    eventType: 'conversion',
    eventName: 'Item Converted',
    index: 'docs',
    algoliaSource: ['docs-engine'],
    objectIDs: ['1'],
  })
})
