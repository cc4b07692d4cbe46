// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchHit, SearchProvider, SearchRequest, SearchResults } from '../query/provider.browser'
import searchPage from './SearchPage.island'

const VERSIONS = [
  { name: 'current', label: '2.0', isLast: true },
  { name: '1.x', label: '1.9', isLast: false },
]
const embedded = { search: vi.fn<SearchProvider['search']>() }
const hosted = { ...embedded, events: { viewed: vi.fn(), opened: vi.fn() } } satisfies SearchProvider
const provider = embedded
let hasService = false
const markNextPage = vi.fn()
let versions = VERSIONS
let preferred: (typeof VERSIONS)[number] | undefined
vi.mock('../../../browser/index.island', async () => {
  const { useState } = await import('react')
  return {
    defineIsland: (definition: object) => definition,
    useVersions: () => versions,
    usePreferredVersion: () => ({ version: preferred }),
    useQueryParameter(name: string) {
      const [value, set] = useState(new URLSearchParams(location.search).get(name) ?? '')
      return [value, set]
    },
  }
})
vi.mock('./use-provider.island', () => ({ useProvider: (isEmbedded = false) => (hasService && !isEmbedded ? hosted : embedded) }))
vi.mock('../../../browser/stores/site-data.browser', () => ({ siteData: () => ({ titleDelimiter: '|', siteTitle: 'Widget' }) }))
vi.mock('./mark-page.browser', () => ({ markNextPage: (marks: unknown) => markNextPage(marks) }))
vi.mock('../../../browser/navigation/address/site-address.browser', () => ({ siteAddress: (route: string) => `/site${route}` }))

/** Answers the last request. */
let answer: (results: SearchResults) => Promise<void>
let fail: () => Promise<void>
/** Observed elements with the functions that report whether they are visible. */
const observed = new Map<Element, (isIntersecting: boolean) => void>()
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  vi.clearAllMocks()
  versions = VERSIONS
  preferred = undefined
  hasService = false
  observed.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element) {
        observed.set(element, (isIntersecting) => act(() => this.callback([{ isIntersecting }])))
      }
      disconnect() {
        observed.clear()
      }
    },
  )
  provider.search.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (results) => act(async () => resolve(results))
        fail = () => act(async () => reject(new Error('No network.')))
      }),
  )
  hosted.search = embedded.search
  document.body.innerHTML = '<h1>Search</h1><div id="place"></div>'
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(address = '/search?q=suite'): void {
  history.replaceState(null, '', address)
  root = createRoot(document.getElementById('place') as HTMLElement)
  act(() => root.render(<searchPage.Component />))
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const one = (selector: string) => all(selector)[0] as HTMLElement
const texts = (selector: string) => all(selector).map((element) => element.textContent)
const request = () => provider.search.mock.lastCall?.[0] as SearchRequest
const count = () => one('.search-count').textContent
const select = (label: string) => one(`select[aria-label="${label}"]`) as HTMLSelectElement
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
function change(element: HTMLElement, value: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event(element.matches('select') ? 'change' : 'input', { bubbles: true }))
  })
}
const click = (element: HTMLElement) =>
  act(() => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))

const hit = (route: string, ...path: string[]): SearchHit => ({
  route,
  area: 'Core',
  page: [['Page', true]],
  path: path.map((heading) => [[heading, false]]),
  snippet: [
    ['A ', false],
    ['suite', true],
  ],
})
const results = (hits: SearchHit[], more: Partial<SearchResults> = {}): SearchResults => ({
  hits,
  total: hits.length,
  areas: ['Core', '', 'Cloud'],
  ...more,
})
const many = (from: number, length = 20) => Array.from({ length }, (_, i) => hit(`/${from + i}`))

test('searches the query of the address in the latest version', async () => {
  open()
  expect(request()).toEqual({
    query: 'suite',
    version: 'current',
    area: undefined,
    place: 'page',
    page: 0,
    snippetWords: 24,
  })
  expect(one('search').dataset.status).toBe('loading')
  expect(count()).toBe('')
  await answer(results([hit('/a')]))
  expect(one('search').dataset.status).toBe('idle')
})

test('the version and area of the address limit the search', () => {
  open('/search?q=suite&version=1.x&area=Cloud')
  expect(request()).toMatchObject({ version: '1.x', area: 'Cloud' })
  expect(select('Version').value).toBe('1.x')
})

test('without a known version in the address, the preferred one is searched', () => {
  preferred = VERSIONS[1]
  open('/search?q=suite&version=9')
  expect(request().version).toBe('1.x')
})

test('a site without versions is searched without one', () => {
  versions = []
  open()
  expect(request().version).toBe('')
  expect(all('select')).toHaveLength(0)
})

test.each([
  [1, 0],
  [2, 1],
])('of %i versions, readers choose with %i list', (length, lists) => {
  versions = VERSIONS.slice(0, length)
  open()
  expect(all('select[aria-label="Version"]')).toHaveLength(lists)
})

test('another version is searched at once', async () => {
  open()
  expect(texts('select[aria-label="Version"] option')).toEqual(['2.0', '1.9'])
  change(select('Version'), '1.x')
  expect(request()).toMatchObject({ version: '1.x', query: 'suite' })
})

test.each([
  [['Core'], 0],
  [['Core', 'Cloud'], 1],
])('of the areas %j, readers choose with %i list', async (areas, lists) => {
  open()
  await answer(results([hit('/a')], { areas }))
  expect(all('select[aria-label="Area"]')).toHaveLength(lists)
})

test('another area is searched at once', async () => {
  open()
  await answer(results([hit('/a')]))
  expect(texts('select[aria-label="Area"] option')).toEqual(['All areas', 'Core', 'Cloud'])
  change(select('Area'), 'Cloud')
  expect(request().area).toBe('Cloud')
  change(select('Area'), '')
  expect(request().area).toBeUndefined()
})

test('a typed query is searched 300 ms after the last key, and cut at 512 characters', () => {
  open()
  change(one('input'), 'batch')
  wait(299)
  expect(request().query).toBe('suite')
  wait(1)
  expect(request().query).toBe('batch')
  change(one('input'), 'x'.repeat(600))
  wait(300)
  expect(request().query).toBe('x'.repeat(512))
})

test('keeps what the reader typed before hydration', async () => {
  history.replaceState(null, '', '/search')
  const place = document.getElementById('place') as HTMLElement
  const { renderToString } = await import('react-dom/server')
  const { hydrateRoot } = await import('react-dom/client')
  place.innerHTML = renderToString(<searchPage.Component />)
  const input = place.querySelector('input') as HTMLInputElement
  input.value = 'early'
  act(() => {
    root = hydrateRoot(place, <searchPage.Component />)
  })
  expect(input.value).toBe('early')
  expect(one('h1').textContent).toBe('Search results for "early"')
})

test('the heading and the title of the page contain the query', () => {
  open('/search')
  expect([one('h1').textContent, document.title]).toEqual(['Search the documentation', 'Search the documentation | Widget'])
  change(one('input'), 'batch $&')
  expect([one('h1').textContent, document.title]).toEqual([
    'Search results for "batch $&"',
    'Search results for "batch $&" | Widget',
  ])
  change(one('input'), ' ')
  expect(document.title).toBe('Search the documentation | Widget')
  one('h1').remove()
  change(one('input'), 'batches')
})

test.each([
  [results([]), 'No results were found'],
  [results([hit('/a')]), 'One document found'],
  [results([hit('/a'), hit('/b')]), '2 documents found'],
])('shows the number of results', async (found, text) => {
  open()
  await answer(found)
  expect(count()).toBe(text)
})

test('shows that a search fails, or takes 300 ms', async () => {
  open()
  wait(300)
  expect(count()).toBe('Searching…')
  await fail()
  expect(count()).toBe('Unable to fetch results. You might want to check your network connection.')
})

test('a result is a link to its section, with the headings above it and a part of the text', async () => {
  open()
  await answer(results([hit('/a'), hit('/a#two', 'One', 'Two'), { ...hit('/b#one', 'One'), area: '' }]))
  expect(texts('.search-page-path')).toEqual(['Core', 'Core › Page › One', 'Page'])
  expect(texts('h2')).toEqual(['Page', 'Two', 'One'])
  expect(all('h2 a').map((link) => link.getAttribute('href'))).toEqual(['/site/a', '/site/a#two', '/site/b#one'])
  expect(texts('li > p:last-child')[0]).toBe('A suite')
  expect(texts('mark')).toEqual(['Page', 'suite', 'suite', 'suite'])
})

test('a result without a text has an empty one', async () => {
  open()
  const { snippet: _, ...bare } = hit('/a')
  await answer(results([bare]))
  expect(texts('li > p:last-child')).toEqual([''])
})

test('a click on a result marks the words of the query on its page', async () => {
  open()
  await answer(results([hit('/a#one', 'One')]))
  click(one('h2 a'))
  expect(markNextPage).toHaveBeenCalledExactlyOnceWith({ route: '/a#one', query: 'suite' })
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s does not mark the next page', async (name) => {
  open()
  await answer(results([hit('/a')]))
  act(() => void one('h2 a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [name]: true })))
  expect(markNextPage).not.toHaveBeenCalled()
})

test('the hosted search learns what was shown and opened', async () => {
  hasService = true
  open()
  await answer(results(many(0), { total: 30 }))
  expect(hosted.events.viewed.mock.lastCall).toEqual([many(0)])
  click(one('button'))
  await answer(results(many(20, 10), { total: 30 }))
  expect(hosted.events.viewed.mock.lastCall).toEqual([many(20, 10)])
  click(all('h2 a')[21] as HTMLElement)
  expect(hosted.events.opened).toHaveBeenCalledExactlyOnceWith(hit('/21'), 22)
  change(select('Version'), '1.x')
  await answer(results(many(50), { total: 30 }))
  expect(hosted.events.viewed.mock.lastCall).toEqual([many(50)])
})

test('a failed hosted search offers the index of the site', async () => {
  hasService = true
  open()
  await fail()
  expect(texts('button')).toEqual(['Use the built-in search'])
  click(one('button'))
  expect(all('button')).toHaveLength(0)
  await answer(results([hit('/a')]))
  expect(texts('h2')).toEqual(['Page'])
})

test('a failed search without a hosted one offers nothing else', async () => {
  open()
  await fail()
  expect(all('button')).toHaveLength(0)
})

test('a result on another site opens in a new tab', async () => {
  open()
  await answer(results([{ ...hit('/a'), route: 'https://blog.example.com/a', isExternal: true }]))
  expect(one('h2 a').getAttribute('href')).toBe('https://blog.example.com/a')
  expect(one('h2 a').getAttribute('target')).toBe('_blank')
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click(one('h2 a'))
  expect(markNextPage).not.toHaveBeenCalled()
})

test('announces the number of results once, also when more are shown', async () => {
  open()
  await answer(results(many(0), { total: 30 }))
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(one('.search-count'), { childList: true, characterData: true, subtree: true })
  click(one('button'))
  wait(300)
  await answer(results(many(20, 10), { total: 30 }))
  expect([count(), [...changes, ...observer.takeRecords()]]).toEqual(['30 documents found', []])
})

test('a button shows more results until all are shown', async () => {
  open()
  await answer(results(many(0), { total: 30 }))
  expect(texts('button')).toEqual(['Show more results'])
  click(one('button'))
  expect(request().page).toBe(1)
  click(one('button'))
  expect(provider.search).toHaveBeenCalledTimes(2)
  await answer(results(many(20, 10), { total: 30 }))
  expect(all('li')).toHaveLength(30)
  expect(all('button')).toHaveLength(0)
})

test('a service that omits hits is asked for each page once', async () => {
  open()
  for (const page of [0, 1, 2, 3]) {
    expect(request().page).toBe(page)
    await answer(results(many(page * 20, 15), { total: 70 }))
    if (page < 3) click(one('button'))
  }
  expect(all('li')).toHaveLength(60)
  expect(all('button')).toHaveLength(0)
})

test('more results follow when the button becomes visible', async () => {
  open()
  await answer(results(many(0), { total: 60 }))
  const button = one('button')
  observed.get(button)?.(false)
  expect(provider.search).toHaveBeenCalledOnce()
  observed.get(button)?.(true)
  expect(request().page).toBe(1)
  await answer(results(many(20), { total: 60 }))
  observed.get(one('button'))?.(true)
  expect(request().page).toBe(2)
  await answer(results(many(40), { total: 60 }))
  expect(observed.size).toBe(0)
})

test('without results, there is no button', async () => {
  open()
  expect(all('button')).toHaveLength(0)
  await answer(results([]))
  expect(all('button')).toHaveLength(0)
})

test('another search starts with the first results', async () => {
  open()
  await answer(results(many(0), { total: 60 }))
  click(one('button'))
  await answer(results(many(20), { total: 60 }))
  change(select('Version'), '1.x')
  expect(request()).toMatchObject({ version: '1.x', page: 0 })
})

test('the island is the content of its page', () => {
  open()
  expect(searchPage).toMatchObject({ name: 'search-page', wake: 'load', isPage: true })
})
