import { expect, test } from 'vitest'
import { fitLines } from './fit-lines'

/** Every character is half as wide as the font is high. */
const measure = (text: string) => text.length / 2
const room = { width: 500, height: 400, mostLines: 3, lineHeight: 1, sizes: [100, 80, 50] }

test('a short title stands in one line, as large as can be', () => {
  expect(fitLines('GX Core', room, measure)).toEqual({ size: 100, lines: ['GX Core'] })
})

test('a longer one is broken into lines of about one length', () => {
  expect(fitLines('one two three four', room, measure)).toEqual({ size: 100, lines: ['one two', 'three four'] })
  expect(fitLines('aa bb cc dd ee', { ...room, sizes: [80] }, measure)).toEqual({ size: 80, lines: ['aa bb cc', 'dd ee'] })
})

test('what has no room in three lines gets smaller', () => {
  const { size, lines } = fitLines('expectation of a table its orders', room, measure)
  expect(size).toBe(80)
  expect(lines).toEqual(['expectation', 'of a table', 'its orders'])
})

test('lines that would be too high for the room make the text smaller', () => {
  expect(fitLines('one two three four', { ...room, height: 150 }, measure)).toEqual({
    size: 50,
    lines: ['one two three four'],
  })
})

test('a word that is wider than the room in the smallest size, and a text of too many lines, are cut off with an ellipsis', () => {
  expect(fitLines('x'.repeat(30), room, measure)).toEqual({ size: 50, lines: [`${'x'.repeat(19)}…`] })
  const { size, lines } = fitLines('word '.repeat(40), room, measure)
  expect([size, lines.length]).toEqual([50, 3])
  expect(lines[2]).toMatch(/…$/)
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width)
})

test('no text has no lines', () => {
  expect(fitLines('  ', room, measure).lines).toEqual([])
})
