import { expect, test } from 'vitest'
import { formatLineRange, parseLineRange } from './line-range.browser'

test.each([
  ['L3', { script: 1, from: 3, to: 3 }],
  ['L3-L7', { script: 1, from: 3, to: 7 }],
  ['code2-L12', { script: 2, from: 12, to: 12 }],
  ['code2-L12-L40', { script: 2, from: 12, to: 40 }],
])('parses and formats %s', (fragment, range) => {
  expect(parseLineRange(fragment)).toEqual(range)
  expect(formatLineRange(range)).toBe(fragment)
})

test('a reversed line range is the same range', () => {
  expect(parseLineRange('L7-L3')).toEqual({ script: 1, from: 3, to: 7 })
})

test.each(['', 'L', 'l3', 'L3-7', 'install-L3', 'L3-L7-L9', 'Load-data'])('"%s" is not a line range', (fragment) => {
  expect(parseLineRange(fragment)).toBeUndefined()
})
