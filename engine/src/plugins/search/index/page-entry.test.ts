import { expect, test } from 'vitest'
import { sample } from '../../../../test/support/sample-view'
import type { PageSection } from '../../../model'
import { Place } from './index-files.browser'
import { pageEntry, type SectionEntry } from './page-entry'

const section = (id: string, headings: string[], text = '', code: string[] = []): PageSection => ({ id, headings, text, code })
function entries(title: string, sections: PageSection[], description?: string): readonly SectionEntry[] {
  const { description: _, ...doc } = sample.doc
  return pageEntry({ doc: { ...doc, title, ...(description === undefined ? {} : { description }) }, sections }).sections
}
/** Place of a term in a section; undefined if the section doesn't contain it. */
const placeOf = (entry: SectionEntry | undefined, term: string) => entry?.terms.find(([name]) => name === term)?.[2]
const weightOf = (entry: SectionEntry | undefined, term: string) => entry?.terms.find(([name]) => name === term)?.[1]
/** The stored weight of an occurrence, or of several whose weights are added up. */
const stored = (weight: number) => Math.round((63 * weight) / (weight + 4))

test('the first section has the words of the title and the description', () => {
  const [first] = entries('Suites', [section('', [], 'Plain words.')], 'Short summary.')
  expect(first).toMatchObject({ id: '', headings: [], text: 'Short summary.\nPlain words.' })
  expect(first?.terms.map(([term]) => term)).toEqual(['plain', 'short', 'suites', 'summary', 'words'])
  expect(weightOf(first, 'suites')).toBe(stored(9))
  expect(weightOf(first, 'summary')).toBe(stored(2))
  expect(weightOf(first, 'plain')).toBe(stored(1))
  expect([placeOf(first, 'summary'), placeOf(first, 'plain')]).toEqual([Place.text, Place.text])
})

test('a page that begins with a heading has an empty first section', () => {
  const found = entries('Page', [section('one', ['One'])])
  expect(found.map(({ id, text }) => [id, text])).toEqual([
    ['', ''],
    ['one', ''],
  ])
  expect(entries('Page', []).map(({ id }) => id)).toEqual([''])
})

test('another section has the words of its heading, of the headings above it, and of the title', () => {
  const [, second] = entries('Suites', [section('', []), section('two', ['Upper', 'Lower'], 'Plain.')], 'Summary.')
  expect(second).toMatchObject({ id: 'two', headings: ['Upper', 'Lower'], text: 'Plain.' })
  expect(second?.terms).toEqual([
    ['lower', stored(6), Place.heading],
    ['plain', stored(1), Place.text],
    ['suites', stored(1.5), Place.text],
    ['upper', stored(1.5), Place.text],
  ])
})

test('the message of an error is compared in the form of queries, and describes no identifier', () => {
  const error = {
    ...section('e', ['Errors', "a.b.StoreError: 'FileStore' object has no attribute 5432"]),
    isError: true,
  } as const
  const [, entry] = entries('Page', [section('', []), error])
  expect(entry).toMatchObject({ id: 'e', isError: true, headings: error.headings })
  expect(entry?.terms.map(([term]) => term)).toEqual([
    'attribute',
    'error',
    'errors',
    'has',
    'no',
    'object',
    'page',
    'store',
    'storeerror',
  ])
  const [, single] = entries('Page', [section('', []), { ...section('e', ['StoreError']), isError: true }])
  expect(placeOf(single, 'storeerror')).toBe(Place.heading)
})

test('code is a part of the text, and its words weigh less', () => {
  const [first] = entries('Page', [section('', [], 'Text.', ['run here', 'stop'])])
  expect(first?.text).toBe('Text.\nrun here\nstop')
  expect(weightOf(first, 'stop')).toBe(stored(0.6))
  expect(placeOf(first, 'stop')).toBe(Place.code)
})

test('occurrences are added up, and the most prominent place counts', () => {
  const [first] = entries('Batch', [section('', [], 'batch batch', ['batch'])])
  expect(first?.terms).toEqual([['batch', stored(9 + 2 + 0.6), Place.definition]])
})

test('parts of an identifier count 60 percent, and are no definitions', () => {
  const [, second] = entries('Page', [section('', []), section('add', ['add_postgres()'])])
  expect(second?.terms).toEqual([
    ['add', stored(3.6), Place.heading],
    ['addpostgres', stored(6), Place.definition],
    ['page', stored(1.5), Place.text],
    ['postgres', stored(3.6), Place.heading],
  ])
  const [first] = entries('Page', [section('', [], '', ['add_postgres'])])
  expect(placeOf(first, 'postgres')).toBe(Place.code)
})

test.each([
  ['run()', 'run', Place.definition],
  ['add_postgres', 'addpostgres', Place.definition],
  ['Run', 'run', Place.heading],
  ['run() now', 'run', Place.heading],
  ['Call add_postgres', 'addpostgres', Place.heading],
])('in the section "%s", the place of the term %s is %i', (heading, term, place) => {
  const [, second] = entries('Page', [section('', []), section('one', [heading])])
  expect(placeOf(second, term)).toBe(place)
})

test.each([
  ['Checkpoint', 'checkpoint', Place.definition],
  ['Run a Checkpoint', 'checkpoint', Place.heading],
])('on the page "%s", the place of the term %s is %i', (title, term, place) => {
  expect(placeOf(entries(title, [section('', [])])[0], term)).toBe(place)
})

test('words of texts with more than 120 words weigh less', () => {
  const weight = (length: number) =>
    weightOf(entries('Page', [section('', [], `batch${' other'.repeat(length - 1)}`)])[0], 'batch')
  expect(weight(120)).toBe(stored(1))
  expect(weight(360)).toBe(stored(1 / 2))
  const repeated = section('', [], 'batch '.repeat(11) + 'other '.repeat(349))
  expect(weightOf(entries('Page', [repeated])[0], 'batch')).toBe(stored(11 / 2))
  const long = section('', [], '', [`batch${' other'.repeat(359)}`])
  expect(weightOf(entries('Page', [long])[0], 'batch')).toBe(stored(0.6 / 2))
})

test('words of long titles do not weigh less', () => {
  const [first] = entries(`batch${' other'.repeat(359)}`, [section('', [])])
  expect(weightOf(first, 'batch')).toBe(stored(9))
})

test('every term has at least the lowest weight', () => {
  const [first] = entries('Page', [section('', [], `batch${' other'.repeat(20_000)}`)])
  expect(weightOf(first, 'batch')).toBe(1)
})

test('a section without a heading text has its other words', () => {
  const [, second] = entries('Page', [section('', []), section('one', [], 'Plain.')])
  expect(second?.terms.map(([term]) => term)).toEqual(['page', 'plain'])
})
