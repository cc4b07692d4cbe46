import { expect, test } from 'vitest'
import {
  decodePostings,
  encodePostings,
  encodeTerms,
  FORMAT,
  type IndexedPage,
  Place,
  restorePage,
  storePage,
  TermTable,
} from './index-files.browser'

const TERMS = ['batch', 'batches', 'ünïcode', 'zero']

test('terms are the same after they are written and read', () => {
  expect(new TermTable(encodeTerms(TERMS, [1, 2, 3, 4])).terms).toEqual(TERMS)
})

test('the bytes of format 4 have prefix lengths, then the lengths of postings', () => {
  expect([...encodeTerms(['ab', 'ac'], [4, 300])]).toEqual([2, 0, 2, 97, 98, 1, 1, 99, 4, 172, 2])
  expect(FORMAT).toBe(4)
})

test('postings are differences between sections, weights with places, and differences between questions', () => {
  const occurrences = {
    postings: [
      { section: 2, weight: 1, place: Place.text },
      { section: 129, weight: 2, place: Place.heading },
      { section: 70_000, weight: 63, place: Place.definition },
    ],
    questions: [3, 4],
  }
  const bytes = encodePostings(occurrences)
  expect([...bytes]).toEqual([3, 2, 127, 239, 161, 4, 64 + 1, 128 + 2, 192 + 63, 2, 3, 1])
  expect(decodePostings(new Uint8Array([9, 9, ...bytes]), 2)).toEqual(occurrences)
  expect(decodePostings(encodePostings({ postings: [], questions: [9] }), 0)).toEqual({ postings: [], questions: [9] })
})

test('the postings of a term are in the file of its group, after those of the terms before', () => {
  const files = [
    { terms: 3, file: 'a' },
    { terms: 1, file: 'b' },
  ]
  const table = new TermTable(encodeTerms(TERMS, [10, 200, 30, 4]), files)
  expect(TERMS.map((_, i) => table.locate(i))).toEqual([
    { file: 'a', start: 0 },
    { file: 'a', start: 10 },
    { file: 'a', start: 210 },
    { file: 'b', start: 0 },
  ])
  expect(() => table.locate(4)).toThrow('The search index is incomplete.')
})

test('finds the position of a prefix', () => {
  const table = new TermTable(encodeTerms(TERMS, [1, 1, 1, 1]))
  expect(['a', 'batch', 'batche', 'c', '￿'].map((text) => table.firstFrom(text))).toEqual([0, 0, 1, 2, 4])
})

test('rejects truncated files', () => {
  const terms = encodeTerms(TERMS, [1, 1, 1, 1])
  for (let length = 0; length < terms.length; length++) {
    expect(() => new TermTable(terms.slice(0, length))).toThrow(RangeError)
  }
  const postings = encodePostings({ postings: [{ section: 1, weight: 1, place: 1 }], questions: [1] })
  for (let length = 0; length < postings.length; length++) {
    expect(() => decodePostings(postings.slice(0, length), 0)).toThrow(RangeError)
  }
})

test('a page is the same after it is stored and restored, with only unusual ids', () => {
  const page: IndexedPage = {
    route: '/docs/a',
    title: 'A',
    sections: [
      [''],
      ['install-gx', 'Install GX'],
      ['with-pip', 'Install GX', 'With `pip`?'],
      ['next', 'Next steps'],
      ['error-no-batches', 'Next steps', 'No Batches are found.'],
    ],
    texts: [
      [0, 'text/1.json'],
      [3, 'text/2.json'],
    ],
  }
  const stored = storePage(page)
  expect(stored).toEqual([
    '/docs/a',
    'A',
    '0\n1Install GX\n2With `pip`?\n1Next steps\tnext\n2No Batches are found.\terror-\t10',
    [0, '1', 3, '2'],
  ])
  expect(restorePage(stored)).toEqual(page)
  const withErrors = { ...page, errors: [2] }
  expect(restorePage(storePage(withErrors))).toEqual(withErrors)
})
