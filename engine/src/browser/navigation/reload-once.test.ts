// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.browser'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  vi.stubGlobal('navigator', { onLine: true })
  history.replaceState(null, '', '/docs/a')
})
afterEach(() => vi.unstubAllGlobals())

test('a page with a missing file reloads once, with a warning', () => {
  reloadOnce('a.js')
  reloadOnce('b.js')
  expect(reload).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledExactlyOnceWith('Reloading the page, because a file is missing: a.js')
})

test('each address reloads once', () => {
  reloadOnce('a.js')
  history.replaceState(null, '', '/docs/b')
  reloadOnce('a.js')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without network the page does not reload, and it may reload later', () => {
  vi.stubGlobal('navigator', { onLine: false })
  reloadOnce('a.js')
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  reloadOnce('a.js')
  expect(reload).toHaveBeenCalledOnce()
})

test('without storage, which prevents a loop, the page does not reload', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
  })
  reloadOnce('a.js')
  expect(reload).not.toHaveBeenCalled()
})
