import { expect, test } from 'vitest'
import { encodeTerms, FORMAT, Place, type TermEntry, TermTable } from './index-files.browser'

const ENTRIES = [
  {
    term: 'batch',
    postings: [
      { section: 0, weight: 63, place: 3 },
      { section: 300, weight: 1, place: 0 },
    ],
    questions: [0, 5, 400],
  },
  { term: 'batches', postings: [{ section: 7, weight: 20, place: 1 }], questions: [] },
  { term: 'ünïcode', postings: [{ section: 70_000, weight: 5, place: 2 }], questions: [] },
  { term: 'zero', postings: [], questions: [9] },
]

test('terms and postings are the same after they are written and read', () => {
  const table = new TermTable(encodeTerms(ENTRIES))
  expect(table.terms).toEqual(ENTRIES.map(({ term }) => term))
  expect(ENTRIES.map(({ term }, i): TermEntry => ({ term, ...table.entry(i) }))).toEqual(ENTRIES)
})

test('the bytes of format 3 have prefix lengths, differences between sections and questions, and places', () => {
  const entries = [
    { term: 'ab', postings: [{ section: 2, weight: 9, place: Place.code }], questions: [] },
    {
      term: 'ac',
      postings: [
        { section: 2, weight: 1, place: Place.text },
        { section: 129, weight: 2, place: Place.heading },
        { section: 257, weight: 3, place: Place.definition },
      ],
      questions: [3, 4],
    },
  ]
  const terms = [2, 0, 2, 97, 98, 4, 1, 1, 99, 11]
  const first = [1, 2, 9, 0]
  const second = [3, 2, 127, 128, 1, 64 + 1, 128 + 2, 192 + 3, 2, 3, 1]
  expect([...encodeTerms(entries)]).toEqual([terms.length, ...terms, ...first, ...second])
  expect(new TermTable(encodeTerms(entries)).entry(1)).toMatchObject({ postings: entries[1]?.postings, questions: [3, 4] })
  expect(FORMAT).toBe(3)
})

test('finds the position of a prefix', () => {
  const table = new TermTable(encodeTerms(ENTRIES))
  expect(['a', 'batch', 'batche', 'c', '￿'].map((text) => table.firstFrom(text))).toEqual([0, 0, 1, 2, 4])
})

test('rejects truncated files', () => {
  const bytes = encodeTerms(ENTRIES)
  for (let length = 0; length < bytes.length; length++) {
    expect(() => new TermTable(bytes.slice(0, length))).toThrow(RangeError)
  }
})
