// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HistoryEntries } from './history-entries.browser'

/** Functions that remove the event listeners of a test. */
const cleanups: (() => void)[] = []
const scrolled = vi.fn()
/** The scroll position of the page. */
const scrollTo = (top: number) => vi.stubGlobal('scrollY', top)
/** Goes to an entry, as Back and Forward do. */
const visit = (key: string) => history.replaceState({ key }, '', `/docs/${key}`)

beforeEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // The entries of earlier tests don't receive the events of this one.
  for (const cleanup of cleanups.splice(0)) cleanup()
  const add = globalThis.addEventListener.bind(globalThis)
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    add(type, listener as EventListener)
    cleanups.push(() => globalThis.removeEventListener(type, listener as EventListener))
  })
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

test('a page from the page cache is scrolled to its position, because WebKit only does so without manual restoration', () => {
  const entries = new HistoryEntries()
  entries.push({ key: 'b' }, '/docs/b')
  scrollTo(77)
  dispatchEvent(new Event('pagehide'))
  scrollTo(0)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(scrolled).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 77, behavior: 'instant' })
})

test('before the first navigation, the browser restores the position of a page from the page cache', () => {
  new HistoryEntries()
  scrollTo(77)
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(scrolled).not.toHaveBeenCalled()
  expect(history.scrollRestoration).toBe('auto')
})

test('a forgotten entry has no position, and a replaced one keeps it', () => {
  sessionStorage.setItem('docs-scroll', '[["a",300],["b",20]]')
  const entries = new HistoryEntries()
  entries.forget('a')
  expect(entries.top).toBeUndefined()
  entries.replace({ key: 'b' }, '/docs/b')
  expect(entries.top).toBe(20)
})

describe('in a browser without the Navigation API, the state of an entry contains its index', () => {
  /** Goes to an entry that the browser or another script has added. */
  const visitForeign = (url: string, state: unknown = null) => history.replaceState(state, '', url)
  const length = (value: number) => vi.spyOn(history, 'length', 'get').mockReturnValue(value)

  /** Opens the entries a, b and c, and returns the states that the browser keeps for them. */
  const openThree = () => {
    const first = history.length - 1
    const entries = new HistoryEntries()
    const states: object[] = [history.state]
    for (const key of ['b', 'c']) {
      entries.push({ key }, `/docs/${key}`)
      states.push(history.state)
    }
    return { entries, states, first }
  }

  test.each([
    ['Back', [2, 1], [-1]],
    ['Forward', [2, 1, 2], [-1, 1]],
    ['two entries back and forward', [2, 0, 2], [-2, 2]],
  ])('%s', (_, places, distances) => {
    const { entries, states, first } = openThree()
    expect(states).toEqual([
      { key: 'a', index: first },
      { key: 'b', index: first + 1 },
      { key: 'c', index: first + 2 },
    ])
    const moves = places.slice(1).map((place) => {
      history.replaceState(states[place], '', `/docs/${place}`)
      return entries.moved(false).by
    })
    expect(moves).toEqual(distances)
  })

  test('a reload keeps the index', () => {
    const { states } = openThree()
    const reloaded = new HistoryEntries()
    expect(history.state).toEqual(states[2])
    history.replaceState(states[1], '', '/docs/b')
    expect(reloaded.moved(false).by).toBe(-1)
  })

  test('a replaced entry keeps its index', () => {
    const { entries, states } = openThree()
    entries.replace({ key: 'd' }, '/docs/d')
    expect(history.state).toEqual({ ...states[2], key: 'd' })
    entries.replace(null, '/docs/d')
    history.replaceState(states[1], '', '/docs/b')
    expect(entries.moved(false).by).toBe(-1)
  })

  test('an entry that a link to a heading adds is the next one', () => {
    const { entries, states } = openThree()
    history.replaceState(states[1], '', '/docs/b')
    entries.moved(false)
    entries.forget(new URL('#heading', location.href).href)
    visitForeign('#heading')
    expect(entries.moved(false).by).toBe(1)
    history.replaceState(states[0], '', '/docs/a')
    expect(entries.moved(false).by).toBe(-2)
  })

  test('an entry that makes the history longer is the next one', () => {
    length(3)
    const entries = new HistoryEntries()
    length(4)
    visitForeign('#typed', 'state of another script')
    expect(entries.moved(false).by).toBe(1)
    visitForeign('#older')
    expect(entries.moved(false).by).toBe(-1)
  })

  test('an entry that replaces the current one, because the link leads to the same heading, is at the same position', () => {
    const { entries, states } = openThree()
    entries.forget(location.href)
    visitForeign(location.href)
    expect(entries.moved(false).by).toBe(0)
    expect(history.state).toEqual({ index: (states[2] as { index: number }).index })
  })

  test('another entry without an index is older than the navigator', () => {
    const { entries } = openThree()
    entries.forget(new URL('#never-followed', location.href).href)
    visitForeign('/docs/a#earlier')
    expect(entries.moved(false).by).toBe(-1)
  })
})

describe('in a browser with the Navigation API', () => {
  test('the browser provides keys and indexes, and the state is left alone', () => {
    const navigation = { currentEntry: { key: 'one', index: 4 } }
    vi.stubGlobal('navigation', navigation)
    const entries = new HistoryEntries()
    expect(history.state).toEqual({ key: 'a' })
    entries.push(null, '/docs/b')
    expect(history.state).toBeNull()
    navigation.currentEntry = { key: 'two', index: 5 }
    entries.moved(false)
    navigation.currentEntry = { key: 'zero', index: 3 }
    expect(entries.moved(false).by).toBe(-2)
    expect(history.state).toBeNull()
  })
})
