// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { HistoryEntries } from './history-entries.browser'

const scrolled = vi.fn()
/** The scroll position of the page. */
const scrollTo = (top: number) => vi.stubGlobal('scrollY', top)
/** Goes to an entry, as Back and Forward do. */
const visit = (key: string) => history.replaceState({ key }, '', `/docs/${key}`)

beforeEach(() => {
  sessionStorage.clear()
  vi.clearAllMocks()
  vi.stubGlobal('scrollTo', scrolled)
  history.scrollRestoration = 'auto'
  scrollTo(0)
  visit('a')
})

test('from the first navigation on, each entry has its scroll position', () => {
  const entries = new HistoryEntries()
  scrollTo(120)
  entries.push({ key: 'b' }, '/docs/b')
  expect(history.scrollRestoration).toBe('manual')
  scrollTo(40)
  visit('a')
  expect(entries.moved(false).top).toBe(120)
  scrollTo(125)
  visit('b')
  expect(entries.moved(false).top).toBe(40)
  visit('a')
  expect(entries.moved(true).top).toBe(125)
})

test('a new entry for a known key begins at the top', () => {
  const entries = new HistoryEntries()
  entries.push({ key: 'b' }, '/docs/b')
  scrollTo(40)
  entries.push({ key: 'c' }, '/docs/c')
  entries.push({ key: 'b' }, '/docs/b')
  expect(entries.top).toBeUndefined()
})

test('before the first navigation, the browser restores positions', () => {
  const entries = new HistoryEntries()
  scrollTo(120)
  entries.leave()
  expect(entries.moved(false).top).toBeUndefined()
})

test('a reloaded page is scrolled to the position of its entry, if the browser does not restore it', () => {
  sessionStorage.setItem('docs-scroll', '[["a",300]]')
  expect(new HistoryEntries().top).toBe(300)
  expect(scrolled).not.toHaveBeenCalled()
  history.scrollRestoration = 'manual'
  new HistoryEntries()
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' })
})

test('positions are saved when the reader leaves the site, and the browser restores them until the page is shown again', () => {
  const entries = new HistoryEntries()
  entries.push({ key: 'b' }, '/docs/b')
  scrollTo(77)
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(sessionStorage.getItem('docs-scroll') ?? '')).toContainEqual(['b', 77])
  expect(history.scrollRestoration).toBe('auto')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(history.scrollRestoration).toBe('auto')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(history.scrollRestoration).toBe('manual')
})

test('a forgotten entry has no position, and a replaced one keeps it', () => {
  sessionStorage.setItem('docs-scroll', '[["a",300],["b",20]]')
  const entries = new HistoryEntries()
  entries.forget('a')
  expect(entries.top).toBeUndefined()
  entries.replace({ key: 'b' }, '/docs/b')
  expect(entries.top).toBe(20)
})
