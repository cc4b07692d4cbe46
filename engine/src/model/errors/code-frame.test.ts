import { expect, test } from 'vitest'
import { codeFrame } from './code-frame'

const frame = (text: string, place: string) =>
  codeFrame(`a.md:${place}`, (file) => (file === 'a.md' ? text : undefined))?.split('\n')

test('shows the line with its number, the line before it and a caret below the column', () => {
  expect(frame('one\ntwo three\nfour', '2:5')).toEqual(['  1 | one', '> 2 | two three', '    |     ^'])
})

test('shows the first and the last line, and leaves out a blank previous line', () => {
  expect(frame('one\ntwo', '1:1')).toEqual(['> 1 | one', '    | ^'])
  expect(frame('one\n\ntwo', '3:3')).toEqual(['> 3 | two', '    |   ^'])
  expect(frame('one\n', '2:1')).toEqual(['  1 | one', '> 2 |', '    | ^'])
})

test('aligns line numbers of different lengths', () => {
  const text = Array.from({ length: 10 }, (_, i) => `line ${i + 1}`).join('\n')
  expect(frame(text, '10:2')).toEqual(['   9 | line 9', '> 10 | line 10', '     |  ^'])
})

test('shows no caret without a column, and no frame without a line', () => {
  expect(frame('one\ntwo', '2')).toEqual(['  1 | one', '> 2 | two'])
  expect(codeFrame('a.md', () => 'one')).toBeUndefined()
  expect(codeFrame(undefined, () => 'one')).toBeUndefined()
})

test('shows no frame for a line or file that does not exist', () => {
  expect(frame('one', '2:1')).toBeUndefined()
  expect(frame('one', '0:1')).toBeUndefined()
  expect(codeFrame('b.md:1:1', () => undefined)).toBeUndefined()
})

test('puts the caret after the line if the column is past its end', () => {
  expect(frame('one', '1:9')).toEqual(['> 1 | one', '    |    ^'])
})

test('ignores Windows line endings', () => {
  expect(frame('one\r\ntwo\r\n', '2:3')).toEqual(['  1 | one', '> 2 | two', '    |   ^'])
})

test('replaces tabs with spaces and keeps the caret below its character', () => {
  expect(frame('\ta\tb', '1:4')).toEqual(['> 1 |     a    b', '    |          ^'])
})

test('counts two columns for wide characters and emoji, none for combining characters', () => {
  expect(frame('日本 {x}', '1:4')).toEqual(['> 1 | 日本 {x}', '    |      ^'])
  expect(frame('😀👩‍💻 {x}', '1:9')).toEqual(['> 1 | 😀👩‍💻 {x}', '    |      ^'])
  expect(frame('e\u0301 {x}', '1:4')).toEqual(['> 1 | e\u0301 {x}', '    |   ^'])
})

test('makes invisible and control characters visible', () => {
  expect(frame('a\u200bb\u001b[31m', '1:2')).toEqual(['> 1 | a\uFFFDb\uFFFD[31m', '    |  ^'])
})

test('truncates long lines around the column', () => {
  const line = `${'a'.repeat(500)}{x}${'b'.repeat(500)}`
  const [shown = '', caret = ''] = frame(line, '1:501') ?? []
  expect(shown).toMatch(/^> 1 \| …a{50}\{x\}b{47}…$/)
  expect(shown[caret.indexOf('^')]).toBe('{')
  expect(frame(line, '1:1')?.[0]).toBe(`> 1 | ${'a'.repeat(100)}…`)
  expect(frame(line, '1:1004')?.[0]).toBe(`> 1 | …${'b'.repeat(100)}`)
  expect(frame('😀'.repeat(300), '1:401')?.[0]).toBe(`> 1 | …${'😀'.repeat(50)}…`)
})

test('a line that exactly reaches the limits is not marked as truncated', () => {
  expect(frame(`${'a'.repeat(100)}`, '1:1')?.[0]).toBe(`> 1 | ${'a'.repeat(100)}`)
  expect(frame(`${'a'.repeat(101)}`, '1:1')?.[0]).toBe(`> 1 | ${'a'.repeat(100)}…`)
})

test('supports colons in paths', () => {
  expect(codeFrame('C:/site/a.md:1:2', (file) => (file === 'C:/site/a.md' ? 'one' : undefined))).toBe('> 1 | one\n    |  ^')
})
