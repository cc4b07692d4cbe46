// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { colorModeStore } from '../stores/color-mode-store.browser'
import { applyColorModeToggle, startColorModeToggle } from './color-mode-toggle.browser'

const SITE = { colorMode: { respectPrefersColorScheme: false, defaultMode: 'light', themeColor: {} } }

startColorModeToggle()
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const button = '<button class="color-mode-toggle" disabled><svg></svg></button>'
  document.body.innerHTML = `${button}${button}<p>Text</p><script type="application/json" id="site-data">${JSON.stringify(SITE)}</script>`
  colorModeStore.set({ mode: 'light', choice: 'light' })
})

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.color-mode-toggle')]
const click = (selector: string) => document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

test('the switches are enabled, and labeled with the current choice', () => {
  applyColorModeToggle()
  for (const { disabled, title, ariaLabel } of buttons())
    expect([disabled, title, ariaLabel]).toEqual([
      false,
      'light mode',
      'Switch between dark and light mode (currently light mode)',
    ])
})

test('a click switches the mode and updates the labels', () => {
  applyColorModeToggle()
  click('.color-mode-toggle svg')
  expect(colorModeStore.get()).toEqual({ mode: 'dark', choice: 'dark' })
  expect(buttons().map(({ title }) => title)).toEqual(['dark mode', 'dark mode'])
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('a click on another element does not switch the mode', () => {
  click('p')
  expect(colorModeStore.get().choice).toBe('light')
})
