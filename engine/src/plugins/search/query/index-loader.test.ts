import { expect, test } from 'vitest'
import { encodePostings, encodeTerms, FORMAT, type IndexedPage, type Manifest, storePage } from '../index/index-files.browser'
import { IndexLoader } from './index-loader.browser'

/** An index with two terms in each file of terms, one in each file of postings, and two pages in each file of pages. */
function createFiles(termFiles: number, sections = 1): Map<string, unknown> {
  const terms = Array.from({ length: termFiles }, (_, i) => ({
    from: `${String.fromCharCode(98 + i)}a`,
    file: `terms${i}`,
    postings: [
      { terms: 1, file: `postings${i}a` },
      { terms: 1, file: `postings${i}b` },
    ],
  }))
  const manifest: Manifest = {
    format: FORMAT,
    sections: [sections, 1, 1, 1],
    weights: [100, 100, 100, 100],
    areas: [''],
    pageAreas: [0, 0, 0, 0],
    synonyms: {},
    questions: { sections: [], words: '' },
    repeated: [],
    terms,
    pages: [
      { from: 0, file: 'pages0' },
      { from: 2, file: 'pages2' },
    ],
  }
  const page = (route: string) => {
    const texts = [[0, `text${route}.json`] as const, [1, `text${route}b.json`] as const]
    return storePage({ route, title: route, sections: [[''], ['b', 'B']], texts })
  }
  const postings = (section: number) => encodePostings({ postings: [{ section, weight: 1, place: 1 }], questions: [] })
  return new Map<string, unknown>([
    ['index.json', manifest],
    ['pages0', [page('/0'), page('/1')]],
    ['pages2', [page('/2'), page('/3')]],
    ['text/0.json', ['A text.']],
    ['text/0b.json', ['Another text.']],
    ...terms.flatMap(({ from, file, postings: [first, second] }): [string, unknown][] => [
      [file, encodeTerms([from, `${from}b`], [4, 4])],
      [first?.file ?? '', postings(1)],
      [second?.file ?? '', postings(2)],
    ]),
  ])
}

/** Opens an index, and records which files are read. */
async function open(files = createFiles(3), read: string[] = []) {
  const get = (file: string) => {
    read.push(file)
    if (!files.has(file)) throw new Error(`No ${file}.`)
    return files.get(file)
  }
  const loader = await IndexLoader.open({
    bytes: async (file) => get(file) as Uint8Array,
    json: async <T>(file: string) => get(file) as T,
  })
  return { loader, read, files }
}

/** Sections of the first page of a large index. */
const MANY = 9998

test('terms and headings of a small index are loaded at once, without postings and texts', async () => {
  const { loader, read } = await open(createFiles(2, MANY - 1))
  expect(loader.isLoaded).toBe(true)
  expect(read.sort()).toEqual(['index.json', 'pages0', 'pages2', 'terms0', 'terms1'])
})

test('postings are loaded with their terms, each file once', async () => {
  const { loader, read } = await open()
  read.length = 0
  const table = await loader.tableFor('cab')
  if (!table) throw new Error('There is a table.')
  const index = table.firstFrom('cab')
  const occurrences = { postings: [{ section: 2, weight: 1, place: 1 }], questions: [] }
  expect(await Promise.all([loader.occurrences(table, index), loader.occurrences(table, index)])).toEqual([
    occurrences,
    occurrences,
  ])
  expect(read).toEqual(['postings1b'])
})

test('an index with samples needs no postings', async () => {
  const { loader, read } = await open()
  read.length = 0
  const samples = loader.withSamples()
  const table = await samples.tableFor('ba')
  if (!table) throw new Error('There is a table.')
  const { postings } = await samples.occurrences(table, 0)
  expect(postings.map(({ section }) => section)).toEqual([0, 1, 2, 3])
  expect(read).toEqual([])
})

test('the files of a large index are loaded when they are needed, each once', async () => {
  const { loader, read } = await open(createFiles(3, MANY))
  expect(loader.isLoaded).toBe(false)
  expect(read).toEqual(['index.json'])
  await loader.tableFor('cb')
  await loader.tableFor('cc')
  await loader.page(3)
  await loader.page(2)
  expect(read).toEqual(['index.json', 'terms1', 'pages2'])
})

test.each([
  ['a', 'ba'],
  ['ba', 'ba'],
  ['bz', 'ba'],
  ['ca', 'ca'],
  ['da', 'da'],
  ['z', 'da'],
])('the word "%s" is in the file with terms from "%s"', async (word, from) => {
  const { loader } = await open()
  expect((await loader.tableFor(word))?.terms[0]).toBe(from)
})

test('an index without terms has no table', async () => {
  const { loader } = await open(createFiles(0))
  expect(await loader.tableFor('a')).toBeUndefined()
})

test('finds a page by its number', async () => {
  const { loader } = await open()
  const routes = await Promise.all([0, 1, 2, 3].map(async (number) => (await loader.page(number)).route))
  expect(routes).toEqual(['/0', '/1', '/2', '/3'])
  await expect(loader.page(4)).rejects.toThrow('The search index is incomplete.')
  await expect(loader.page(-1)).rejects.toThrow('The search index is incomplete.')
})

test('texts are loaded once, and it is known whether they are', async () => {
  const { loader, read } = await open()
  const page = await loader.page(0)
  expect([loader.hasText(page, 0), loader.hasText(page, 1)]).toEqual([false, false])
  expect(await loader.sectionText(page, 1)).toBe('Another text.')
  expect([loader.hasText(page, 0), loader.hasText(page, 1)]).toEqual([false, true])
  await loader.sectionText(page, 1)
  expect(read.filter((file) => file === 'text/0b.json')).toHaveLength(1)
})

test('a file that could not be read is read again', async () => {
  const { loader, files } = await open()
  const page: IndexedPage = await loader.page(1)
  await expect(loader.sectionText(page, 0)).rejects.toThrow('No text/1.json.')
  expect(loader.hasText(page, 0)).toBe(false)
  files.set('text/1.json', ['B'])
  expect(await loader.sectionText(page, 0)).toBe('B')
})

test.each([null, {}, { format: FORMAT + 1 }])('rejects an index of another format: %j', async (manifest) => {
  await expect(open(new Map([['index.json', manifest]]))).rejects.toThrow(
    `The search index has format ${manifest && 'format' in manifest ? manifest.format : undefined}; expected ${FORMAT}.`,
  )
})

test('words resemble the terms of all tables if these are loaded, otherwise those of one', async () => {
  const firstTerms = async (sections: number) =>
    (await (await open(createFiles(3, sections))).loader.tablesNear('cab')).map(({ terms }) => terms[0])
  expect(await firstTerms(1)).toEqual(['ba', 'ca', 'da'])
  expect(await firstTerms(MANY)).toEqual(['ca'])
})
