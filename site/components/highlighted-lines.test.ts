import { expect, test } from 'vitest'
import { highlightedLines } from './highlighted-lines'

const code = 'a = 1\nb = 2\nc = 3'
const html = 'a = <span class="n">1</span>\nb = 2\nc = 3'

test('the lines of the part are marked, the others are lines too', () => {
  expect(highlightedLines(html, code, 'b = 2\nc = 3')).toBe(
    '<span class="line">a = <span class="n">1</span>\n</span><span class="line highlighted">b = 2\n</span><span class="line highlighted">c = 3\n</span>',
  )
})

test('a part that does not occur marks nothing', () => {
  expect(highlightedLines(html, code, 'b = 2\nd = 4')).not.toContain('highlighted')
})

/** The lines that are marked, from 1. */
function markedIn(text: string, part: string): number[] {
  return highlightedLines(text, text, part)
    .split('\n</span>')
    .flatMap((line, i) => (line.includes('highlighted') ? [i + 1] : []))
}

test('lines are found with another indentation, in the part and in the code', () => {
  expect(markedIn('if a:\n    b = 2\n    c = 3', 'b = 2\nc = 3')).toEqual([2, 3])
  expect(markedIn('b = 2\nc = 3', '    b = 2\n    c = 3')).toEqual([1, 2])
})

test('of two places the first is marked, and only where all lines follow each other', () => {
  expect(markedIn('a\nb\na\nc\na\nc', 'a\nc')).toEqual([3, 4])
  expect(markedIn('a\nb\nc', 'a')).toEqual([1])
  expect(markedIn('a\nb', 'b\nc')).toEqual([])
  expect(markedIn('ab\na', 'a')).toEqual([2])
})
