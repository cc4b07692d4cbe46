import { expect, test, vi } from 'vitest'
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
  return { route, title, area: 'Core', weight: 1, entry: pageEntry(compiled as CompiledPage), questions: new Map(), ...more }
}
const PAGES = [
  page('/docs/sql', 'Connect to SQL data', [
    section('', '', 'Connect to PostgreSQL, Snowflake, or SQLite.'),
    section('add', 'Add the Data Source', 'Call the method.', ['context.data_sources.add_postgres(name="db")']),
    section('errors', 'Troubleshooting', 'No available batches found: check the keys.'),
  ]),
  page(
    '/docs/suites',
    'Organize Expectations',
    [
      section('', '', 'A Suite validates data.'),
      section('null', 'Missing values', 'ExpectColumnValuesToNotBeNull fails for null values.'),
      section('mostly', 'Allow exceptions', 'mostly is the share of values that must pass.', [
        'gxe.ExpectColumnValuesToBeInSet(mostly=0.9)',
      ]),
    ],
    { questions: new Map([['mostly', ['tolerate some bad rows', 'add_postgres threshold']]]) },
  ),
  page('/docs/changelog', 'Changelog', [section('one', '1.8.1', 'add_postgres is faster. Snowflake, Suite, mostly.')], {
    weight: 0.5,
  }),
  page('/docs/api/suite_factory', 'SuiteFactory', [
    section('', '', 'Manages Suites.'),
    section('add', 'add()', 'Adds an object to the context.'),
  ]),
  page('/docs/api/checkpoint_factory', 'CheckpointFactory', [
    section('', '', 'Manages Checkpoints: add(), add(), add().'),
    section('add', 'add()', 'Adds an object, which add() stores, to the context.'),
  ]),
  page('/docs/api/data_sources', 'DataSources', [section('add_postgres', 'add_postgres()', 'Adds an object.')]),
  page('/docs/cloud', 'GX Cloud', [section('', '', 'Schedule validations with an access token.')], {
    area: 'Cloud',
    questions: new Map([['', ['product with a user interface']]]),
  }),
]

function open(files: readonly IndexFile[], read = (_: string) => {}): Promise<SearchIndex> {
  const content = (path: string) => {
    read(path)
    return files.find((file) => file.path === path)?.content ?? ''
  }
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
  ['the section that describes an identifier', 'add_postgres', '/docs/api/data_sources#add_postgres'],
  ['the section that describes a dotted identifier', 'context.data_sources.add_postgres', '/docs/api/data_sources#add_postgres'],
  ['the page of a class', 'SuiteFactory', '/docs/api/suite_factory'],
  ['a method of the object in the query', 'context.suites.add', '/docs/api/suite_factory#add'],
  ['a method of the class in the query', 'CheckpointFactory.add', '/docs/api/checkpoint_factory#add'],
  ['the beginning of an identifier', 'add_post', '/docs/api/data_sources#add_postgres'],
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
  ['a question of a page', 'user interface', '/docs/cloud'],
  ['a question of a section', 'how do I tolerate bad rows', '/docs/suites#mostly'],
  ['a misspelled word of a question', 'tolerate rosw', '/docs/suites#mostly'],
  ['words in different sections of a page', 'postgresql available batches', '/docs/sql#errors'],
])('finds %s', async (_, query, expected) => {
  expect((await routes(query))[0]).toBe(expected)
})

test('an environment variable is found where a guide explains it, before the reference', async () => {
  const text = (title: string) => section('', '', `${title} reads GX_TOKEN.`)
  const pages = [
    page('/docs/api/context', 'Context', [text('The class'), section('init', 'init()', 'Reads GX_TOKEN.')], { weight: 0.75 }),
    page('/docs/token', 'Access', [section('', '', 'Intro.'), section('set', 'Set it', 'Set GX_TOKEN to the token.')]),
  ]
  const first = async (query: string) => {
    const { matches } = await (await open(writeIndex(pages))).search(query, { limit: 1 })
    return matches[0]?.route
  }
  expect(await first('GX_TOKEN')).toBe('/docs/token')
  expect(await first('gx_token')).toBe('/docs/api/context')
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

test('searches in advance only if all files are loaded', async () => {
  const read = vi.fn()
  const openCounted = (files: readonly IndexFile[]) => open(files, read)
  const small = await openCounted(writeIndex(PAGES))
  read.mockClear()
  await small.warmUp()
  expect(read).not.toHaveBeenCalled()

  const sections = [section('', '', 'Text'), ...Array.from({ length: 10_000 }, (_, i) => section(`s${i}`, `S${i}`, ''))]
  const pages = [page('/docs/many', 'Many', sections)]
  const large = await openCounted(writeIndex(pages))
  await large.warmUp()
  expect(read.mock.lastCall).toEqual(['index.json'])
})

test('sections after the fifth of a page rank below other pages', async () => {
  const many = Array.from({ length: 8 }, (_, i) => section(`s${i}`, `Retry ${i}`, 'retry retry'))
  const pages = [page('/docs/many', 'Retry', many), page('/docs/one', 'Queues', [section('', '', 'A retry.')])]
  const { matches, total } = await (await open(writeIndex(pages))).search('retry', { limit: 20 })
  expect(matches.map(({ route }) => route).indexOf('/docs/one')).toBe(5)
  expect([matches.length, total]).toEqual([10, 10])
})

test.each([
  ['the fewest other words', 'column values match regex'],
  ['the fewest other parts', 'values_to_match_regex'],
  ['the word that a misspelled one stands for', 'match regxe'],
])('ranks the name with %s first', async (_, query) => {
  const text = [section('', '', 'Checks a regex: values match, or values do not match, the regex.')]
  const names = ['ExpectColumnValuesToNotMatchRegex', 'ExpectColumnValuesToMatchRegex', 'ExpectColumnValuesToMatchLikePattern']
  const named = await open(writeIndex(names.map((name) => page(`/docs/${name}`, name, text))))
  const { matches } = await named.search(query, { limit: 5 })
  expect(matches[0]?.route).toBe('/docs/ExpectColumnValuesToMatchRegex')
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
    file.path === 'index.json' ? { ...file, content: String(file.content).replace(/"format":\d+/, '"format":99') } : file,
  )
  await expect(open(files)).rejects.toThrow('The search index has format 99')
})

test.each([
  ['right-to-left text', 'مرحبا بالعالم'],
  ['pattern characters', '.*+?^$()|[]\\'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['control characters', '\u0000\u0007\u202e'],
])('answers a query of %s', async (_, query) => {
  expect((await (await index).search(query, { limit: 20 })).matches).toBeInstanceOf(Array)
})

test.each([
  ['is empty', () => ''],
  ['is truncated', (content: string) => content.slice(0, content.length / 2)],
  ['is something else', () => 'null'],
])('rejects an index whose first file %s', async (_, change) => {
  const files = writeIndex(PAGES).map((file) =>
    file.path === 'index.json' ? { ...file, content: change(String(file.content)) } : file,
  )
  await expect(open(files)).rejects.toThrow()
})

test('rejects truncated terms', async () => {
  const files = writeIndex(PAGES).map((file) =>
    file.content instanceof Uint8Array ? { ...file, content: file.content.slice(0, -1) } : file,
  )
  await expect(open(files)).rejects.toThrow('The search index is incomplete.')
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
  const text = async () => (await flaky.search('mostly', { limit: 5 })).matches[0]?.text()
  await expect(text()).rejects.toThrow('offline')
  isDown = false
  expect(await text()).toContain('mostly is the share')
})
