import { expect, test } from 'vitest'
import type { WrittenPage } from '../pages/write-content'
import { findOther, type VersionPages } from './link-versions'

const page = (title: string, values: Partial<WrittenPage> = {}): WrittenPage => ({
  full: `lib.${title}`,
  title,
  page: `api/${title}`,
  path: `from lib import ${title}`,
  members: { shown: {}, known: [], families: {}, own: [] },
  returns: {},
  content: {
    version: '',
    path: '',
    frontMatter: {},
    body: '',
    names: { [`api:${title}`]: '', [`api:${title}.run`]: 'run' },
  } as never,
  ...values,
})
const version = (label: string, isLast: boolean, pages: WrittenPage[], successors = {}): VersionPages => ({
  version: { name: label, label, path: isLast ? '/docs' : `/docs/${label}`, isLast },
  pages,
  namesHash: label,
  successors,
})
const [suite, moved, renamed, gone] = [
  page('Suite', { page: 'old/Suite' }),
  page('Moved', { full: 'lib.old.Moved', page: 'old/Moved' }),
  page('Check'),
  page('Gone'),
]
const latest = version('2.0', true, [page('Suite'), page('Moved'), page('Runner')])
const older = version('1.0', false, [suite, moved, renamed, gone], { Moved: 'Moved', Check: 'Runner.run' })
const all = [latest, older]

test.each([
  ['the class with the same qualified name', suite, { address: 'site:/docs/api/Suite', version: '2.0' }],
  ['a class that moved', moved, { address: 'site:/docs/api/Moved', version: '2.0' }],
  ['what replaces it', renamed, { address: 'site:/docs/api/Runner#run', version: '2.0', successor: 'Runner.run' }],
  ['nothing, if it has no successor', gone, undefined],
])('an older class leads to %s', (_, from, other) => {
  expect(findOther(from, older, all)).toEqual(other)
})

test('a class of the latest version leads to the older one, also if it moved, and not to what it replaces', () => {
  expect(latest.pages.map((from) => findOther(from, latest, all)?.address)).toEqual([
    'site:/docs/1.0/old/Suite',
    'site:/docs/1.0/old/Moved',
    undefined,
  ])
})

test('a site with one version has no such links', () => {
  expect(findOther(suite, older, [older])).toBeUndefined()
})
