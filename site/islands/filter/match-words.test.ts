import { expect, test } from 'vitest'
import { matchesWords } from './match-words.island'

const TEXT = 'uniqueness duplicates and distinct values. expect_column_values_to_be_unique'
const QUESTIONS = ['primary key check', 'one row per user', 'email used twice']

test.each([
  ['', true],
  ['  Distinct  unique ', true],
  ['duplicate', true],
  ['expect_column_values_to_be_unique', true],
  ['primary keys', true],
  ['emails', true],
  ['prim', true],
  // Words of different questions, and the end of a word in a question.
  ['primary email', false],
  ['sed twice', false],
  ['class', false],
])('the words "%s" match: %s', (query, matches) => {
  expect(matchesWords(query, TEXT, QUESTIONS)).toBe(matches)
})

test('a word that ends in "ss" is not a plural', () => {
  expect(matchesWords('address', 'addres', [])).toBe(false)
  expect(matchesWords('address', 'an address', [])).toBe(true)
})
