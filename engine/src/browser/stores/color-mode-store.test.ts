import { expect, test } from 'vitest'
import type { ColorChoice } from '../boot/color-mode.browser'
import { nextChoice, stateOf } from './color-mode-store.browser'

const DEFAULT = { defaultMode: 'light', respectPrefersColorScheme: false } as const
const SYSTEM = { ...DEFAULT, respectPrefersColorScheme: true }

test('the switch goes from light to dark and back', () => {
  expect(nextChoice('light', false)).toBe('dark')
  expect(nextChoice('dark', false)).toBe('light')
})

test('where the system is respected the switch goes system, light, dark, system', () => {
  expect(nextChoice('system', true)).toBe('light')
  expect(nextChoice('light', true)).toBe('dark')
  expect(nextChoice('dark', true)).toBe('system')
})

test('an unknown color mode is named', () => {
  expect(() => nextChoice('pink' as ColorChoice, true)).toThrow('Unknown color mode "pink"')
})

test('without a choice the default holds, or the system where it is respected', () => {
  expect(stateOf(undefined, DEFAULT, 'dark')).toEqual({ mode: 'light', choice: 'light' })
  expect(stateOf(undefined, SYSTEM, 'dark')).toEqual({ mode: 'dark', choice: 'system' })
  expect(stateOf('system', SYSTEM, 'light')).toEqual({ mode: 'light', choice: 'system' })
  expect(stateOf('dark', SYSTEM, 'light')).toEqual({ mode: 'dark', choice: 'dark' })
})
