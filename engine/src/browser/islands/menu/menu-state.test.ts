import { expect, test } from 'vitest'
import { type MenuEvent, type MenuState, nextMenuState } from './menu-state.browser'

const after = (...events: MenuEvent[]) => events.reduce<MenuState>(nextMenuState, 'closed')

test('a menu opens while the mouse is over it', () => {
  expect(after('enter')).toBe('peek')
  expect(after('enter', 'leave')).toBe('closed')
})

test('a press keeps a menu open that was opened on hover, and a second press closes it', () => {
  expect(after('enter', 'press')).toBe('open')
  expect(after('enter', 'press', 'leave')).toBe('open')
  expect(after('enter', 'press', 'press')).toBe('closed')
})

test('Enter and Space open and close the menu', () => {
  expect(after('press')).toBe('open')
  expect(after('press', 'press')).toBe('closed')
})

test('Escape, a press outside and focus outside close the menu, regardless of how it was opened', () => {
  expect(after('enter', 'dismiss')).toBe('closed')
  expect(after('press', 'dismiss')).toBe('closed')
})
