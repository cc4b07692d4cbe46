// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('../../../browser/index.browser', () => ({ siteData: () => ({ baseUrl: '/manual/' }) }))

/** Links that were added to the page, whose styles happy-dom can't load. */
let links: HTMLLinkElement[]
let load: typeof import('./load-styles.browser').loadStyles

beforeEach(async () => {
  links = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement))
  vi.resetModules()
  load = (await import('./load-styles.browser')).loadStyles
})
afterEach(() => vi.restoreAllMocks())

test('the styles are loaded once, and stay in the document after a navigation', () => {
  load()
  load()
  expect(links.map((link) => [link.rel, link.getAttribute('href'), link.dataset.runtime])).toEqual([
    ['stylesheet', '/manual/search/search.css', ''],
  ])
})

test.each(['load', 'error'])('the promise resolves after the event %s', async (type) => {
  const done = vi.fn()
  const loaded = load().then(done)
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
  links[0]?.dispatchEvent(new Event(type))
  await loaded
  expect(done).toHaveBeenCalledOnce()
})

test('styles that could not be loaded are loaded again', async () => {
  const first = load()
  links[0]?.dispatchEvent(new Event('error'))
  await first
  load()
  load()
  expect(links).toHaveLength(2)
})

test('the promise resolves after 2 seconds without styles', async () => {
  vi.useFakeTimers()
  const done = vi.fn()
  const loaded = load().then(done)
  await vi.advanceTimersByTimeAsync(1999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loaded
  expect(done).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
