// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchHit } from '../query/provider.browser'
import type { HitGroup } from './group-hits.browser'
import { ResultList, type ResultListProps } from './ResultList.island'

vi.mock('../../../browser/navigation/address/site-address.browser', () => ({ siteAddress: (route: string) => `/site${route}` }))

const onSelect = vi.fn()
const onOpen = vi.fn()
const scrolled: string[] = []
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  vi.clearAllMocks()
  scrolled.length = 0
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled.push(this.id)
  }
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as HTMLElement)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

const hit = (route: string, ...path: string[]): SearchHit => ({
  route,
  area: 'Core',
  page: [['Page', true]],
  path: path.map((heading) => [[heading, false]]),
  snippet: [['A text.', false]],
})
const group = (route: string, hits: SearchHit[], area = 'Core'): HitGroup => ({
  route,
  title: [
    ['Page ', true],
    [route, false],
  ],
  area,
  hits,
})
const GROUPS = [group('/a', [hit('/a'), hit('/a#two', 'One', 'Two')]), group('/b', [hit('/b#one', 'One')], '')]
/** Pages with one hit each. */
const many = (count: number) => Array.from({ length: count }, (_, i) => group(`/${i}`, [hit(`/${i}`)]))
const render = (props: Partial<ResultListProps> = {}) =>
  act(() =>
    root.render(<ResultList id="list" search={1} groups={GROUPS} selected={0} onSelect={onSelect} onOpen={onOpen} {...props} />),
  )
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const texts = (selector: string) => all(selector).map((element) => element.textContent?.trim())
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

test('an error shows its message, cause, and solution, and no headings above it', () => {
  const error: SearchHit = {
    ...hit('/a#error-no-key', 'Troubleshooting', 'No key'),
    isError: true,
    snippet: [['Cause: It is missing.\nSolution: Set it.', false]],
  }
  render({ groups: [group('/a', [error])] })
  expect(texts('.search-error span')).toEqual(['No key'])
  expect(texts('.search-error small')).toEqual(['Cause: It is missing.\nSolution: Set it.'])
})

test('groups the hits by page, with the area of each', () => {
  render()
  expect(all('[role=group]').map((element) => element.getAttribute('aria-label'))).toEqual(['Page /a', 'Page /b'])
  expect(texts('.search-heading')).toEqual(['Core Page /a', 'Page /b'])
  expect(all('.search-heading small')).toHaveLength(1)
})

test('a hit shows the title or heading, the headings above it, and a part of the text', () => {
  render()
  expect(texts('[role=option] > span')).toEqual(['Page', 'Two', 'One'])
  expect(texts('[role=option] > small')).toEqual(['A text.', 'One › A text.', 'A text.'])
  expect(texts('mark')).toEqual(['Page'])
  expect(all('[role=option]').map((option) => option.className)).toEqual([
    'search-hit search-document',
    'search-hit search-section',
    'search-hit search-section',
  ])
  expect(all('[role=option]').map((option) => option.getAttribute('href'))).toEqual(['/site/a', '/site/a#two', '/site/b#one'])
})

test('the ids of the hits count through all groups, and the selected hit is scrolled into view', () => {
  render({ selected: 2 })
  expect(all('[role=option]').map(({ id }) => id)).toEqual(['list-0', 'list-1', 'list-2'])
  expect(all('[role=option]').map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true'])
  expect(scrolled).toEqual(['list-2'])
  expect(all('[role=option]').every((option) => option.tabIndex === -1)).toBe(true)
})

test('the pointer selects a hit, and a click opens it', () => {
  render()
  act(() => void all('[role=option]')[2]?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(2)
  act(() => void all('[role=option]')[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(GROUPS[0]?.hits[1], expect.objectContaining({ type: 'click' }))
})

test('the first nine hits are rendered at once, the others 150 ms later', () => {
  render({ groups: many(12) })
  expect(all('[role=option]')).toHaveLength(9)
  wait(149)
  expect(all('[role=option]')).toHaveLength(9)
  wait(1)
  expect(all('[role=option]')).toHaveLength(12)
  render({ groups: many(11), search: 2 })
  expect(all('[role=option]')).toHaveLength(9)
})

test('all hits are rendered if one of the others is selected', () => {
  render({ groups: many(12), selected: 8 })
  expect(all('[role=option]')).toHaveLength(9)
  render({ groups: many(12), selected: 9 })
  expect(all('[role=option]')).toHaveLength(12)
})
