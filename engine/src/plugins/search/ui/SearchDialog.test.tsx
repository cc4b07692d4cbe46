// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchHit, SearchProvider, SearchRequest, SearchResults } from '../query/provider.browser'
import { markNextPage } from './mark-page.browser'
import { SearchDialog, type SearchDialogProps } from './SearchDialog.island'

const provider = { search: vi.fn<SearchProvider['search']>(), prepare: vi.fn() }
const hosted = { ...provider, events: { viewed: vi.fn(), opened: vi.fn() } } satisfies SearchProvider
const widen = vi.fn()
let hasService = false
vi.mock('./use-provider.island', () => ({ useProvider: (isEmbedded = false) => (hasService && !isEmbedded ? hosted : provider) }))
vi.mock('./use-version-choice.island', () => ({ useVersionChoice: () => ({ version: '2.0', next: '1.0', widen }) }))
vi.mock('./mark-page.browser', () => ({ markNextPage: vi.fn() }))
vi.mock('../../../browser/navigation/address/site-address.browser', () => ({ siteAddress: (route: string) => `/site${route}` }))

const onClose = vi.fn()
/** Answers the last request. */
let answer: (results: SearchResults) => void
let complete: (results: SearchResults) => void
let fail: () => void
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  localStorage.clear()
  hasService = false
  vi.clearAllMocks()
  provider.search.mockImplementation((_, onTexts) => {
    complete = onTexts
    return new Promise((resolve, reject) => {
      answer = resolve
      fail = () => reject(new Error('No network.'))
    })
  })
  hosted.search = provider.search
  Object.assign(HTMLElement.prototype, {
    showPopover: vi.fn(),
    hidePopover(this: HTMLElement) {
      this.dispatchEvent(Object.assign(new Event('beforetoggle', { bubbles: true }), { newState: 'closed' }))
    },
    checkVisibility: () => true,
    scrollIntoView: vi.fn(),
  })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const EMPTY = { query: '', isSelected: false }
const render = (props: Partial<SearchDialogProps> = {}) =>
  act(() => root.render(<SearchDialog page="/search" opening={EMPTY} onClose={onClose} {...props} />))
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const one = (selector: string) => all(selector)[0] as HTMLElement
const input = () => one('input') as HTMLInputElement
const texts = (selector: string) => all(selector).map((element) => element.textContent?.trim())
const selected = () => all('[role=option]').findIndex((option) => option.getAttribute('aria-selected') === 'true')
const status = () => one('[data-status]').dataset.status
const request = () => provider.search.mock.lastCall?.[0] as SearchRequest

function type(text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
function press(key: string, init: KeyboardEventInit = {}, target: HTMLElement = input()): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  act(() => void target.dispatchEvent(event))
  return event
}
const click = (element: HTMLElement | undefined) =>
  act(() => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))

const hit = (route: string, ...path: string[]): SearchHit => ({
  route,
  area: 'Core',
  page: [[`Page ${route.replace(/#.*/, '')}`, false]],
  path: path.map((heading) => [[heading, true]]),
  snippet: [['A text.', false]],
})
const HITS = [hit('/a'), hit('/a#one', 'One'), hit('/b')]
const results = (hits = HITS, more: Partial<SearchResults> = {}): SearchResults => ({
  hits,
  total: 40,
  areas: ['Core', 'Cloud'],
  ...more,
})

/** Types a query and shows its results. */
async function search(found = results(), query = 'batch'): Promise<void> {
  type(query)
  await act(async () => answer(found))
  await act(async () => vi.advanceTimersByTime(150))
}

test('opens with the initial query, at most 64 characters of what is typed', () => {
  render({ opening: undefined })
  expect(HTMLElement.prototype.showPopover).not.toHaveBeenCalled()
  expect(provider.prepare).toHaveBeenCalledWith('2.0')
  render({ opening: { query: 'suite', isSelected: false } })
  expect(HTMLElement.prototype.showPopover).toHaveBeenCalledOnce()
  expect(request()).toEqual({ query: 'suite', version: '2.0', area: undefined, place: 'dialog', page: 0, snippetWords: 10 })
  type('x'.repeat(70))
  expect(input().value).toBe('x'.repeat(64))
})

test.each([
  [false, 'suites'],
  [true, 's'],
])('if the query is text of the page (%s), the next key replaces it', (isSelected, expected) => {
  render({ opening: { query: 'suite', isSelected } })
  expect(document.activeElement).toBe(input())
  input().setRangeText('s')
  expect(input().value).toBe(expected)
})

const TRACEBACK = `Traceback (most recent call last):
  File "/home/me/run.py", line 1, in <module>
a.b.DataContextError: Could not find a Checkpoint named "nightly" in /home/me/gx`
const SHORTENED = 'The text is too long, so the search uses its most important words.'

test('a long selected text is shortened to the words that tell most', () => {
  render({ opening: { query: TRACEBACK, isSelected: true } })
  expect(input().value).toBe('DataContextError: Could not find Checkpoint named')
  expect(texts('.search-shortened')).toEqual([SHORTENED])
  type('batch')
  expect(texts('.search-shortened')).toEqual([''])
})

test.each([
  ['a text that fits', 'suite', 'batch suite', ''],
  ['a traceback', TRACEBACK, 'DataContextError: Could not find Checkpoint named', SHORTENED],
])('after the paste of %s', (_, pasted, expected, message) => {
  render()
  type('batch ')
  const data = new DataTransfer()
  data.setData('text', pasted)
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data })
  input().setSelectionRange(6, 6)
  act(() => void input().dispatchEvent(event))
  // Otherwise, the browser inserts it.
  if (!event.defaultPrevented) type(input().value + pasted)
  expect(input().value).toBe(expected)
  expect(texts('.search-shortened')).toEqual([message])
})

test('Enter that was pressed before the dialog appeared opens the first result', async () => {
  render({ opening: { query: 'batch', isSelected: false, entered: { ctrlKey: false, metaKey: false, shiftKey: false } } })
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => answer(results()))
  expect(onClose).toHaveBeenCalledOnce()
})

test('shows hits by page, and those that are not visible after the first ones', async () => {
  render()
  type('batch')
  expect(status()).toBe('loading')
  await act(async () => answer(results(Array.from({ length: 14 }, (_, i) => hit(`/page${i}`)))))
  expect([status(), all('[role=option]').length]).toEqual(['idle', 9])
  press('ArrowUp')
  expect(selected()).toBe(13)
  press('ArrowDown')
  expect(all('[role=option]')).toHaveLength(9)
  await act(async () => vi.advanceTimersByTime(150))
  expect(all('[role=option]')).toHaveLength(14)
  expect(texts('[role=option] > span')[0]).toBe('Page /page0')

  await search(results(), 'suite')
  expect(texts('[role=group] .search-heading')).toEqual(['Core Page /a', 'Core Page /b'])
  expect(all('.search-document')).toHaveLength(2)
  expect(texts('.search-section mark')).toEqual(['One'])
  expect(one('.search-all').getAttribute('href')).toBe('/search?q=suite')
  expect(one('.search-all').textContent).toContain('40')
})

test('a result without its text is completed later', async () => {
  render()
  const { snippet: _, ...bare } = hit('/a')
  await search(results([bare]))
  expect(texts('[role=option] small')).toEqual(['…'])
  await act(async () => complete(results([hit('/a')])))
  expect(texts('[role=option] small')).toEqual(['A text.'])
})

test('the arrow keys select a hit, from the last to the first and back', async () => {
  render()
  await search()
  expect(selected()).toBe(0)
  press('ArrowDown')
  expect(selected()).toBe(1)
  press('ArrowUp')
  press('ArrowUp')
  expect(selected()).toBe(2)
  expect(input().getAttribute('aria-activedescendant')).toBe(all('[role=option]')[2]?.id)
  press('ArrowDown')
  expect(selected()).toBe(0)
  press('ArrowDown', { isComposing: true })
  expect(selected()).toBe(0)
  act(() => void all('[role=option]')[1]?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })))
  expect(selected()).toBe(1)
  await search(results([hit('/c'), hit('/d')]), 'suites')
  expect(selected()).toBe(0)
})

test('Enter opens the selected hit, stores it, and closes the dialog', async () => {
  render()
  await search()
  press('ArrowDown')
  expect(press('Enter').defaultPrevented).toBe(true)
  expect(onClose).toHaveBeenCalledOnce()
  expect(JSON.parse(localStorage.getItem('docs.search.recent') ?? '')).toEqual([
    { route: '/a#one', title: 'One', page: 'Page /a' },
  ])
})

test('the opened page is marked with the words of the query, but not a page that opens in another tab', async () => {
  render()
  await search()
  press('Enter', { ctrlKey: true })
  expect(markNextPage).not.toHaveBeenCalled()
  press('Enter')
  expect(markNextPage).toHaveBeenCalledExactlyOnceWith({ route: '/a', query: 'batch' })
})

test('Enter with Ctrl leaves the dialog open, and with Alt does nothing', async () => {
  render()
  await search()
  press('Enter', { altKey: true })
  expect(localStorage).toHaveLength(0)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) press('Enter', { [key]: true })
  expect(onClose).not.toHaveBeenCalled()
  expect(localStorage.getItem('docs.search.recent')).toContain('"/a"')
})

test('Enter before the results arrive opens the first one', async () => {
  render()
  type('batch')
  press('Enter')
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => answer(results()))
  expect(onClose).toHaveBeenCalledOnce()
})

test('Enter is forgotten if another character follows', async () => {
  render()
  type('bat')
  press('Enter')
  await search()
  expect(onClose).not.toHaveBeenCalled()
})

test('Escape, Cancel, a click outside, and the link to all results close it', async () => {
  render()
  await search()
  press('Escape')
  click(one('.search-cancel'))
  act(() => void one('.search-dialog').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })))
  click(one('.search-all'))
  expect(onClose).toHaveBeenCalledTimes(4)
  act(() => void one('.search-box').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })))
  expect(onClose).toHaveBeenCalledTimes(4)
})

test('Tab stays in the dialog', async () => {
  render()
  await search()
  input().focus()
  press('Tab', { shiftKey: true })
  expect(document.activeElement).toBe(one('.search-all'))
  press('Tab', {}, one('.search-all'))
  expect(document.activeElement).toBe(input())
  press('Tab')
  expect(document.activeElement).toBe(one('.search-cancel'))
})

test('an area limits the search', async () => {
  render()
  await search(results(HITS, { areas: ['Core'] }))
  expect(all('.search-areas')).toHaveLength(0)
  await search(results(), 'suites')
  expect(all('.search-areas button').map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
    ['All areas', 'true'],
    ['Core', 'false'],
    ['Cloud', 'false'],
  ])
  click(all('.search-areas button')[2])
  expect(request()).toMatchObject({ query: 'suites', area: 'Cloud' })
  click(one('.search-version'))
  expect(widen).toHaveBeenCalledOnce()
})

test('a search that takes 300 ms is stalled, and a late answer to an earlier query is ignored', async () => {
  render()
  type('batch')
  const late = answer
  act(() => void vi.advanceTimersByTime(299))
  expect(status()).toBe('loading')
  act(() => void vi.advanceTimersByTime(1))
  expect(status()).toBe('stalled')
  await search(results([hit('/new')]), 'suites')
  await act(async () => late(results([hit('/old')])))
  expect(texts('[role=option] > span')).toEqual(['Page /new'])
  act(() => void vi.advanceTimersByTime(300))
  expect(status()).toBe('idle')
})

test('without results, it suggests the pages found before', async () => {
  render({ report: '/report?q=' })
  await search()
  await search(results([], { total: 0 }), 'batc h')
  expect(one('.search-message b').textContent).toBe('“batc h”')
  expect(texts('.search-message li')).toEqual(['Page /a', 'Page /b'])
  expect(one('.search-message a').getAttribute('href')).toBe('/report?q=batc%20h')
  expect(input().getAttribute('aria-expanded')).toBe('false')
  click(one('.search-message li button'))
  expect(input().value).toBe('page /a ')
})

test('a single page found before is also suggested', async () => {
  render()
  await search(results([hit('/b')]))
  await search(results([], { total: 0 }), 'batc h')
  expect(texts('.search-message li')).toEqual(['Page /b'])
})

test('a failed hosted search offers the index of the site', async () => {
  hasService = true
  render()
  type('batch')
  await act(async () => fail())
  expect(status()).toBe('failed')
  expect(texts('.search-message button')).toHaveLength(1)
  expect(one('.search-message a').getAttribute('href')).toBe('/search?q=batch')
  click(one('.search-message button'))
  expect(status()).toBe('loading')
  await act(async () => answer(results()))
  expect(all('[role=option]')).toHaveLength(3)
})

test('a result on another site opens in a new tab, and is not stored', async () => {
  hasService = true
  render()
  const external = { ...hit('/a'), route: 'https://blog.example.com/a', isExternal: true }
  await search(results([external, hit('/b')]))
  const [first, second] = all('[role=option]')
  expect([first?.getAttribute('href'), first?.getAttribute('target')]).toEqual(['https://blog.example.com/a', '_blank'])
  expect(first?.textContent).toContain('(opens in a new tab)')
  expect(second?.hasAttribute('target')).toBe(false)
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  press('Enter')
  expect(onClose).not.toHaveBeenCalled()
  expect(localStorage).toHaveLength(0)
  expect(hosted.events.opened).toHaveBeenCalledWith(external, 1)
})

test('announces the number of results once', async () => {
  render()
  expect(one('.search-message').getAttribute('role')).toBe('status')
  await search(results(HITS, { total: 40 }))
  const announced = () => texts('.search-message .visually-hidden')
  expect(announced()).toEqual(['40 results'])
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(one('.search-message'), { childList: true, characterData: true, subtree: true })
  type('batches')
  await act(async () => complete(results(HITS, { total: 40 })))
  await act(async () => answer(results(HITS, { total: 40 })))
  expect([announced(), [...changes, ...observer.takeRecords()]]).toEqual([['40 results'], []])
  await search(results([hit('/a')], { total: 1 }), 'suite')
  expect(announced()).toEqual(['1 result'])
  await search(results([], { total: 0 }), 'none')
  expect(announced()).toEqual([])
})

test.each<[string, KeyboardEventInit]>([
  ['Enter', { isComposing: true }],
  ['Enter', { keyCode: 229 }],
  ['Escape', { isComposing: true }],
  ['Escape', { keyCode: 229 }],
  ['ArrowDown', { keyCode: 229 }],
  ['Tab', { keyCode: 229 }],
])('the key %s of an input method (%j) does nothing in the dialog', async (name, init) => {
  render()
  await search()
  input().focus()
  press(name, init)
  expect(onClose).not.toHaveBeenCalled()
  expect([selected(), document.activeElement]).toEqual([0, input()])
})

test.each(['no-preference', 'reduce'])('a starred result leaves 4 recent ones at once (motion: %s)', (motion) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(motion) }))
  const recent = Array.from({ length: 7 }, (_, i) => ({ route: `/docs/${i}`, title: `Page ${i}` }))
  localStorage.setItem('docs.search.recent', JSON.stringify(recent))
  render()
  expect(texts('.search-recent span')).toHaveLength(7)
  click(all('.search-star')[2])
  expect(texts('.search-recent span')).toEqual(['Page 0', 'Page 1', 'Page 3', 'Page 4'])
  expect(texts('.search-favorite span')).toEqual(['Page 2'])
})

test('the hosted search learns what was shown and opened', async () => {
  hasService = true
  render()
  const found = results()
  await search(found)
  press('ArrowDown')
  press('Enter')
  expect(hosted.events.viewed).toHaveBeenCalledExactlyOnceWith(found.hits)
  expect(hosted.events.opened).toHaveBeenCalledWith(HITS[1], 2)
})

test('lists what another tab has stored since it was rendered', () => {
  render({ opening: undefined })
  localStorage.setItem('docs.search.recent', '[{"route":"/b","title":"B"}]')
  render()
  expect(texts('.search-recent span')).toEqual(['B'])
})

test('before a query, it lists recent results and favorites, which the arrow keys focus', async () => {
  render()
  expect(one('.search-message').textContent).toBe('No recent searches')
  await search()
  press('Enter', { ctrlKey: true })
  type('')
  expect(texts('.search-row .search-recent')).toHaveLength(1)
  input().focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(one('.search-row a'))
  press('ArrowUp', {}, one('.search-row a'))
  expect(document.activeElement).toBe(input())
  click(one('.search-star'))
  expect(texts('.search-row .search-favorite')).toHaveLength(1)
  expect(localStorage.getItem('docs.search.favorites')).toContain('"/a"')
  click(one('.search-remove'))
  expect(all('.search-row')).toHaveLength(0)
})
