// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleData } from '../../../../test/support/sample-data'
import { IslandProviders } from '../IslandProviders.island'
import { useQueryParameter } from './use-query-parameter.island'

let query: ReturnType<typeof useQueryParameter>
let area: ReturnType<typeof useQueryParameter>
function Query() {
  query = useQueryParameter('q')
  return null
}
function Area() {
  area = useQueryParameter('area')
  return null
}
let root: Root
function open(address: string): void {
  history.replaceState({ scroll: 3 }, '', address)
  act(() =>
    root.render(
      <IslandProviders data={sampleData}>
        <Query />
        <Area />
      </IslandProviders>,
    ),
  )
}
const address = () => location.pathname + location.search + location.hash

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
})

test('the value is that of the address, or empty', () => {
  open('/search?q=a%20b')
  expect([query[0], area[0]]).toEqual(['a b', ''])
})

test('setting a value replaces the address and keeps its other parts', () => {
  open('/search?area=Core&q=a#top')
  const length = history.length
  act(() => query[1]('b c'))
  expect(query[0]).toBe('b c')
  expect(address()).toBe('/search?area=Core&q=b+c#top')
  expect([history.length, history.state]).toEqual([length, { scroll: 3 }])
})

test('an empty value removes the parameter', () => {
  open('/search?area=Core&q=a')
  act(() => query[1](''))
  expect(query[0]).toBe('')
  expect(address()).toBe('/search?area=Core')
})

test('with hash URLs, the parameters are in the hash', () => {
  open('/index.html#/search?q=a')
  expect(query[0]).toBe('a')
  act(() => area[1]('Core'))
  expect(address()).toBe('/index.html#/search?q=a&area=Core')
  expect([query[0], area[0]]).toEqual(['a', 'Core'])
})

test.each([
  ['Back', () => dispatchEvent(new PopStateEvent('popstate'))],
  ['a navigation', () => document.dispatchEvent(new Event('docs:moved'))],
])('the value follows %s', (_, notify) => {
  open('/search?q=a')
  history.replaceState(null, '', '/search?q=b')
  expect(query[0]).toBe('a')
  act(() => void notify())
  expect(query[0]).toBe('b')
})

test('the function is the same in every render', () => {
  open('/search?q=a')
  const [, set] = query
  act(() => set('b'))
  expect(query[1]).toBe(set)
})

test('the server renders an empty value', async () => {
  open('/search?q=a')
  const { renderToString } = await import('react-dom/server')
  renderToString(
    <IslandProviders data={sampleData}>
      <Query />
    </IslandProviders>,
  )
  expect(query[0]).toBe('')
})

test('the hook requires the providers', async () => {
  const { renderToString } = await import('react-dom/server')
  expect(() => renderToString(<Query />)).toThrow('Hook useQueryParameter is called outside <IslandProviders>.')
})
