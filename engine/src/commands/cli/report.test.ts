import { expect, test } from 'vitest'
import { count, formatBytes } from './report'

test('formats numbers', () => {
  expect(formatBytes(812)).toBe('812 B')
  expect(formatBytes(999)).toBe('999 B')
  expect(formatBytes(1000)).toBe('1.0 KB')
  expect(formatBytes(1_000_000)).toBe('1.0 MB')
  expect(formatBytes(11_400)).toBe('11.4 KB')
  expect(formatBytes(3_200_000)).toBe('3.2 MB')
  expect(count(1, 'page')).toBe('1 page')
  expect(count(3600, 'page')).toBe('3,600 pages')
})
