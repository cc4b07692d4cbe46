import { expect, test } from 'vitest'
import { activeHeading } from './active-heading.browser'

/** Headings of 30 px at these distances from the top of the window. */
const at = (...tops: number[]) => tops.map((top) => ({ top, bottom: top + 30 }))

test('the first heading below the navbar is active if it is in the upper half of the window', () => {
  expect(activeHeading(at(-400, 96, 500), 96, 900)).toBe(1)
  expect(activeHeading(at(-400, 419, 500), 96, 900)).toBe(1)
})

test('if the next heading is in the lower half of the window, the previous one is active', () => {
  expect(activeHeading(at(-400, 420, 500), 96, 900)).toBe(0)
})

test('above the first heading none is active', () => {
  expect(activeHeading(at(700, 1200), 96, 900)).toBe(-1)
})

test('below the last heading it stays active', () => {
  expect(activeHeading(at(-900, -400, 95), 96, 900)).toBe(2)
})

test('a heading at the very top of the window without navbar counts as passed', () => {
  expect(activeHeading(at(-300, 0, 800), 0, 900)).toBe(0)
})

test('without headings none is active', () => {
  expect(activeHeading([], 96, 900)).toBe(-1)
})
