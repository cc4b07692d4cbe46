import { expect, test } from 'vitest'
import { linesToHtml } from './lines-to-html'
import { parseMarks } from './marks'

const texts = (code: string, language: string) => parseMarks(code, language).map((line) => line.text)
const marked = (code: string, language = 'python') =>
  parseMarks(code, language).map(({ text, highlighted, hidden, change }) =>
    [text, highlighted && 'h', hidden && 'x', change].filter(Boolean).join(' '),
  )

test('removes the comment and marks the next line', () => {
  expect(marked('a\n# highlight-next-line\nb\nc')).toEqual(['a', 'b h', 'c'])
  expect(marked('# hide-next-line\nb')).toEqual(['b x'])
  expect(marked('# diff-remove\na\n# diff-add\nb')).toEqual(['a removed', 'b added'])
})

test('start and end mark the lines in between, and ranges of different kinds can overlap', () => {
  expect(marked('# highlight-start\na\n# hide-start\nb\n# highlight-end\nc\n# hide-end\nd')).toEqual(['a h', 'b h x', 'c x', 'd'])
})

test('recognizes marks only in comments of the language', () => {
  expect(texts('-- highlight-next-line\nselect', 'sql')).toEqual(['select'])
  expect(texts('// highlight-next-line\n{/* hide-next-line */}\nx', 'javascript')).toEqual(['x'])
  expect(texts('<!-- highlight-next-line -->\n<a>', 'html')).toEqual(['<a>'])
  expect(texts('// highlight-next-line\nx', 'python')).toHaveLength(2)
  expect(texts('# highlight-next-line\nx', 'text')).toHaveLength(2)
  expect(texts('x = 1 # highlight-next-line', 'python')).toHaveLength(1)
})

test('treats mark comments as code if line numbers are highlighted', () => {
  const lines = parseMarks('# highlight-next-line\nb', 'python', new Set([2]))
  expect(lines.map((line) => [line.text, line.highlighted])).toEqual([
    ['# highlight-next-line', false],
    ['b', true],
  ])
})

test.each([
  ['a\n# highlight-nextline\nb', 'Did you mean "highlight-next-line"?', '2'],
  ['# highlight-start\na', 'highlight-end', '1'],
  ['a\n# hide-end', 'start', '2'],
  ['# hide-start\n# hide-start\na\n# hide-end', 'Each start', '2'],
  ['a\n# highlight-next-line', 'below', '2'],
])('an invalid mark is an error with its line: %j', (code, hint, at) => {
  expect(() => parseMarks(code, 'python')).toThrow(
    expect.objectContaining({ code: 'code-mark', at, hint: expect.stringContaining(hint) }),
  )
})

test('lines have elements only if the block has marks or line numbers', () => {
  const plain = parseMarks('a\nb', 'python')
  expect(linesToHtml('<i>a</i>\nb', plain, undefined)).toBe('<i>a</i>\nb')
  expect(linesToHtml('a\nb', plain, 1)).toBe('<span class="line">a\n</span><span class="line">b\n</span>')
  expect(linesToHtml('a\nb', parseMarks('# highlight-next-line\na\n# diff-add\nb', 'python'), undefined)).toBe(
    '<span class="line highlighted">a\n</span><span class="line added">b\n</span>',
  )
})

test('visible lines contain their numbers when the first one is not 1', () => {
  expect(linesToHtml('a\nb\nc', parseMarks('a\n# hide-next-line\nb\nc', 'python'), 42)).toMatch(
    /data-number="42">a[^>]*>.*class="line hidden">b[^>]*>.*data-number="43">c/s,
  )
})
