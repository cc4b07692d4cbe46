import { expect, test } from 'vitest'
import { highlightedLines } from './highlighted-lines'

const code = 'a = 1\nb = 2\nc = 3'
const html = 'a = <span class="n">1</span>\nb = 2\nc = 3'

test('marks the lines of the part, and wraps the other lines', () => {
  expect(highlightedLines(html, code, 'b = 2\nc = 3')).toBe(
    '<span class="line">a = <span class="n">1</span>\n</span><span class="line highlighted">b = 2\n</span><span class="line highlighted">c = 3\n</span>',
  )
})

test('marks nothing if the code does not contain the part', () => {
  expect(highlightedLines(html, code, 'b = 2\nd = 4')).not.toContain('highlighted')
})

/** Numbers of the marked lines, starting at 1. */
function markedIn(text: string, part: string): number[] {
  return highlightedLines(text, text, part)
    .split('\n</span>')
    .flatMap((line, i) => (line.includes('highlighted') ? [i + 1] : []))
}

test('finds lines with a different indentation', () => {
  expect(markedIn('if a:\n    b = 2\n    c = 3', 'b = 2\nc = 3')).toEqual([2, 3])
  expect(markedIn('b = 2\nc = 3', '    b = 2\n    c = 3')).toEqual([1, 2])
})

test('marks the first of two matches, and only consecutive lines', () => {
  expect(markedIn('a\nb\na\nc\na\nc', 'a\nc')).toEqual([3, 4])
  expect(markedIn('a\nb\nc', 'a')).toEqual([1])
  expect(markedIn('a\nb', 'b\nc')).toEqual([])
  expect(markedIn('ab\na', 'a')).toEqual([2])
})
