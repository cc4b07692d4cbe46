import { expect, test } from 'vitest'
import {
  decodePostings,
  FORMAT,
  type IndexedPage,
  type Manifest,
  restorePage,
  type TermFile,
  TermTable,
} from './index-files.browser'
import type { SectionEntry } from './page-entry'
import { type IndexFile, type PageInput, writeIndex } from './write-index'

type Terms = SectionEntry['terms']
function page(route: string, sections: Terms[], more: Partial<PageInput> = {}): PageInput {
  const entries = sections.map((terms, i) => ({
    id: i === 0 ? '' : `s${i}`,
    headings: i === 0 ? [] : [`Heading ${i}`],
    text: `Text ${i} of ${route}`,
    terms,
  }))
  return { route, title: `Page ${route}`, area: 'Core', weight: 1, entry: { sections: entries }, questions: new Map(), ...more }
}
const content = (files: readonly IndexFile[], path: string) => files.find((file) => file.path === path)?.content
const manifestOf = (files: readonly IndexFile[]): Manifest => JSON.parse(String(content(files, 'index.json')))
const pagesOf = (files: readonly IndexFile[], file: string): IndexedPage[] =>
  JSON.parse(String(content(files, file))).map(restorePage)
/** The terms of a file with their postings and questions. */
function termsOf(files: readonly IndexFile[], { file, postings }: TermFile) {
  const table = new TermTable(content(files, file) as Uint8Array, postings)
  return table.terms.map((term, i) => {
    const { file, start } = table.locate(i)
    return { term, ...decodePostings(content(files, file) as Uint8Array, start) }
  })
}

test('the first file describes all pages', () => {
  const files = writeIndex(
    [
      page('/a', [[], []], { area: 'Core', weight: 0.5 }),
      page('/b', [[]], { area: 'Cloud' }),
      page('/c', [[]], { area: '', weight: 0.333 }),
      page('/d', [[]], { area: 'Core' }),
    ],
    { cron: ['schedule'] },
  )
  expect(files[0]?.path).toBe('index.json')
  expect(manifestOf(files)).toMatchObject({
    format: FORMAT,
    sections: [2, 1, 1, 1],
    weights: [50, 100, 33, 100],
    areas: ['', 'Cloud', 'Core'],
    pageAreas: [2, 1, 0, 2],
    synonyms: { cron: ['schedule'] },
  })
  expect(manifestOf(writeIndex([])).synonyms).toEqual({})
})

test('terms are sorted, with the sections counted through all pages', () => {
  const files = writeIndex([
    page('/a', [[['suite', 9, 2]], [['batch', 5, 1]]]),
    page('/b', [
      [
        ['batch', 7, 3],
        ['asset', 1, 0],
      ],
    ]),
  ])
  const { terms } = manifestOf(files)
  expect(terms).toHaveLength(1)
  expect(terms[0]?.from).toBe('asset')
  const batch = [
    { section: 1, weight: 5, place: 1 },
    { section: 2, weight: 7, place: 3 },
  ]
  expect(terms.flatMap((file) => termsOf(files, file))).toEqual([
    { term: 'asset', postings: [{ section: 2, weight: 1, place: 0 }], questions: [] },
    { term: 'batch', postings: batch, questions: [] },
    { term: 'suite', postings: [{ section: 0, weight: 9, place: 2 }], questions: [] },
  ])
})

test('questions are numbered through all sections, and their words are terms', () => {
  const files = writeIndex([
    page('/a', [[], []], {
      questions: new Map([
        ['', ['wait until the table is ready', 'how to do it']],
        ['s1', ['isnull check']],
      ]),
    }),
    page('/b', [[['table', 9, 2]]], { questions: new Map([['', ['lock table add_table']]]) }),
  ])
  const { questions, terms } = manifestOf(files)
  expect(questions).toEqual({ sections: [0, 2, 1, 1, 1, 1], words: '4413' })
  const found = Object.fromEntries(terms.flatMap((file) => termsOf(files, file)).map(({ term, questions }) => [term, questions]))
  const words = { addtable: [3], add: [3], do: [1], how: [1], isnull: [2], it: [1], lock: [3], ready: [0], table: [0, 3] }
  expect(found).toEqual({ ...words, to: [1], until: [0], wait: [0] })
  expect(files.some(({ content }) => String(content).includes('isnull check'))).toBe(false)
})

test('stop words are only in headings, and numbers not in code', () => {
  const files = writeIndex([
    page('/a', [
      [
        ['the', 9, 1],
        ['to', 9, 2],
        ['1.8', 9, 1],
        ['21.4', 9, 0],
        ['v2', 9, 0],
      ],
    ]),
  ])
  const terms = manifestOf(files).terms.flatMap((file) => termsOf(files, file))
  expect(terms.map(({ term }) => term)).toEqual(['1.8', 'to', 'v2'])
})

test('lists the sections of headings that five pages have, without methods', () => {
  const pages = Array.from({ length: 5 }, (_, i) => {
    const entry = page(`/${i}`, [[], [], []]).entry
    const [first, second, third] = entry.sections
    if (!first || !second || !third) throw new Error('There are three sections.')
    const method = { ...third, headings: ['Methods', 'run()'] }
    return page(`/${i}`, [], { entry: { sections: [first, second, method] } })
  })
  expect(manifestOf(writeIndex(pages)).repeated).toEqual([[1, 3, 3, 3, 3]])
  expect(manifestOf(writeIndex(pages.slice(1))).repeated).toEqual([])
})

test('pages have their headings and files with their texts', () => {
  const files = writeIndex([page('/a', [[], []])])
  const { pages } = manifestOf(files)
  const [indexed] = pagesOf(files, pages[0]?.file ?? '')
  expect(indexed).toMatchObject({ route: '/a', title: 'Page /a', sections: [[''], ['s1', 'Heading 1']] })
  expect(indexed?.texts.map(([from, file]) => [from, JSON.parse(String(content(files, file)))])).toEqual([
    [0, ['Text 0 of /a', 'Text 1 of /a']],
  ])
})

test('a new file of texts begins after 4,000 characters', () => {
  const { entry } = page('/a', [[], [], [], []])
  const sections = entry.sections.map((section, i) => ({ ...section, text: 'x'.repeat([5000, 3000, 1000, 1][i] ?? 0) }))
  const files = writeIndex([page('/a', [], { entry: { sections } })])
  const [indexed] = pagesOf(files, manifestOf(files).pages[0]?.file ?? '')
  expect(indexed?.texts.map(([from]) => from)).toEqual([0, 1, 3])
})

test('pages with the same text share a file', () => {
  const { entry } = page('/a', [[]])
  const files = writeIndex([page('/a', [[]]), page('/b', [[]], { entry })])
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
  const [a, b] = pagesOf(files, manifestOf(files).pages[0]?.file ?? '')
  expect(a?.texts).toEqual(b?.texts)
  expect(paths).toContain(b?.texts[0]?.[1])
})

test('the names of files depend on their content', () => {
  const names = (pages: PageInput[]) => writeIndex(pages).map(({ path }) => path)
  const one = names([page('/a', [[['suite', 9, 2]]])])
  expect(names([page('/a', [[['suite', 9, 2]]])])).toEqual(one)
  const two = names([page('/a', [[['suite', 8, 2]]])])
  const isPostings = (path: string) => path.startsWith('postings/')
  expect(two.filter((path) => !isPostings(path))).toEqual(one.filter((path) => !isPostings(path)))
  expect(two.find(isPostings)).not.toBe(one.find(isPostings))
  expect(one.map((path) => path.replace(/\/.*\./, '/*.')).sort()).toEqual([
    'index.json',
    'pages/*.json',
    'postings/*.txt',
    'terms/*.txt',
    'text/*.json',
  ])
})

test('a new file of terms begins after 10,000, and a new one of postings after 4,000 bytes', () => {
  // The postings of a term with one section have 4 bytes.
  const term = (i: number) => `t${String(i).padStart(7, '0')}`
  const files = writeIndex([page('/a', [Array.from({ length: 11_001 }, (_, i) => [term(i), 1, 1] as const)])])
  const { terms } = manifestOf(files)
  expect(terms.map(({ from, postings }) => [from, postings.map(({ terms }) => terms)])).toEqual([
    [term(0), Array(10).fill(1000)],
    [term(10_000), [1000, 1]],
  ])
  expect(terms.flatMap((file) => termsOf(files, file))).toHaveLength(11_001)
})

test('a new file of pages begins after 250 sections, and in a large index after 50', () => {
  const sizes = (...counts: number[]) => {
    const files = writeIndex(
      counts.map((count, i) =>
        page(
          `/${i}`,
          Array.from({ length: count }, () => []),
        ),
      ),
    )
    return manifestOf(files).pages.map(({ from, file }) => [from, pagesOf(files, file).length])
  }
  expect(sizes(250, 1, 1)).toEqual([
    [0, 2],
    [2, 1],
  ])
  expect(sizes(251, 1)).toEqual([
    [0, 1],
    [1, 1],
  ])
  expect(sizes(100, 100, 50, 1)).toEqual([[0, 4]])
  expect(sizes(10_000, 25, 25, 1, 1)).toEqual([
    [0, 1],
    [1, 3],
    [4, 1],
  ])
})
