import { expect, test } from 'vitest'
import { encodeTerms, FORMAT, type Manifest } from '../index/index-files.browser'
import { IndexLoader } from './index-loader.browser'

/** An index with one term in each file of terms, and two pages in each file of pages. */
function createFiles(termFiles: number): Map<string, unknown> {
  const terms = Array.from({ length: termFiles }, (_, i) => ({ from: `${String.fromCharCode(98 + i)}a`, file: `terms${i}` }))
  const manifest: Manifest = {
    format: FORMAT,
    sections: [1, 1, 1, 1],
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
  const page = (route: string) => ({ route, title: route, sections: [['']], text: `text${route}` })
  return new Map<string, unknown>([
    ['index.json', manifest],
    ['pages0', [page('/0'), page('/1')]],
    ['pages2', [page('/2'), page('/3')]],
    ['text/0', ['A text.']],
    ...terms.map(({ from, file }): [string, unknown] => [file, encodeTerms([{ term: from, postings: [], questions: [] }])]),
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

test('a small index is loaded at once, without its texts', async () => {
  const { loader, read } = await open(createFiles(8))
  expect(loader.isLoaded).toBe(true)
  expect(read.sort()).toEqual(['index.json', 'pages0', 'pages2', ...Array.from({ length: 8 }, (_, i) => `terms${i}`)])
})

test('the files of a large index are loaded when they are needed, each once', async () => {
  const { loader, read } = await open(createFiles(9))
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
  expect((await loader.tableFor(word))?.terms).toEqual([from])
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
  expect(loader.hasTexts('text/0')).toBe(false)
  expect(await loader.sectionTexts('text/0')).toEqual(['A text.'])
  expect(loader.hasTexts('text/0')).toBe(true)
  await loader.sectionTexts('text/0')
  expect(read.filter((file) => file === 'text/0')).toHaveLength(1)
})

test('a file that could not be read is read again', async () => {
  const { loader, files } = await open()
  await expect(loader.sectionTexts('text/1')).rejects.toThrow('No text/1.')
  expect(loader.hasTexts('text/1')).toBe(false)
  files.set('text/1', ['B'])
  expect(await loader.sectionTexts('text/1')).toEqual(['B'])
})

test.each([null, {}, { format: FORMAT + 1 }])('rejects an index of another format: %j', async (manifest) => {
  await expect(open(new Map([['index.json', manifest]]))).rejects.toThrow(
    `The search index has format ${manifest && 'format' in manifest ? manifest.format : undefined}; expected ${FORMAT}.`,
  )
})

test('words resemble the terms of all tables if these are loaded, otherwise those of one', async () => {
  const terms = async (count: number) =>
    (await (await open(createFiles(count))).loader.tablesNear('cab')).flatMap(({ terms }) => terms)
  expect(await terms(3)).toEqual(['ba', 'ca', 'da'])
  expect(await terms(9)).toEqual(['ca'])
})
