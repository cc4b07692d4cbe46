// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Module from './preferred-version-store.browser'

const KEY = 'docs-preferred-version-default'
let module: typeof Module

/** Opens a page with a stored version. */
async function open(stored?: string): Promise<void> {
  localStorage.clear()
  if (stored !== undefined) localStorage.setItem(KEY, stored)
  vi.resetModules()
  module = await import('./preferred-version-store.browser')
  module.startPreferredVersion()
}

const chosen = () => module.preferredVersionStore.get()
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => {
  document.body.innerHTML = `<a href="#a" data-prefer-version="0.18"><b>0.18</b></a><a href="#b" data-prefer-version="0.1">0.1</a><a id="other" href="#c">Other</a>
    <script type="application/json" id="site-data">{ "versions": [{ "name": "current" }, { "name": "0.18" }] }</script>`
})

test('the stored version is the preferred one; an unknown one is removed', async () => {
  await open()
  expect(chosen()).toBeNull()
  await open('0.18')
  expect(chosen()).toBe('0.18')
  await open('0.17')
  expect(chosen()).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a click on a link of a version chooses it, unless there is no such version', async () => {
  await open('current')
  click('#other')
  click('[data-prefer-version="0.1"]')
  expect(chosen()).toBe('current')
  click('b')
  expect(chosen()).toBe('0.18')
  expect(localStorage.getItem(KEY)).toBe('0.18')
})

test('the version is chosen before other listeners follow the link', async () => {
  await open('current')
  let seen: unknown
  const link = document.querySelector('[data-prefer-version="0.18"]')
  link?.addEventListener('click', (event) => {
    event.stopPropagation()
    seen = chosen()
  })
  click('[data-prefer-version="0.18"]')
  expect(seen).toBe('0.18')
})

test('a page from the back-forward cache reads the version again', async () => {
  await open('current')
  localStorage.setItem(KEY, '0.18')
  show(false)
  expect(chosen()).toBe('current')
  show(true)
  expect(chosen()).toBe('0.18')
})
