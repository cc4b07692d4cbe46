import { expect, test } from 'vitest'
import { collapseDuration } from './collapse-duration.browser'

test('tall content takes only a little longer than short content', () => {
  expect([0, 59, 68, 360, 1000].map((height) => collapseDuration(height, false))).toEqual([40, 213, 220, 327, 440])
})

test('with reduced motion the duration is 1 ms', () => {
  expect(collapseDuration(1000, true)).toBe(1)
})
