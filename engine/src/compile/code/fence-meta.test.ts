import { expect, test } from 'vitest'
import { parseFenceMeta } from './fence-meta'
import { parseLineRanges } from './line-ranges'

test('parses title, lines and line numbers in any order', () => {
  expect(parseFenceMeta('title="a b.py" {2,4-6} showLineNumbers')).toEqual({
    title: 'a b.py',
    ranges: '2,4-6',
    lineNumbersFrom: 1,
  })
  expect(parseFenceMeta("{1} showLineNumbers=10 title='x'")).toEqual({ title: 'x', ranges: '1', lineNumbersFrom: 10 })
  expect(parseFenceMeta('')).toEqual({})
})

test('rejects an unknown option and suggests the nearest one', () => {
  expect(() => parseFenceMeta('showLineNumber')).toThrow(
    expect.objectContaining({
      code: 'fence-meta',
      title: expect.stringContaining('"showLineNumber"'),
      hint: expect.stringContaining('showLineNumbers'),
    }),
  )
  expect(() => parseFenceMeta('title=x')).toThrow(expect.objectContaining({ code: 'fence-meta' }))
  expect(() => parseFenceMeta('title="a" {1')).toThrow(expect.objectContaining({ title: expect.stringContaining('"{1"') }))
})

test('parses lines and ranges', () => {
  expect([...parseLineRanges('1, 3-5', 5)]).toEqual([1, 3, 4, 5])
})

test('rejects a line outside of the block and invalid ranges', () => {
  expect(() => parseLineRanges('4', 3)).toThrow(
    expect.objectContaining({ code: 'highlight-range', title: expect.stringContaining('3 lines') }),
  )
  for (const bad of ['', '0', '3-2', 'a', '1,', '1-2-3']) {
    expect(() => parseLineRanges(bad, 5)).toThrow(expect.objectContaining({ code: 'highlight-range' }))
  }
})
