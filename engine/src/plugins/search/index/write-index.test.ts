import { expect, test } from 'vitest'
import { FORMAT, type IndexedPage, type Manifest, TermTable } from './index-files.browser'
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
const pagesOf = (files: readonly IndexFile[], file: string): IndexedPage[] => JSON.parse(String(content(files, file)))
const tableOf = (files: readonly IndexFile[], file: string) => new TermTable(content(files, file) as Uint8Array)

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
  const table = tableOf(files, terms[0]?.file ?? '')
  expect(table.terms).toEqual(['asset', 'batch', 'suite'])
  expect(table.entry(0).postings).toEqual([{ section: 2, weight: 1, place: 0 }])
  expect(table.entry(1).postings).toEqual([
    { section: 1, weight: 5, place: 1 },
    { section: 2, weight: 7, place: 3 },
  ])
  expect(table.entry(2).postings).toEqual([{ section: 0, weight: 9, place: 2 }])
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
  const table = tableOf(files, terms[0]?.file ?? '')
  const found = Object.fromEntries(table.terms.map((term, i) => [term, table.entry(i).questions]))
  const words = { addtable: [3], add: [3], do: [1], how: [1], isnull: [2], it: [1], lock: [3], ready: [0], table: [0, 3] }
  expect(found).toEqual({ ...words, to: [1], until: [0], wait: [0] })
  expect(files.some(({ content }) => String(content).includes('isnull check'))).toBe(false)
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

test('pages have their headings and a file with their texts', () => {
  const files = writeIndex([page('/a', [[], []])])
  const { pages } = manifestOf(files)
  const [indexed] = pagesOf(files, pages[0]?.file ?? '')
  expect(indexed).toMatchObject({ route: '/a', title: 'Page /a', sections: [[''], ['s1', 'Heading 1']] })
  expect(JSON.parse(String(content(files, indexed?.text ?? '')))).toEqual(['Text 0 of /a', 'Text 1 of /a'])
})

test('pages with the same text share a file', () => {
  const { entry } = page('/a', [[]])
  const files = writeIndex([page('/a', [[]]), page('/b', [[]], { entry })])
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
  const [a, b] = pagesOf(files, manifestOf(files).pages[0]?.file ?? '')
  expect(a?.text).toBe(b?.text)
  expect(paths).toContain(b?.text)
})

test('the names of files depend on their content', () => {
  const names = (pages: PageInput[]) => writeIndex(pages).map(({ path }) => path)
  const one = names([page('/a', [[['suite', 9, 2]]])])
  expect(names([page('/a', [[['suite', 9, 2]]])])).toEqual(one)
  const two = names([page('/a', [[['suite', 8, 2]]])])
  const isTerms = (path: string) => path.startsWith('terms/')
  expect(two.filter((path) => !isTerms(path))).toEqual(one.filter((path) => !isTerms(path)))
  expect(two.find(isTerms)).not.toBe(one.find(isTerms))
  expect(one.map((path) => path.replace(/\/.*\./, '/*.')).sort()).toEqual([
    'index.json',
    'pages/*.json',
    'terms/*.bin',
    'text/*.json',
  ])
})

test('a new file of terms begins after about 100,000 bytes', () => {
  // Each term of 8 characters with one section takes 4 + 8 / 2 + 2.5 = 10.5 bytes.
  const term = (i: number) => `t${String(i).padStart(7, '0')}`
  const countOf = (length: number) => {
    const files = writeIndex([page('/a', [Array.from({ length }, (_, i) => [term(i), 1, 1] as const)])])
    return manifestOf(files).terms.map(({ from, file }) => [from, tableOf(files, file).terms.length])
  }
  expect(countOf(9524)).toEqual([[term(0), 9524]])
  expect(countOf(9525)).toEqual([
    [term(0), 9524],
    [term(9524), 1],
  ])
})

test('a new file of pages begins after 250 sections', () => {
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
})
