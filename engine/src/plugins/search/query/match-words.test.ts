import { expect, test } from 'vitest'
import { encodeTerms, Place, type Posting, TermTable } from '../index/index-files.browser'
import type { IndexLoader } from './index-loader.browser'
import { type Hits, WordMatcher } from './match-words.browser'
import { readQuery } from './read-query.browser'

/** Sections of each term. By default, a term has the highest weight in a text. */
type Terms = Record<string, readonly (number | Posting)[]>

function createMatcher(terms: Terms): WordMatcher {
  const entries = Object.keys(terms)
    .sort()
    .map((term) => ({
      term,
      postings: (terms[term] ?? []).map((entry) =>
        typeof entry === 'number' ? { section: entry, weight: 63, place: Place.text } : entry,
      ),
      questions: (terms[term] ?? []).map((entry) => (typeof entry === 'number' ? entry : entry.section)),
    }))
  const names = entries.map(({ term }) => term)
  const table = new TermTable(
    encodeTerms(
      names,
      names.map(() => 0),
    ),
  )
  return new WordMatcher({
    tableFor: async () => (entries.length === 0 ? undefined : table),
    tablesNear: async () => [table],
    occurrences: async (_: TermTable, index: number) => entries[index],
  } as unknown as IndexLoader)
}
const wordOf = (query: string) => {
  const word = readQuery(query, {})[0]?.words[0]
  if (!word) throw new Error('The query has no words.')
  return word
}
/** A word that is not being typed. */
const hitsOf = (terms: Terms, query: string): Promise<Hits> => openHitsOf(terms, `${query} `)
const openHitsOf = async (terms: Terms, query: string): Promise<Hits> =>
  (await createMatcher(terms).hitsOf(wordOf(query))).sections
const sections = async (hits: Promise<Hits>) => [...(await hits).keys()].sort((a, b) => a - b)

test('the weight of a word is that of the term in the section', async () => {
  const hits = await hitsOf({ batch: [{ section: 1, weight: 21, place: Place.text }, 2] }, 'batch')
  expect(hits.get(1)).toBeCloseTo(1 / 3)
  expect(hits.get(2)).toBe(1)
})

test.each([
  [Place.code, 1],
  [Place.text, 1],
  [Place.heading, 1.5],
  [Place.definition, 1.5],
])('a term in place %i has the factor %d', async (place, factor) => {
  expect((await hitsOf({ batch: [{ section: 1, weight: 63, place }] }, 'batch')).get(1)).toBe(factor)
})

test('questions with a word count like its sections, wherever it is', async () => {
  const terms = { addtable: [{ section: 1, weight: 9, place: Place.heading }], add: [2, 3], table: [3], tables: [4] }
  const { questions } = await createMatcher(terms).hitsOf(wordOf('add_table '))
  expect([...questions].sort()).toEqual([
    [1, 1],
    [3, 0.5],
  ])
})

test('an unknown word that consists of two is searched as both', async () => {
  const terms = { custom: [1, 2], sql: [2, 3], customize: [4] }
  expect([...(await hitsOf(terms, 'customsql'))]).toEqual([[2, 0.9]])
  expect((await hitsOf(terms, 'customnosql')).size).toBe(0)
})

test('an index without terms has no hits', async () => {
  expect((await hitsOf({}, 'batch')).size).toBe(0)
})

test('other forms of a word count 90 percent', async () => {
  const terms = { validate: [1], validates: [2], validating: [3], validity: [4], value: [5] }
  const hits = await hitsOf(terms, 'validate')
  expect([...hits].sort()).toEqual([
    [1, 1],
    [2, 0.9],
    [3, 0.9],
  ])
})

test('forms of short words are found by their first three letters', async () => {
  expect(await sections(hitsOf({ run: [1], runs: [2], running: [3], rung: [4] }, 'run'))).toEqual([1, 2, 3])
  expect(await sections(hitsOf({ query: [1], queries: [2] }, 'queries'))).toEqual([1, 2])
  expect(await sections(hitsOf({ copy: [1], copies: [2] }, 'copies'))).toEqual([1, 2])
})

test('longer words match only the beginning of a word that is being typed', async () => {
  const terms = { snow: [1], snowflake: [2], snowstorms: [3], so: [4] }
  expect(await sections(hitsOf(terms, 'snow'))).toEqual([1])
  const hits = await openHitsOf(terms, 'snow')
  expect([...hits.keys()].sort()).toEqual([1, 2, 3])
  expect(hits.get(1)).toBe(1)
  expect(hits.get(2)).toBeCloseTo(0.75 * Math.sqrt(4 / 9))
  expect(hits.get(3)).toBeCloseTo(0.75 * Math.sqrt(4 / 10))
})

test('a beginning stands for at most 50 terms', async () => {
  const terms = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`snow${String(i).padStart(2, '0')}`, [i]]))
  expect(await sections(openHitsOf(terms, 'snow'))).toEqual(Array.from({ length: 50 }, (_, i) => i))
})

test('the beginning of an identifier matches although it is not being typed', async () => {
  const hits = await hitsOf({ addpostgres: [1], addpostgresql: [2] }, 'add_postgres')
  expect(hits.get(1)).toBe(1)
  expect(hits.get(2)).toBeCloseTo(0.75 * Math.sqrt(11 / 13))
})

test('in a section with several matching terms, the best one counts', async () => {
  const terms = { batch: [{ section: 1, weight: 7, place: Place.text }], batches: [1] }
  expect((await hitsOf(terms, 'batch')).get(1)).toBeCloseTo(0.9)
})

test('the last name of a dotted identifier counts 70 percent', async () => {
  const hits = await hitsOf({ addpostgres: [1, 2], 'context.addpostgres': [2] }, 'context.add_postgres')
  expect(hits.get(1)).toBeCloseTo(0.7)
  expect(hits.get(2)).toBe(1)
})

test('the beginning of the last name of a dotted identifier matches although it is not being typed', async () => {
  const hits = await hitsOf({ addpostgresql: [1] }, 'context.add_postgres')
  expect(hits.get(1)).toBeCloseTo(0.7 * 0.75 * Math.sqrt(11 / 13))
})

test('a dotted identifier that repeats a name is an identifier', async () => {
  const hits = await hitsOf({ batch: [1], 'batch.batches': [2] }, 'batch.batch')
  expect(hits.get(1)).toBeCloseTo(0.7)
  expect(hits.get(2)).toBeCloseTo(0.75 * Math.sqrt(11 / 13))
})

test('a section with all parts of an identifier counts half of their mean weight', async () => {
  const terms = {
    add: [1, { section: 2, weight: 21, place: Place.text }, 3],
    postgres: [2, 3],
    addpostgres: [3],
    other: [4],
  }
  const hits = await hitsOf(terms, 'add_postgres')
  expect([...hits.keys()].sort()).toEqual([2, 3])
  expect(hits.get(2)).toBeCloseTo(0.5 * ((1 / 3 + 1) / 2))
  expect(hits.get(3)).toBe(1)
})

test('only the last part of an identifier is being typed', async () => {
  const terms = { add: [1, 2], address: [3], postgres: [1, 3], post: [2] }
  expect(await sections(openHitsOf(terms, 'add_post'))).toEqual([1, 2])
  expect(await sections(hitsOf(terms, 'add_post'))).toEqual([2])
})

test('parts do not reduce the weight of the whole identifier', async () => {
  const hits = await hitsOf({ add: [1], postgres: [1], addpostgres: [1] }, 'add_postgres')
  expect(hits.get(1)).toBe(1)
})

test('a misspelled word stands for similar terms, and less with more errors', async () => {
  const matcher = createMatcher({ snowflake: [1], snowflakes: [2], stream: [3] })
  const { sections: hits } = await matcher.hitsOf(wordOf('snwoflake '))
  expect([...hits].sort()).toEqual([
    [1, 0.9],
    [2, 0.5],
  ])
  expect(matcher.corrections.get('snwoflake')).toEqual(['snowflake', 'snowflakes'])
})

test('a word that only names contain stands for these names, the shorter ones more', async () => {
  const terms = { azureblobstoragedatasource: [1], blobstoragefile: [2], addblobstorage: [3], stopage: [4] }
  const hits = await hitsOf(terms, 'blobstorage')
  expect([...hits.keys()].sort()).toEqual([1, 2, 3])
  expect(hits.get(3)).toBeCloseTo(0.7 * Math.sqrt(11 / 14))
  expect(hits.get(1)).toBeCloseTo(0.7 * Math.sqrt(11 / 26))
})

test('a wrong first letter counts more than another error', async () => {
  const hits = await hitsOf({ batch: [1], patch: [2] }, 'bbtch')
  expect([...hits]).toEqual([[1, 0.9]])
  expect((await hitsOf({ patch: [2] }, 'batch')).get(2)).toBeCloseTo(0.9 * 0.6)
})

test('a word with hits is not corrected', async () => {
  const matcher = createMatcher({ batch: [1], batchs: [2], patch: [3] })
  expect((await matcher.hitsOf(wordOf('batch '))).sections.has(3)).toBe(false)
  expect(matcher.corrections.size).toBe(0)
})

test('words of three letters are not corrected', async () => {
  expect((await hitsOf({ sqx: [1] }, 'sql')).size).toBe(0)
  expect((await hitsOf({ sqlx: [1] }, 'sqly')).size).toBe(1)
})

test('a misspelled word stands for at most eight terms, those with the fewest errors', async () => {
  const near = { snowflake: [0], anowflaka: [9] }
  const terms = { ...near, ...Object.fromEntries([...'bcdefghij'].map((letter, i) => [`snow${letter}lak${letter}`, [i + 10]])) }
  const matcher = createMatcher(terms)
  await matcher.hitsOf(wordOf('snowflaka '))
  expect(matcher.corrections.get('snowflaka')).toHaveLength(8)
  expect(matcher.corrections.get('snowflaka')?.slice(0, 3)).toEqual(['snowflake', 'snowflakf', 'anowflaka'])
})

const DEFINED: Terms = {
  addpostgres: [{ section: 1, weight: 9, place: Place.definition }, 2],
  run: [{ section: 4, weight: 9, place: Place.definition }],
  'context.run': [3],
}

test.each([
  ['an identifier', 'add_postgres', [1]],
  ['the last name of a dotted identifier', 'checkpoint.run', [4]],
  ['a dotted identifier without a definition', 'context.run', [4]],
  ['the last known name of a chain of calls', 'context.run("a").add_postgres(name="b").unknown()', [1]],
  ['a name that is not in the index', 'add_snowflake', []],
  ['the beginning of a name', 'add_post', []],
  ['a plain word', 'run', []],
  ['an identifier and a word', 'add_postgres method', []],
])('finds the definitions of %s', async (_, query, expected) => {
  const words = readQuery(`${query} `, {})[0]?.words ?? []
  expect([...(await createMatcher(DEFINED).definitionsOf(words))]).toEqual(expected)
})

test('a query without words, and an index without terms, have no definitions', async () => {
  expect((await createMatcher(DEFINED).definitionsOf([])).size).toBe(0)
  expect((await createMatcher({}).definitionsOf([wordOf('add_postgres ')])).size).toBe(0)
})
