import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCounts, storeCounts } from './stored-counts.browser'

const URL = 'https://api.example.com/repos/acme/widget'
const KEY = `docs.repository-counts ${URL}`
const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('counts are stored by URL', () => {
  storeCounts(URL, { stars: 10_900, forks: 1600 })
  expect(readCounts(URL)).toEqual({ stars: 10_900, forks: 1600 })
  expect(readCounts(`${URL}s`)).toBeUndefined()
})

test.each([
  ['invalid JSON', '{"stars":1'],
  ['a value that is not an object', 'null'],
  ['a missing count', '{"stars":1}'],
  ['a string', '{"stars":"1","forks":1}'],
  ['an infinite number', '{"stars":1e999,"forks":1}'],
])('%s in storage is removed and ignored', (_, stored) => {
  values.set(KEY, stored)
  expect(readCounts(URL)).toBeUndefined()
  expect(values.has(KEY)).toBe(false)
})
