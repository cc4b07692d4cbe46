import { expect, test } from 'vitest'
import type { ColorChoice } from '../boot/color-mode.browser'
import { nextChoice, stateOf } from './color-mode-store.browser'

const DEFAULT = { defaultMode: 'light', respectPrefersColorScheme: false } as const
const SYSTEM = { ...DEFAULT, respectPrefersColorScheme: true }

test('the switch goes from light to dark and back', () => {
  expect(nextChoice('light', false)).toBe('dark')
  expect(nextChoice('dark', false)).toBe('light')
})

test('if the site respects the system, the switch goes from system to light, dark, and back to system', () => {
  expect(nextChoice('system', true)).toBe('light')
  expect(nextChoice('light', true)).toBe('dark')
  expect(nextChoice('dark', true)).toBe('system')
})

test('an unknown color mode is an error', () => {
  expect(() => nextChoice('pink' as ColorChoice, true)).toThrow('Unknown color mode "pink"')
})

test("without a choice, the default applies, or the system's mode if the site respects it", () => {
  expect(stateOf(undefined, DEFAULT, 'dark')).toEqual({ mode: 'light', choice: 'light' })
  expect(stateOf(undefined, SYSTEM, 'dark')).toEqual({ mode: 'dark', choice: 'system' })
  expect(stateOf('system', SYSTEM, 'light')).toEqual({ mode: 'light', choice: 'system' })
  expect(stateOf('dark', SYSTEM, 'light')).toEqual({ mode: 'dark', choice: 'dark' })
})
