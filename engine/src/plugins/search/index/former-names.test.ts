import { expect, test } from 'vitest'
import { addFormerNames } from './former-names'
import type { SectionEntry } from './page-entry'
import type { PageInput } from './write-index'

const section = (id: string, terms: SectionEntry['terms'] = []): SectionEntry => ({
  id,
  headings: id ? [id] : [],
  text: '',
  terms,
})
const page = (route: string, ...sections: SectionEntry[]): PageInput => {
  return { route, title: route, area: '', weight: 1, entry: { sections }, questions: new Map() }
}
const definitions = (pages: readonly PageInput[]) =>
  pages.flatMap(({ route, entry }) =>
    entry.sections.flatMap(({ id, terms }) =>
      terms.filter(([, , place]) => place === 3).map(([term]) => [`${route}#${id}`, term]),
    ),
  )

test('adds names with their last part to the section that explains them, unless a page describes their last part', () => {
  const pages = [
    page('/migrate', section(''), section('data', [['context.sources', 3, 1]])),
    page('/suites', section('', [['a', 1, 1]])),
    page('/api', section('', [['batch', 63, 3]]), section('add', [['addsuite', 63, 3]])),
  ]
  const added = addFormerNames(pages, {
    '/migrate#data': ['context.sources', 'Batch', 'great_expectations init'],
    '/suites': ['validator.save_suite(discard=False)', 'context.add_suite()'],
  })
  expect(definitions(added)).toEqual([
    ['/migrate#data', 'context.sources'],
    ['/suites#', 'savesuite'],
    ['/suites#', 'validator.savesuite'],
    ['/api#', 'batch'],
    ['/api#add', 'addsuite'],
  ])
  expect(added[1]?.entry.sections[0]?.terms[0]).toEqual(['a', 1, 1])
  expect(added[0]?.entry.sections[1]?.terms).toHaveLength(1)
})

test('omits functions and parameters that other pages still use, but not classes', () => {
  const used: SectionEntry['terms'] = [
    ['batchrequest', 1, 1],
    ['runtimerequest', 1, 1],
    ['tojson', 1, 1],
  ]
  const pages = [page('/migrate', section('', [['orderby', 1, 1]])), page('/log', section('', used))]
  const added = addFormerNames(pages, { '/migrate': ['batch_request', 'RuntimeRequest', 'result.to_json()', 'order_by'] })
  expect(definitions(added)).toEqual([
    ['/migrate#', 'orderby'],
    ['/migrate#', 'result.tojson'],
    ['/migrate#', 'runtimerequest'],
  ])
})

test('without names, the pages are the same', () => {
  const pages = [page('/a', section(''))]
  expect(addFormerNames(pages, {})).toBe(pages)
})
