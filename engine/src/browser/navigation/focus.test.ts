// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { focusOn, resetFocus, startSkipLink } from './focus.browser'

const scrolled = vi.fn()
const focused = vi.spyOn(HTMLElement.prototype, 'focus')
vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
  scrolled(this.tagName)
})

startSkipLink()
beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML =
    '<div id="region"><a class="skip-link" href="#main"><b>Skip</b></a></div><a id="other" href="#main">Other</a><main id="main"></main>'
})

const element = (selector: string) => document.querySelector(selector) as HTMLElement

/** Clicks an element. Returns whether the browser also handles the click. */
function click(selector: string): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  element(selector).dispatchEvent(event)
  const isHandled = !event.defaultPrevented
  event.preventDefault()
  return isHandled
}

test('an element that is not focusable gets the focus without scrolling, and does not become a tab stop', () => {
  let tabIndex: number | undefined
  element('main').addEventListener('focus', () => {
    tabIndex = element('main').tabIndex
  })
  focusOn(element('main'))
  expect(document.activeElement).toBe(element('main'))
  expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  expect(tabIndex).toBe(-1)
  expect(element('main').hasAttribute('tabindex')).toBe(false)
})

test('after a navigation, the skip link is the next tab stop', () => {
  resetFocus()
  expect(document.activeElement).toBe(element('#region'))
})

test('a page without a skip link keeps the focus', () => {
  element('#region').remove()
  resetFocus()
  expect(focused).not.toHaveBeenCalled()
})

test('the skip link moves the focus and the page to the main content', () => {
  expect(click('.skip-link b')).toBe(false)
  expect(document.activeElement).toBe(element('main'))
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('MAIN')
})

test('other links, and a skip link without main content, are left to the browser', () => {
  expect(click('#other')).toBe(true)
  element('main').remove()
  expect(click('.skip-link')).toBe(true)
  document.dispatchEvent(new Event('click'))
  expect(focused).not.toHaveBeenCalled()
})
