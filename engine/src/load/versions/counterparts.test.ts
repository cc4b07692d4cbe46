import { expect, test } from 'vitest'
import type { Doc } from '../../model/types/doc'
import type { Version } from '../../model/types/version'
import { type CounterpartVersion, findCounterparts } from './counterparts'

const page = (id: string, version?: string) => ({ id, version, route: `/docs/${version}/${id}` }) as Doc

/** A version with pages of these ids. The first one is its main page. */
function version(name: string, ids: string[], more: { isLast?: boolean; nearest?: CounterpartVersion['nearest'] } = {}) {
  const { isLast = false, nearest = {} } = more
  const docs = new Map(ids.map((id) => [id, page(id, name)]))
  return { version: { name, isLast, mainDocId: ids[0] ?? '' } as Version, docs, nearest }
}
const links = (doc: Doc, versions: CounterpartVersion[]) =>
  findCounterparts(doc, versions).map(({ version, href, relation }) => `${version} ${href} ${relation}`)

test('uses the page with the same id as the counterpart, otherwise the main page', () => {
  const versions = [version('2', ['main', 'a'], { isLast: true }), version('1', ['main', 'a']), version('0', ['main'])]
  expect(links(page('a', '1'), versions)).toEqual(['2 /docs/2/a same', '0 /docs/0/main main'])
})

test('uses similar pages only from an older version to the latest version', () => {
  const versions = [
    version('2', ['main', 'new'], { isLast: true }),
    version('1', ['main', 'new']),
    version('0', ['main', 'gone'], { nearest: { gone: 'new' } }),
  ]
  expect(links(page('gone', '0'), versions)).toEqual(['2 /docs/2/new nearest', '1 /docs/1/main main'])
  // The map belongs to the page's own version.
  expect(links(page('gone', '1'), versions)).toEqual(['2 /docs/2/main main', '0 /docs/0/gone same'])
})

test('uses the first existing similar page', () => {
  const nearest = { gone: ['never', 'new', 'main'], lost: ['never'] }
  const versions = [version('2', ['main', 'new'], { isLast: true }), version('0', ['main'], { nearest })]
  expect(links(page('gone', '0'), versions)).toEqual(['2 /docs/2/new nearest'])
  expect(links(page('lost', '0'), versions)).toEqual(['2 /docs/2/main main'])
  expect(links(page('other', '0'), versions)).toEqual(['2 /docs/2/main main'])
})

test('uses the main pages as the counterparts of a page outside the versions', () => {
  const versions = [version('2', ['main', 'home'], { isLast: true }), version('0', ['main', 'home'])]
  expect(links(page('home'), versions)).toEqual(['2 /docs/2/main main', '0 /docs/0/main main'])
})

test('excludes a version without pages', () => {
  expect(links(page('a', '2'), [version('2', ['a'], { isLast: true }), version('0', [])])).toEqual([])
})
