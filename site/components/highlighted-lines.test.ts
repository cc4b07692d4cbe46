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
