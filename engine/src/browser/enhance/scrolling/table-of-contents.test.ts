// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { followTarget, forgetTableOfContents, markActiveHeading } from './table-of-contents.browser'

let isVisible: boolean

beforeEach(() => {
  isVisible = true
  history.replaceState(null, '', '/docs/a')
  forgetTableOfContents()
  vi.stubGlobal('innerHeight', 900)
  scrollPage(100)
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(() => isVisible)
})

/** Opens a page with headings at these distances from the top of the window. An entry without a heading precedes their entries. */
function open(tops: Record<string, number>): void {
  const links = ['missing', ...Object.keys(tops)].map((id) => `<li><a href="#${id}">${id}</a></li>`)
  const headings = Object.keys(tops).map((id) => `<div><h2 id="${id}">${id}</h2></div>`)
  document.body.innerHTML = `<div class="toc-open">${links.join('')}</div><ul class="toc"><a href="#a">a</a></ul>${headings.join('')}`
  for (const [id, top] of Object.entries(tops)) place(document.getElementById(id), top)
}
function place(element: Element | null | undefined, top: number, height = 30): void {
  if (element) vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + height, height } as DOMRect)
}
/** Scrolls a page that is 3,000 px high. */
function scrollPage(top: number, height = 3000): void {
  vi.stubGlobal('scrollY', top)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height)
}
function jumpTo(hash: string): void {
  history.replaceState(null, '', hash)
  followTarget()
}
const active = () => [...document.querySelectorAll('.active')].map(({ textContent }) => textContent)

test('the entry of the section being read is marked, which changes as the page scrolls', () => {
  open({ a: -400, b: 100, c: 700 })
  markActiveHeading(60)
  expect(active()).toEqual(['b'])
  place(document.getElementById('b'), -200)
  place(document.getElementById('c'), 400)
  markActiveHeading(60)
  expect(active()).toEqual(['c'])
})

test('a heading below the middle of the window is not read yet', () => {
  open({ a: -400, b: 430 })
  markActiveHeading(60)
  expect(active()).toEqual(['a'])
  vi.stubGlobal('innerHeight', 1000)
  markActiveHeading(60)
  expect(active()).toEqual(['b'])
})

test('a heading behind the navbar counts as passed', () => {
  open({ a: 30, b: 430 })
  markActiveHeading(60)
  expect(active()).toEqual(['a'])
  place(document.getElementById('b'), 400)
  markActiveHeading(60)
  expect(active()).toEqual(['b'])
  markActiveHeading(20)
  expect(active()).toEqual(['a'])
})

test('the box of a heading without height is that of its parent', () => {
  open({ a: -400, b: 100 })
  place(document.getElementById('b'), -999, 0)
  place(document.getElementById('b')?.parentElement, 700)
  markActiveHeading(60)
  expect(active()).toEqual(['a'])
})

test('the box of the parent of another heading does not matter', () => {
  open({ a: -400, b: 100 })
  place(document.getElementById('b')?.parentElement, 700)
  markActiveHeading(60)
  expect(active()).toEqual(['b'])
})

test('no entry is marked while the list is hidden or missing', () => {
  open({ a: 100 })
  isVisible = false
  markActiveHeading(60)
  expect(active()).toEqual([])
  document.querySelector('.toc-open')?.remove()
  isVisible = true
  markActiveHeading(60)
  expect(active()).toEqual([])
})

test('a new page has its own entries', () => {
  open({ a: 100 })
  markActiveHeading(60)
  open({ b: 100 })
  markActiveHeading(60)
  expect(active()).toEqual([])
  forgetTableOfContents()
  markActiveHeading(60)
  expect(active()).toEqual(['b'])
})

test('at the end of the page, the last entry is marked', () => {
  open({ a: -400, b: 300, c: 700 })
  scrollPage(2098)
  markActiveHeading(60)
  expect(active()).toEqual(['b'])
  scrollPage(2099)
  markActiveHeading(60)
  expect(active()).toEqual(['c'])
})

test('on a page that does not scroll, the last entry is marked only after a jump to its heading', () => {
  open({ a: 100, b: 500, c: 700 })
  scrollPage(0, 900)
  markActiveHeading(60)
  expect(active()).toEqual(['a'])
  jumpTo('#c')
  markActiveHeading(60)
  expect(active()).toEqual(['c'])
  jumpTo('#b')
  markActiveHeading(60)
  expect(active()).toEqual(['b'])
  jumpTo('#missing')
  markActiveHeading(60)
  expect(active()).toEqual(['a'])
})

test('a jump to a heading near the end of the page marks its entry until the reader scrolls', () => {
  open({ a: -400, b: 300, c: 700 })
  jumpTo('#b')
  scrollPage(1000)
  markActiveHeading(60)
  scrollPage(2100)
  markActiveHeading(60)
  expect(active()).toEqual(['b'])
  scrollPage(2000)
  markActiveHeading(60)
  scrollPage(2100)
  markActiveHeading(60)
  expect(active()).toEqual(['c'])
})

test('a page that is opened at a heading near its end marks its entry', () => {
  history.replaceState(null, '', '#b')
  forgetTableOfContents()
  open({ a: -400, b: 300, c: 700 })
  scrollPage(2100)
  markActiveHeading(60)
  expect(active()).toEqual(['b'])
})

test('a heading that the reader has jumped to and that is no longer visible is not marked', () => {
  open({ a: -400, b: 20, c: 700 })
  jumpTo('#b')
  scrollPage(2100)
  markActiveHeading(60)
  expect(active()).toEqual(['c'])
})
