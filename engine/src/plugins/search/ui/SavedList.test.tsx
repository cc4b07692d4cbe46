// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SavedList } from './SavedList.island'
import type { SavedSearches } from './saved-searches.browser'

vi.mock('../../../browser/navigation/address/site-address.browser', () => ({ siteAddress: (route: string) => `/site${route}` }))

const handlers = { onOpen: vi.fn(), onStar: vi.fn(), onRemove: vi.fn() }
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.clearAllMocks()
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

const RECENT = { route: '/a#one', title: 'One', page: 'Page A' }
const FAVORITE = { route: '/b', title: 'Page B' }
const render = (saved: SavedSearches) => act(() => root.render(<SavedList saved={saved} {...handlers} />))
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const texts = (selector: string) => all(selector).map((element) => element.textContent)
const click = (element: HTMLElement | undefined) =>
  act(() => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))

test('lists recent results, then favorites, as links', () => {
  render({ recent: [RECENT], favorites: [FAVORITE] })
  expect(texts('.search-heading')).toEqual(['Recent', 'Favorite'])
  expect(all('a').map((link) => [link.getAttribute('href'), link.className])).toEqual([
    ['/site/a#one', 'search-hit search-recent'],
    ['/site/b', 'search-hit search-favorite'],
  ])
  expect(texts('a span')).toEqual(['One', 'Page B'])
  expect(texts('a small')).toEqual(['Page A', ''])
})

test('an empty list has no heading', () => {
  render({ recent: [], favorites: [FAVORITE] })
  expect(texts('.search-heading')).toEqual(['Favorite'])
  render({ recent: [], favorites: [] })
  expect(all('section')).toHaveLength(0)
})

test('only recent results can become favorites, and both can be removed', () => {
  render({ recent: [RECENT], favorites: [FAVORITE] })
  expect(texts('button')).toEqual([
    'Save this search: One',
    'Remove this search from history: One',
    'Remove this search from favorites: Page B',
  ])
  const [star, removeRecent, removeFavorite] = all('button')
  click(star)
  expect(handlers.onStar).toHaveBeenCalledExactlyOnceWith(RECENT)
  click(removeRecent)
  click(removeFavorite)
  expect(handlers.onRemove.mock.calls).toEqual([[RECENT], [FAVORITE]])
})

test('a click on a result opens it', () => {
  render({ recent: [RECENT], favorites: [FAVORITE] })
  click(all('a')[1])
  expect(handlers.onOpen).toHaveBeenCalledExactlyOnceWith(FAVORITE, expect.objectContaining({ type: 'click' }))
})
