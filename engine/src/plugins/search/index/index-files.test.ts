import { expect, test } from 'vitest'
import { encodeTerms, type Posting, TermTable } from './index-files.browser'

const ENTRIES = [
  {
    term: 'batch',
    postings: [
      { section: 0, weight: 63, place: 3 },
      { section: 300, weight: 1, place: 0 },
    ],
  },
  { term: 'batches', postings: [{ section: 7, weight: 20, place: 1 }] },
  { term: 'ünïcode', postings: [{ section: 70_000, weight: 5, place: 2 }] },
]

test('terms and postings are the same after they are written and read', () => {
  const table = new TermTable(encodeTerms(ENTRIES))
  expect(table.terms).toEqual(ENTRIES.map(({ term }) => term))
  expect(ENTRIES.map((_, i): Posting[] => table.postings(i))).toEqual(ENTRIES.map(({ postings }) => postings))
})

test('finds the position of a prefix', () => {
  const table = new TermTable(encodeTerms(ENTRIES))
  expect(['a', 'batch', 'batche', 'c', '￿'].map((text) => table.firstFrom(text))).toEqual([0, 0, 1, 2, 3])
})

test('rejects truncated files', () => {
  const bytes = encodeTerms(ENTRIES)
  for (let length = 0; length < bytes.length; length++) {
    expect(() => new TermTable(bytes.slice(0, length))).toThrow(RangeError)
  }
})
