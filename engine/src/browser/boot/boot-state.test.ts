import { expect, test } from 'vitest'
import { bootState } from './boot-state.browser'

interface Case {
  html?: Parameters<typeof bootState>[0]['html']
  search?: string
  hash?: string
  dark?: boolean
  stored?: Record<string, string>
}

const boot = ({ html = {}, search = '', hash = '', dark = false, stored = {} }: Case) =>
  bootState({ html: { theme: 'light', ...html }, search, hash, systemIsDark: dark, read: (key) => stored[key] ?? null })

const SYSTEM = { colorScheme: 'system' }

test.each<[string, Case, string, string]>([
  ['no settings: the default', {}, 'light', 'light'],
  ['no settings: the default of the site', { html: { theme: 'dark' } }, 'dark', 'dark'],
  ['the system is dark, but not respected', { dark: true }, 'light', 'light'],
  ['the system is dark and respected', { html: SYSTEM, dark: true }, 'dark', 'system'],
  ['the system is light and respected', { html: { ...SYSTEM, theme: 'dark' } }, 'light', 'system'],
  ['a stored choice', { stored: { theme: 'dark' } }, 'dark', 'dark'],
  ['a stored choice overrides the system', { html: SYSTEM, dark: true, stored: { theme: 'light' } }, 'light', 'light'],
  ['a stored value that is not a mode', { html: SYSTEM, dark: true, stored: { theme: 'system' } }, 'dark', 'system'],
  [
    'the query overrides storage and system',
    { html: SYSTEM, search: '?color-mode=dark', stored: { theme: 'light' } },
    'dark',
    'dark',
  ],
  ['a query that is not a mode', { search: '?color-mode=DARK', stored: { theme: 'dark' } }, 'dark', 'dark'],
  ['a stored choice on a site without the switch', { html: { colorSwitch: 'off' }, stored: { theme: 'dark' } }, 'light', 'light'],
  ['the query on a site without the switch', { html: { colorSwitch: 'off' }, search: '?a=b&color-mode=dark' }, 'dark', 'dark'],
])('%s', (_, known, mode, choice) => {
  expect(boot(known)).toMatchObject({ mode, choice })
})

test.each([
  [{}, false],
  [{ theme: 'dark' }, false],
  [{ theme: '' }, true],
  [{ theme: 'pink' }, true],
])('whether the invalid color mode in %j is removed from storage: %s', (stored, removesColor) => {
  expect(boot({ stored }).removesColor).toBe(removesColor)
})

test('the stored choice is removed on a site without the switch', () => {
  expect(boot({ html: { colorSwitch: 'off' }, stored: { theme: 'dark' } }).removesColor).toBe(true)
})

const ID = 'docs.announcement.id'
const DISMISS = 'docs.announcement.dismiss'

test.each([
  ['workshop', {}, false],
  ['workshop', { [ID]: 'workshop', [DISMISS]: 'false' }, false],
  ['workshop', { [ID]: 'workshop', [DISMISS]: 'true' }, true],
  ['workshop', { [ID]: 'older', [DISMISS]: 'true' }, false],
  ['workshop', { [DISMISS]: 'true' }, false],
  ['announcement-bar', { [ID]: 'annoucement-bar', [DISMISS]: 'true' }, true],
  ['annoucement-bar', { [ID]: 'annoucement-bar', [DISMISS]: 'true' }, false],
  [undefined, { [ID]: 'workshop', [DISMISS]: 'true' }, false],
])('the announcement %s with %j stored is hidden: %s', (announcement, stored, dismissed) => {
  expect(boot({ html: announcement === undefined ? {} : { announcement }, stored }).dismissed).toBe(dismissed)
})

test.each([
  ['', '#/docs/a', false],
  ['/docs/home', '', false],
  ['/docs/home', '#part', false],
  ['/docs/home', '#/docs/home', false],
  ['/docs/home', '#/docs/home?os=mac#part', false],
  ['/docs/home', '#/docs/home#part', false],
  ['/docs/home', '#/docs/homely', true],
  ['/docs/home', '#/docs/a#part', true],
  ['/docs/home', '#docs/a', true],
])('with hash URLs, whether the document of %j at %j waits for another one: %s', (route, hash, arriving) => {
  expect(boot({ html: route === '' ? {} : { hashRoute: route }, hash }).arriving).toBe(arriving)
})
