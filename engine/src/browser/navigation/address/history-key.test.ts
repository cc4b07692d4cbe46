import { expect, test } from 'vitest'
import { createHistoryKey } from './history-key.browser'

test('keys have six characters of base 36 and differ', () => {
  const keys = Array.from({ length: 1000 }, () => createHistoryKey())
  for (const key of keys) expect(key).toMatch(/^[0-9a-z]{6}$/)
  expect(new Set(keys).size).toBeGreaterThan(995)
})

test('a short random number is padded to a key', () => {
  expect(createHistoryKey(() => 0)).toBe('000000')
  expect(createHistoryKey(() => 0.5)).toBe('i00000')
})
