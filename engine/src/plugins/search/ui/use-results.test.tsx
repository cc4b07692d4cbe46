// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchHit, SearchProvider, SearchRequest, SearchResults } from '../query/provider.browser'
import { type ResultsState, useResults } from './use-results.island'

/** A search that waits for its answer. */
interface Waiting {
  request: SearchRequest
  answer(results: SearchResults): Promise<void>
  complete(results: SearchResults): Promise<void>
  fail(): Promise<void>
}
let searches: Waiting[]
const createProvider = (): SearchProvider => ({
  search: (request, onTexts) =>
    new Promise((resolve, reject) => {
      searches.push({
        request,
        answer: (results) => act(async () => resolve(results)),
        complete: (results) => act(async () => onTexts(results)),
        fail: () => act(async () => reject(new Error('No network.'))),
      })
    }),
})
const provider = createProvider()

let state: ResultsState
let renders: string[]
function Probe({ of, request }: { of: SearchProvider; request: SearchRequest }) {
  state = useResults(of, request)
  renders.push(state.status)
  return null
}
const REQUEST: SearchRequest = { query: 'suite', version: '2.0', place: 'page', page: 0, snippetWords: 24 }
let root: Root
const render = (request: Partial<SearchRequest> = {}, of = provider) =>
  act(() => root.render(<Probe of={of} request={{ ...REQUEST, ...request }} />))
const last = () => searches.at(-1) as Waiting
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  searches = []
  renders = []
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

const hit = (route: string): SearchHit => ({ route, area: '', page: [[route, false]], path: [] })
const found = (...routes: string[]): SearchResults => ({ hits: routes.map(hit), total: 40, areas: [] })
const routes = () => state.results?.hits.map(({ route }) => route)

test('a search is loading, then idle with its results', async () => {
  render()
  expect(last().request).toEqual({ ...REQUEST, area: undefined })
  expect(state).toMatchObject({ status: 'loading', query: '', number: 0 })
  await last().answer(found('/a'))
  expect(state).toMatchObject({ status: 'idle', query: 'suite', number: 1 })
  expect(routes()).toEqual(['/a'])
  wait(1000)
  expect(renders).not.toContain('stalled')
})

test('the same request is not sent again', async () => {
  render()
  render()
  expect(searches).toHaveLength(1)
})

test.each<[string, Partial<SearchRequest>]>([
  ['query', { query: 'batch' }],
  ['version', { version: '1.0' }],
  ['area', { area: 'Core' }],
  ['place', { place: 'dialog' }],
  ['page', { page: 1 }],
  ['length of snippets', { snippetWords: 5 }],
])('another %s is a new search', async (_, change) => {
  render()
  render(change)
  expect(searches).toHaveLength(2)
  expect(last().request).toMatchObject(change)
})

test('another provider searches again', () => {
  render()
  render({}, createProvider())
  expect(searches).toHaveLength(2)
})

test.each(['', '  '])('a query without characters (%j) has no results and is not searched', async (query) => {
  render({ query })
  expect(searches).toHaveLength(0)
  expect(state).toMatchObject({ status: 'idle', query: '', number: 0 })
  render()
  await last().answer(found('/a'))
  render({ query })
  expect(state.results).toBeUndefined()
  render({ query: 'batch' })
  expect(state.results).toBeUndefined()
})

test('a search without an answer is stalled after 300 ms', async () => {
  render()
  wait(299)
  expect(state.status).toBe('loading')
  wait(1)
  expect(state.status).toBe('stalled')
  await last().answer(found('/a'))
  expect(state.status).toBe('idle')
})

test('a new search is not stalled with the last one', () => {
  render()
  wait(300)
  render({ query: 'batch' })
  expect(state.status).toBe('loading')
  wait(299)
  expect(state.status).toBe('loading')
})

test('the last results stay while the next ones are loading', async () => {
  render()
  await last().answer(found('/a'))
  render({ query: 'batch' })
  expect([state.status, state.query, state.number, routes()]).toEqual(['loading', 'suite', 1, ['/a']])
  wait(300)
  expect([state.status, routes()]).toEqual(['stalled', ['/a']])
  await last().answer(found('/b'))
  expect([state.status, state.query, state.number, routes()]).toEqual(['idle', 'batch', 2, ['/b']])
})

test('an answer to an earlier request is ignored', async () => {
  render()
  const early = last()
  render({ query: 'batch' })
  await last().answer(found('/b'))
  await early.answer(found('/a'))
  await early.complete(found('/c'))
  expect(routes()).toEqual(['/b'])
  render({ query: 'asset' })
  const failing = last()
  render({ query: 'assets' })
  await failing.fail()
  expect(state.status).toBe('loading')
})

test('completed results replace the first ones', async () => {
  render()
  await last().answer(found('/a', '/b'))
  await last().complete(found('/c'))
  expect([state.number, routes()]).toEqual([1, ['/c']])
})

test('hits of a further page follow those before', async () => {
  render()
  await last().answer(found('/a'))
  render({ page: 1 })
  expect(routes()).toEqual(['/a'])
  await last().answer(found('/b'))
  expect(routes()).toEqual(['/a', '/b'])
  render({ page: 2 })
  await last().answer(found('/c'))
  expect(routes()).toEqual(['/a', '/b', '/c'])
})

test('a further page without earlier results has only its own', async () => {
  render({ page: 1 })
  await last().answer(found('/b'))
  expect(routes()).toEqual(['/b'])
})

test('a failed search has no results, and the next one is independent of it', async () => {
  render()
  await last().fail()
  expect(state).toMatchObject({ status: 'failed', query: 'suite', number: 1 })
  wait(1000)
  expect(state.status).toBe('failed')
  render({ query: 'batch' })
  expect(state.status).toBe('loading')
  await last().answer(found('/a'))
  expect(state.status).toBe('idle')
})

test('the timers end with the component', () => {
  render()
  expect(vi.getTimerCount()).toBe(1)
  act(() => root.render(null))
  expect(vi.getTimerCount()).toBe(0)
})
