// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PrefetchBudget, startPrefetch } from './prefetch.browser'

/** Ids of the prefetched links, and the number of pending requests. */
let prefetched: string[]
let pending: number
let enter: (isIntersecting?: boolean) => void
const connection = { saveData: false }

const listened = vi.spyOn(document, 'addEventListener')

beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly watched = new Set<Element>()
      constructor(report: (entries: object[]) => void) {
        enter = (isIntersecting = true) => report([...this.watched].map((target) => ({ isIntersecting, target })))
      }
      observe(element: Element) {
        this.watched.add(element)
      }
      unobserve(element: Element) {
        this.watched.delete(element)
      }
      disconnect() {
        this.watched.clear()
      }
    },
  )
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  startPrefetch({
    prefetch: (link) => {
      prefetched.push(link.id)
      return true
    },
    get pending() {
      return pending
    },
  })
})
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  vi.useFakeTimers()
  connection.saveData = false
  prefetched = []
  pending = 0
})
afterEach(() => vi.useRealTimers())

/** Opens a page with these links, of which the ones in `next` lead to its next pages. */
function open({ links = [], next = [] }: { links?: string[]; next?: string[] }): (name: string) => HTMLElement {
  const list = (names: string[], rel: string) =>
    names.map((name) => `<a id="${name}" rel="${rel}" href="/${name}"><b>${name}</b></a>`)
  document.body.innerHTML = `<main>${[...list(links, ''), ...list(next, 'next')].join('')}</main>`
  document.dispatchEvent(new Event('docs:swapped'))
  return (name) => document.getElementById(name) as HTMLElement
}

const point = (element: HTMLElement, type = 'pointerover') => element.dispatchEvent(new Event(type, { bubbles: true }))

test.each(['pointerover', 'focusin'])('a link is prefetched 30 ms after %s', (type) => {
  const link = open({ links: ['a'] })
  point(link('a'), type)
  vi.advanceTimersByTime(29)
  expect(prefetched).toEqual([])
  vi.advanceTimersByTime(1)
  expect(prefetched).toEqual(['a'])
})

test('a link that the pointer only crosses is not prefetched; a touched one is prefetched at once', () => {
  const link = open({ links: ['a', 'b', 'c'] })
  point(link('a'))
  vi.advanceTimersByTime(20)
  point(link('b'))
  vi.advanceTimersByTime(20)
  point(document.body)
  vi.advanceTimersByTime(100)
  expect(prefetched).toEqual([])
  point(link('c'), 'touchstart')
  vi.advanceTimersByTime(0)
  expect(prefetched).toEqual(['c'])
})

test('at most four documents are prefetched at the same time', () => {
  const link = open({ links: ['a', 'b'] })
  pending = 4
  point(link('a'))
  vi.advanceTimersByTime(30)
  expect(prefetched).toEqual([])
  pending = 3
  point(link('b'))
  vi.advanceTimersByTime(30)
  expect(prefetched).toEqual(['b'])
})

test('nothing is prefetched for readers who save data', () => {
  const link = open({ links: ['a'], next: ['b'] })
  connection.saveData = true
  point(link('a'), 'touchstart')
  vi.advanceTimersByTime(0)
  enter()
  expect(prefetched).toEqual([])
})

test('links to next pages are prefetched when they become visible, at most two per page', () => {
  open({ links: ['a'], next: ['b', 'c', 'd'] })
  enter(false)
  expect(prefetched).toEqual([])
  enter()
  expect(prefetched).toEqual(['b', 'c'])
  document.dispatchEvent(new Event('docs:swapped'))
  enter()
  expect(prefetched).toEqual(['b', 'c', 'b', 'c'])
})

test('at most two documents per page are prefetched without an interaction', () => {
  const budget = new PrefetchBudget()
  budget.spend()
  expect(budget.isLeft).toBe(true)
  budget.spend()
  expect(budget.isLeft).toBe(false)
  budget.reset()
  expect(budget.isLeft).toBe(true)
})

test('listeners of the pointer and of touch do not delay scrolling', () => {
  const passive = listened.mock.calls.filter(([, , options]) => (options as AddEventListenerOptions | undefined)?.passive)
  expect(passive.map(([type]) => type)).toEqual(['pointerover', 'focusin', 'touchstart'])
})

test('browsers without IntersectionObserver prefetch on hover, focus and touch only', () => {
  const { IntersectionObserver } = globalThis
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  document.body.innerHTML = '<main><a id="a" rel="next" href="/a">A</a></main>'
  const links: string[] = []
  const prefetch = (link: HTMLAnchorElement) => {
    links.push(link.id)
    return true
  }
  startPrefetch({ prefetch, pending: 0 })
  expect(links).toEqual([])
  document.getElementById('a')?.dispatchEvent(new Event('touchstart', { bubbles: true }))
  vi.advanceTimersByTime(0)
  expect(links).toEqual(['a'])
  Object.assign(globalThis, { IntersectionObserver })
})
