// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleData } from '../../../../test/support/sample-data'
import { pageStore } from '../../stores/page-store.browser'
import menu from './Menu.island'

const MENU = <menu.Component className="dropdown" labelClass="link" />
/** What the pointer is over, and whether it can hover. */
let hovered: Element | undefined
let canHover: boolean
const matches = Element.prototype.matches
/** Functions that remove the event listeners of the page. */
const cleanups: (() => void)[] = []
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  hovered = undefined
  canHover = true
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' && canHover }))
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':hover' ? this === hovered : matches.call(this, selector)
  })
  // Browsers open and close the element after all listeners of a click, as `press` does.
  vi.spyOn(HTMLDetailsElement.prototype, 'dispatchEvent').mockImplementation(EventTarget.prototype.dispatchEvent)
  document.body.innerHTML = `<button id="before"></button><div id="place"></div>
    <script type="application/json" id="page-data">${JSON.stringify(sampleData.page)}</script>`
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T
const details = () => find<HTMLDetailsElement>('details')
const summary = () => find('summary')
/** The state, and whether the menu is open for readers and assistive technology. */
const state = () => [details().dataset.menu, details().open, summary().getAttribute('aria-expanded')]
const CLOSED = ['closed', false, 'false']
const PEEK = ['peek', true, 'true']
const OPEN = ['open', true, 'true']

function render(): void {
  root = createRoot(find('#place'))
  act(() => root.render(MENU))
}
/** Hydrates the menu of the server after a change by the reader. */
function hydrate(change: () => void = () => {}): void {
  find('#place').innerHTML = renderToString(MENU)
  change()
  act(() => {
    root = hydrateRoot(find('#place'), MENU)
  })
}
const send = (target: EventTarget, event: Event) => act(() => void target.dispatchEvent(event))
const point = (type: 'pointerover' | 'pointerout', pointerType = 'mouse') =>
  send(details(), Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }))
function press(): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  send(summary(), click)
  if (!click.defaultPrevented) act(() => void details().toggleAttribute('open'))
}
const key = (key: string) => send(document, new KeyboardEvent('keydown', { key }))

test('the server leaves the state to the browser', () => {
  render()
  const html = renderToString(MENU)
  expect(html).not.toMatch(/data-menu|aria-expanded| open/)
})

test('a press on the label opens and closes the menu', () => {
  render()
  expect(state()).toEqual(CLOSED)
  press()
  expect(state()).toEqual(OPEN)
  press()
  expect(state()).toEqual(CLOSED)
})

test('the menu is open while the mouse is over it, and a press keeps it open', () => {
  render()
  point('pointerover')
  expect(state()).toEqual(PEEK)
  point('pointerout')
  expect(state()).toEqual(CLOSED)
  point('pointerover')
  press()
  point('pointerout')
  expect(state()).toEqual(OPEN)
})

test('a touch does not open the menu before the press', () => {
  render()
  point('pointerover', 'touch')
  expect(state()).toEqual(CLOSED)
  press()
  point('pointerout', 'touch')
  expect(state()).toEqual(OPEN)
})

test('a menu that was opened before hydration stays open', () => {
  // In development, React logs the attribute that isn't in its HTML.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  hydrate(() => {
    details().open = true
  })
  expect(state()).toEqual(OPEN)
})

test.each([
  ['opens', true, PEEK],
  ['stays closed, if the pointer cannot hover,', false, CLOSED],
])('a menu under the pointer %s when it is hydrated', (_, hovers, expected) => {
  canHover = hovers
  hydrate(() => {
    hovered = details()
  })
  expect(state()).toEqual(expected)
})

test('a menu that is not under the pointer is closed after hydration', () => {
  hydrate()
  expect(state()).toEqual(CLOSED)
})

test.each([
  ['press', 'pointerdown'],
  ['focus', 'focusin'],
])('a %s outside closes the menu, one inside does not', (_, type) => {
  render()
  press()
  send(find('ul'), new Event(type, { bubbles: true }))
  expect(state()).toEqual(OPEN)
  send(find('#before'), new Event(type, { bubbles: true }))
  expect(state()).toEqual(CLOSED)
})

test('Escape closes the menu, and other keys do not', () => {
  render()
  press()
  key('a')
  expect(state()).toEqual(OPEN)
  key('Escape')
  expect(state()).toEqual(CLOSED)
})

test('Escape returns the focus from an entry to the label, but not from elsewhere', () => {
  render()
  press()
  const entry = document.createElement('button')
  find('ul').append(entry)
  act(() => entry.focus())
  key('Escape')
  expect(document.activeElement).toBe(summary())
  point('pointerover')
  act(() => find('#before').focus())
  press()
  key('Escape')
  expect(document.activeElement).toBe(find('#before'))
})

test('a closed menu ignores Escape', () => {
  render()
  press()
  press()
  const focus = vi.spyOn(summary(), 'focus')
  act(() => summary().focus())
  focus.mockClear()
  key('Escape')
  expect(focus).not.toHaveBeenCalled()
})

test('the next page closes the menu', () => {
  render()
  press()
  act(() => pageStore.set({ ...pageStore.get() }))
  expect(state()).toEqual(CLOSED)
})

test('the menu follows the browser, which closes it for another menu and opens it for find-in-page', () => {
  render()
  press()
  act(() => {
    details().open = false
  })
  expect(state()).toEqual(CLOSED)
  act(() => {
    details().open = true
  })
  expect(state()).toEqual(OPEN)
})

test('a toggle event that arrives late, after the menu has the state, changes nothing', () => {
  render()
  point('pointerover')
  send(details(), new Event('toggle'))
  expect(state()).toEqual(PEEK)
})

test('a removed menu has no listeners', () => {
  render()
  press()
  const removed = vi.spyOn(document, 'removeEventListener')
  act(() => root.render(null))
  expect(removed.mock.calls.map(([type]) => type)).toEqual(expect.arrayContaining(['pointerdown', 'focusin', 'keydown']))
})
