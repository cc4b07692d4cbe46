// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchProvider, SearchRequest } from '../query/provider.browser'
import type { useProvider } from './use-provider.island'

const SERVICE = { appId: 'A1', indexName: 'docs' }
const URL = 'https://docs.example.com'
const REQUEST: SearchRequest = { query: 'suite', version: '2.0', place: 'dialog', page: 0, snippetWords: 10 }
const RESULTS = { hits: [], total: 0, areas: [] }
const events = { viewed: vi.fn(), opened: vi.fn() }
let data: unknown
let hosted: SearchProvider
const embeddedProvider = vi.fn(() => ({ search: vi.fn() }))
const serviceProvider = vi.fn((_: unknown, __: unknown) => hosted)
vi.mock('../../../browser/index.island', () => ({ usePluginData: (name: string) => (name === 'search' ? data : undefined) }))
vi.mock('../query/embedded-provider.browser', () => ({ embeddedProvider: () => embeddedProvider() }))
vi.mock('../query/service-provider.browser', () => ({
  serviceProvider: (service: unknown, siteUrl: unknown) => serviceProvider(service, siteUrl),
}))

let use: typeof useProvider
let provider: SearchProvider
function Probe({ isEmbedded }: { isEmbedded?: boolean }) {
  provider = use(...(isEmbedded === undefined ? [] : [isEmbedded]))
  return null
}
let root: Root
function render(props: { isEmbedded?: boolean } = {}): SearchProvider {
  act(() => root.render(<Probe {...props} />))
  return provider
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.clearAllMocks()
  data = undefined
  hosted = { search: vi.fn<SearchProvider['search']>().mockResolvedValue(RESULTS) }
  vi.resetModules()
  use = (await import('./use-provider.island')).useProvider
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(() => root.unmount()))

test.each([undefined, {}])('without a hosted search (%j), there is one provider for the index of the site', (value) => {
  data = value
  const first = render()
  expect(render()).toBe(first)
  expect(render({ isEmbedded: true })).toBe(first)
  expect(embeddedProvider).toHaveBeenCalledOnce()
})

test('with a hosted search, the index of the site is another provider', () => {
  data = { service: SERVICE, siteUrl: URL }
  const first = render()
  expect(embeddedProvider).not.toHaveBeenCalled()
  expect(render({ isEmbedded: false })).toBe(first)
  const other = render({ isEmbedded: true })
  expect(other).not.toBe(first)
  expect(other).toBe(embeddedProvider.mock.results[0]?.value)
})

test('the client of the hosted search is loaded once, with the first query', async () => {
  data = { service: SERVICE, siteUrl: URL }
  const { search } = render()
  expect(serviceProvider).not.toHaveBeenCalled()
  const onTexts = vi.fn()
  expect(await search(REQUEST, onTexts)).toBe(RESULTS)
  expect(hosted.search).toHaveBeenCalledWith(REQUEST, onTexts)
  await search(REQUEST, onTexts)
  expect(serviceProvider).toHaveBeenCalledExactlyOnceWith(SERVICE, URL)
})

test('the events of the hosted search are available after the first query, if they are on', async () => {
  data = { service: SERVICE, siteUrl: URL }
  const late = render()
  await late.search(REQUEST, () => {})
  expect(late).not.toHaveProperty('events')
  hosted = { ...hosted, events }
  vi.resetModules()
  use = (await import('./use-provider.island')).useProvider
  const other = render()
  expect(other.events).toBeUndefined()
  await other.search(REQUEST, () => {})
  expect(other.events).toBe(events)
})
