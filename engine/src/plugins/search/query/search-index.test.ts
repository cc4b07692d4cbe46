import { expect, test } from 'vitest'
import { sample } from '../../../../test/support/sample-view'
import type { CompiledPage, PageSection } from '../../../model'
import { pageEntry } from '../index/page-entry'
import { type IndexFile, type PageInput, writeIndex } from '../index/write-index'
import { SearchIndex } from './search-index.browser'

const section = (id: string, heading: string, text: string, code: string[] = []): PageSection => ({
  id,
  headings: id === '' ? [] : [heading],
  text,
  code,
})
function page(route: string, title: string, sections: PageSection[], more: Partial<PageInput> = {}): PageInput {
  const compiled = { doc: { ...sample.doc, title, description: undefined }, article: sample.article, sections }
  return { route, title, area: 'Core', weight: 1, entry: pageEntry(compiled as CompiledPage), ...more }
}
const PAGES = [
  page('/docs/sql', 'Connect to SQL data', [
    section('', '', 'Connect to PostgreSQL, Snowflake, or SQLite.'),
    section('add', 'Add the Data Source', 'Call the method.', ['context.data_sources.add_postgres(name="db")']),
    section('errors', 'Troubleshooting', 'No available batches found: check the keys.'),
  ]),
  page('/docs/suites', 'Organize Expectations', [
    section('', '', 'A Suite validates data.'),
    section('null', 'Missing values', 'ExpectColumnValuesToNotBeNull fails for null values.'),
    section('mostly', 'Allow exceptions', 'mostly is the share of values that must pass.', [
      'gxe.ExpectColumnValuesToBeInSet(mostly=0.9)',
    ]),
  ]),
  page('/docs/changelog', 'Changelog', [section('one', '1.8.1', 'add_postgres is faster. Snowflake, Suite, mostly.')], {
    weight: 0.5,
  }),
  page('/docs/cloud', 'GX Cloud', [section('', '', 'Schedule validations with an access token.')], { area: 'Cloud' }),
]

function open(files: readonly IndexFile[]): Promise<SearchIndex> {
  const content = (path: string) => files.find((file) => file.path === path)?.content ?? ''
  return SearchIndex.open({
    bytes: async (path) => content(path) as Uint8Array,
    json: async (path) => JSON.parse(content(path) as string),
  })
}
const index = open(writeIndex(PAGES, { 'api key': ['access token'], cron: ['schedule'] }))

async function routes(query: string, area?: string): Promise<string[]> {
  const { matches } = await (await index).search(query, { limit: 20, area })
  return matches.map(({ route, id }) => (id === '' ? route : `${route}#${id}`))
}

test.each([
  ['an identifier', 'add_postgres', '/docs/sql#add'],
  ['a dotted identifier', 'context.data_sources.add_postgres', '/docs/sql#add'],
  ['the beginning of an identifier', 'add_post', '/docs/sql#add'],
  ['a class in snake case', 'expect_column_values_to_be_in_set', '/docs/suites#mostly'],
  ['a parameter', 'mostly', '/docs/suites#mostly'],
  ['words of a heading', 'missing value', '/docs/suites#null'],
  ['another form of a word', 'validating data suites', '/docs/suites'],
  ['an error message', 'No available batches found', '/docs/sql#errors'],
  ['a misspelled word', 'snwoflake', '/docs/sql'],
  ['a word that is being typed', 'troublesh', '/docs/sql#errors'],
  ['a synonym', 'api key', '/docs/cloud'],
  ['a synonym of one word', 'cron', '/docs/cloud'],
  ['a title', 'gx cloud', '/docs/cloud'],
  ['a version', '1.8.1', '/docs/changelog#one'],
  ['words in different sections of a page', 'postgresql available batches', '/docs/sql#errors'],
])('finds %s', async (_, query, expected) => {
  expect((await routes(query))[0]).toBe(expected)
})

test('returns only one area', async () => {
  expect(await routes('validations', 'Cloud')).toEqual(['/docs/cloud'])
  expect(await routes('postgres', 'Cloud')).toEqual([])
})

test('finds nothing for queries without words, and survives any text', async () => {
  for (const query of ['', '   ', '***', '🎉', '\u0000', '((((', '"']) expect(await routes(query)).toEqual([])
  expect(await routes('xyzzyqq')).toEqual([])
  expect((await routes('validate '.repeat(2000))).length).toBeGreaterThan(0)
})

test('searches stop words if there are no others', async () => {
  expect((await routes('the')).length).toBeGreaterThan(0)
})

test('counts all sections that contain every word', async () => {
  const { matches, total } = await (await index).search('mostly', { limit: 1 })
  expect([matches.length, total]).toEqual([1, 2])
})

test('rejects an index of another format', async () => {
  const files = writeIndex(PAGES).map((file) =>
    file.path === 'index.json' ? { ...file, content: String(file.content).replace('"format":1', '"format":99') } : file,
  )
  await expect(open(files)).rejects.toThrow('The search index has format 99')
})

test('a file that could not be loaded is loaded again for the next query', async () => {
  const files = writeIndex(PAGES)
  const content = (path: string) => files.find((file) => file.path === path)?.content ?? ''
  let isDown = false
  const flaky = await SearchIndex.open({
    bytes: async (path) => content(path) as Uint8Array,
    json: async (path) => {
      if (isDown) throw new Error('offline')
      return JSON.parse(content(path) as string)
    },
  })
  isDown = true
  await expect(flaky.search('mostly', { limit: 5 })).rejects.toThrow('offline')
  isDown = false
  expect((await flaky.search('mostly', { limit: 5 })).total).toBe(2)
})
