import { expect, test } from 'vitest'
import { allowedErrors, editDistance } from './edit-distance.browser'

test.each([
  ['snowflake', 'snowflake', 0],
  ['snowflake', 'snoflake', 1],
  ['snowflake', 'snowfalke', 1],
  ['expectation', 'expactaton', 2],
  ['', 'ab', 2],
])('%s and %s differ by %d', (a, b, expected) => {
  expect(editDistance(a, b, 3)).toBe(expected)
  expect(editDistance(b, a, 3)).toBe(expected)
})

test('stops at the limit', () => {
  expect(editDistance('checkpoint', 'validation', 2)).toBe(3)
})

test('longer words may have more errors', () => {
  expect(['csv', 'null', 'columns', 'snowflake'].map(({ length }) => allowedErrors(length))).toEqual([0, 1, 1, 2])
})
