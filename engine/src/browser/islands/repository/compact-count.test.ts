import { expect, test } from 'vitest'
import { compactCount } from './compact-count.browser'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1050, '1.1k'],
  [9100, '9.1k'],
  [9950, '10k'],
  [20_000, '20k'],
  [999_500, '1m'],
  [1_234_567, '1.2m'],
])('%i is shown as %s', (count, text) => {
  expect(compactCount(count)).toBe(text)
})
