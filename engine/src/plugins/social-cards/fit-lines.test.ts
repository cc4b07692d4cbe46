import { expect, test } from 'vitest'
import { fitLines } from './fit-lines'

/** Every character is half as wide as the font is high. */
const measure = (text: string) => text.length / 2
const room = { width: 500, height: 400, mostLines: 3, lineHeight: 1, sizes: [100, 80, 50] }

test('a short title is a single line in the largest size', () => {
  expect(fitLines('GX Core', room, measure)).toEqual({ size: 100, lines: ['GX Core'] })
})

test('a longer title is wrapped into lines of similar length', () => {
  expect(fitLines('one two three four', room, measure)).toEqual({ size: 100, lines: ['one two', 'three four'] })
  expect(fitLines('aa bb cc dd ee', { ...room, sizes: [80] }, measure)).toEqual({ size: 80, lines: ['aa bb cc', 'dd ee'] })
})

test('a title that needs more than three lines gets a smaller size', () => {
  const { size, lines } = fitLines('expectation of a table its orders', room, measure)
  expect(size).toBe(80)
  expect(lines).toEqual(['expectation', 'of a table', 'its orders'])
})

test('a title that is too tall gets a smaller size', () => {
  expect(fitLines('one two three four', { ...room, height: 150 }, measure)).toEqual({
    size: 50,
    lines: ['one two three four'],
  })
})

test('a word that is too wide in the smallest size, and text with too many lines, are truncated with an ellipsis', () => {
  expect(fitLines('x'.repeat(30), room, measure)).toEqual({ size: 50, lines: [`${'x'.repeat(19)}…`] })
  const { size, lines } = fitLines('word '.repeat(40), room, measure)
  expect([size, lines.length]).toEqual([50, 3])
  expect(lines[2]).toMatch(/…$/)
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width)
})

test('empty text has no lines', () => {
  expect(fitLines('  ', room, measure).lines).toEqual([])
})
