// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isShortcut, start } from './shortcut.browser'

/** Whether a key event on an element is a shortcut of a button with these `aria-keyshortcuts`. */
function press(shortcuts: string | null, init: KeyboardEventInit, tag = 'p'): boolean {
  const button = document.createElement('button')
  if (shortcuts !== null) button.setAttribute('aria-keyshortcuts', shortcuts)
  const target = document.createElement(tag)
  document.body.append(target)
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init })
  target.dispatchEvent(event)
  return isShortcut(button, event)
}

const SHORTCUTS = 'Control+K Meta+K /'

test.each<[KeyboardEventInit, boolean]>([
  [{ key: 'k', ctrlKey: true }, true],
  [{ key: 'K', ctrlKey: true }, true],
  [{ key: 'k', metaKey: true }, true],
  [{ key: 'k' }, false],
  [{ key: 'k', ctrlKey: true, metaKey: true }, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false],
  [{ key: 'K', ctrlKey: true, shiftKey: true }, false],
  [{ key: 'j', ctrlKey: true }, false],
  [{ key: '/' }, true],
  [{ key: '/', shiftKey: true }, true],
  [{ key: '/', ctrlKey: true }, false],
])('the shortcuts of the search button and %j: %s', (init, expected) => {
  expect(press(SHORTCUTS, init)).toBe(expected)
})

test('an element without shortcuts has none', () => {
  expect(press(null, { key: 'k', ctrlKey: true })).toBe(false)
})

test.each(['input', 'select', 'textarea'])('a character in <%s> is no shortcut, a character with a modifier key is', (tag) => {
  expect(press(SHORTCUTS, { key: '/' }, tag)).toBe(false)
  expect(press(SHORTCUTS, { key: 'k', ctrlKey: true }, tag)).toBe(true)
})

test('a character is no shortcut while a dialog is open, a character with a modifier key is', () => {
  document.body.innerHTML = '<dialog open></dialog>'
  expect(press(SHORTCUTS, { key: '/' })).toBe(false)
  expect(press(SHORTCUTS, { key: 'k', ctrlKey: true })).toBe(true)
  document.body.innerHTML = ''
})

test('an event without a key is no shortcut', () => {
  const event = new Event('keydown') as KeyboardEvent
  const button = document.createElement('button')
  button.setAttribute('aria-keyshortcuts', SHORTCUTS)
  expect(isShortcut(button, event)).toBe(false)
})

test('a shortcut presses the search button until it is hydrated', () => {
  document.body.innerHTML = `<button class="search-button" aria-keyshortcuts="${SHORTCUTS}"></button>`
  const button = document.querySelector('button') as HTMLButtonElement
  let clicks = 0
  button.addEventListener('click', () => clicks++)
  start()
  const pressKey = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([pressKey('j'), clicks]).toEqual([false, 0])
  expect([pressKey('k'), clicks]).toEqual([true, 1])
  button.dataset.live = ''
  expect([pressKey('k'), clicks]).toEqual([false, 1])
})
