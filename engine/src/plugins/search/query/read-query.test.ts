import { expect, test } from 'vitest'
import { readQuery } from './read-query.browser'

const SYNONYMS = { 'api token': ['access key', 'the secret'], cron: ['schedule'] }
/** The words of each variant; `+` follows a word that may still be typed. */
const read = (query: string, synonyms = {}) =>
  readQuery(query, synonyms).map(({ words }) => words.map(({ whole, isOpen }) => whole + (isOpen ? '+' : '')).join(' '))

test('an error message is also read without its values, and class names count without modules', () => {
  const words = (query: string) => readQuery(query, {}).map(({ words }) => words.map(({ whole }) => whole))
  expect(words("a.b.StoreError: no key 'trips' at /home/me/gx")).toEqual([
    ['storeerror', 'no', 'key', 'trips'],
    ['storeerror', 'no', 'key'],
  ])
  expect(words("'FileStore' object has no attribute 'sources'")[0]).toEqual(['object', 'no', 'attribute', 'sources'])
})

test('the last word is open until a space or punctuation follows', () => {
  expect(read('validate data')).toEqual(['validate data+'])
  for (const end of [' ', '.', ',', ';', ':', '!', '?', ')', ']', '}', '"', "'"])
    expect(read(`validate data${end}`)).toEqual(['validate data'])
})

test.each(['', '  ', '***', '🎉'])('a query without words (%j) has no variants', (query) => {
  expect(readQuery(query, { cron: ['schedule'] })).toEqual([])
})

test('stop words are ignored unless they are the last word, which is open', () => {
  expect(read('how to use a batch ')).toEqual(['batch'])
  expect(read('batch how')).toEqual(['batch how+'])
})

test('a query of stop words is searched as it is', () => {
  expect(read('how to ')).toEqual(['how to'])
  expect(read('what is')).toEqual(['what is+'])
})

test('the name of a dotted identifier is its last part', () => {
  expect(readQuery('context.suites.add', {})[0]?.words[0]).toMatchObject({ whole: 'context.suites.add', name: 'add' })
  expect(readQuery('suites', {})[0]?.words[0]).toMatchObject({ whole: 'suites', name: 'suites', parts: [] })
})

test('at most twelve words are searched', () => {
  const words = Array.from({ length: 14 }, (_, i) => `word${i}x`)
  expect(read(words.join(' '))[0]?.split(' ')).toEqual(words.slice(0, 12).map((word, i) => (i === 11 ? `${word}+` : word)))
})

test('synonyms are further variants with less weight', () => {
  const variants = readQuery('api token', SYNONYMS)
  expect(variants.map(({ weight }) => weight)).toEqual([1, 0.85, 0.85])
  expect(read('api token', SYNONYMS)).toEqual(['api token+', 'access key', 'secret'])
})

test('a synonym replaces the phrase in its place, in any form of its words', () => {
  expect(read('rotate API tokens daily', SYNONYMS)[1]).toBe('rotate access key daily+')
  expect(read('daily cron runs', SYNONYMS)).toEqual(['daily cron runs+', 'daily schedule runs+'])
})

test('a part of a phrase, or its words in another order, has no synonyms', () => {
  expect(read('token api', SYNONYMS)).toHaveLength(1)
  expect(read('api', SYNONYMS)).toHaveLength(1)
  expect(read('batch', { '***': ['schedule'] })).toHaveLength(1)
})

test('a query has at most six variants', () => {
  const synonyms = { cron: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'] }
  expect(read('cron', synonyms)).toEqual(['cron+', 'a1', 'a2', 'a3', 'a4', 'a5'])
})

test.each([
  ['mostly=0.9', 'mostly'],
  ['notify_on="failure"', 'notifyon'],
  ["row_condition='a b", 'rowcondition'],
  ['add_postgres(name="db", connection_string=url)', 'addpostgres'],
  ['ExpectColumnMinToBeBetween(column="fare"', 'expectcolumnmintobebetween'],
  ['context.data_sources.add_pandas("x").add_csv_asset(path=join(a, b))', 'context.datasources.addpandas.addcsvasset'],
  ['batch = definition.get_batch().head(5)', 'definition.getbatch.head'],
  ['width == height', 'width height+'],
  ['width = 10', 'width 10+'],
  ['null values (missing)', 'null values missing'],
])('only the names of the code %s are searched', (query, expected) => {
  expect(read(query)[0]).toBe(expected)
})
