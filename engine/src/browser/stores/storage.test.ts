import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Loads a fresh module for each test, since it warns only once. */
const load = () => import('./storage.browser')

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('values are stored, read and removed', async () => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
  const { local } = await load()
  expect(local.read('a')).toBeNull()
  expect(local.write('a', '1')).toBe(true)
  expect(local.read('a')).toBe('1')
  local.remove('a')
  expect(local.read('a')).toBeNull()
})

test('storage that throws returns no values, ignores writes and warns only once', async () => {
  const throwError = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, { getItem: throwError, setItem: throwError, removeItem: throwError })
  }
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { local, session } = await load()
  expect(local.read('a')).toBeNull()
  expect(local.write('a', '1')).toBe(false)
  session.remove('a')
  expect(session.read('a')).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})

test('listeners receive changes in other windows of keys with their prefix, with the currently stored value', async () => {
  let dispatch = (_: object) => {}
  vi.stubGlobal('addEventListener', (_: string, listener: typeof dispatch) => {
    dispatch = listener
  })
  const values = new Map([['tab.os', 'mac']])
  vi.stubGlobal('localStorage', { getItem: (key: string) => values.get(key) ?? null })
  const { onStored } = await load()
  const listener = vi.fn()
  onStored('tab.', listener)
  dispatch({ key: 'tab.os', newValue: 'windows' })
  dispatch({ key: 'theme', newValue: 'dark' })
  values.clear()
  dispatch({ key: null, newValue: null })
  expect(listener.mock.calls).toEqual([
    ['tab.os', 'mac'],
    ['tab.', null],
  ])
})
