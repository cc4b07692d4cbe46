// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { elementOf, scrollPage } from './scroll.browser'

const scrolledTo = vi.fn()
const scrolledIntoView = vi.fn()
vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
  scrolledIntoView(this.id, options)
})

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('scrollTo', scrolledTo)
  document.body.innerHTML = '<h2 id="install">A</h2><h2 id="café">B</h2><h2 id="50%">C</h2>'
})

test('a navigation to a page scrolls to its top, without animation', () => {
  scrollPage('top', '#install')
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith({ top: 0, left: 0, behavior: 'instant' })
  expect(scrolledIntoView).not.toHaveBeenCalled()
})

test('a navigation to an earlier page restores its scroll position, without animation', () => {
  scrollPage(250, '#install')
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith({ top: 250, behavior: 'instant' })
  expect(scrolledIntoView).not.toHaveBeenCalled()
})

test('a navigation to a section scrolls to its heading, without animation', () => {
  scrollPage('hash', '#install')
  expect(scrolledIntoView).toHaveBeenCalledExactlyOnceWith('install', { behavior: 'instant' })
  expect(scrolledTo).not.toHaveBeenCalled()
})

test('the page stays where it is if the section is unknown, or the position is kept', () => {
  scrollPage('hash', '#unknown')
  scrollPage('keep', '#install')
  expect(scrolledIntoView).not.toHaveBeenCalled()
  expect(scrolledTo).not.toHaveBeenCalled()
})

test.each([
  ['#caf%C3%A9', 'café'],
  ['#café', 'café'],
  ['#50%', '50%'],
  ['#unknown', undefined],
  ['', undefined],
])('the hash "%s" leads to the element "%s"', (hash, id) => {
  expect(elementOf(hash)?.id).toBe(id)
})
