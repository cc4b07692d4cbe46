// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { focusOn, startSkipLink } from './focus.browser'

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

test('an element that is not focusable gets the focus without scrolling, does not become a tab stop, and is as before when it loses the focus', () => {
  const main = element('main')
  focusOn(main)
  expect(document.activeElement).toBe(main)
  expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  expect(main.getAttribute('tabindex')).toBe('-1')
  main.blur()
  expect(main.hasAttribute('tabindex')).toBe(false)
  focusOn(main)
  expect(document.activeElement).toBe(main)
})

test.each(['<a id="target" href="/">A</a>', '<pre id="target" tabindex="0">1</pre>'])(
  '%s keeps its place in the tab order',
  (html) => {
    document.body.innerHTML = html
    const before = element('#target').getAttribute('tabindex')
    focusOn(element('#target'))
    expect(document.activeElement).toBe(element('#target'))
    element('#target').blur()
    expect(element('#target').getAttribute('tabindex')).toBe(before)
  },
)

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
