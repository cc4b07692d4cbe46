import { expect, test } from 'vitest'
import { checkAddresses } from './check-addresses'

const GUIDE = { path: '/docs/guide', file: 'content/current/guide.md' }
const conflicts = (...paths: string[]) => checkAddresses([GUIDE, ...paths.map((path) => ({ path, file: `static${path}` }))])

test.each([
  '/docs/guide',
  '/docs/guide.html',
  '/docs/guide/index.html',
  '/docs/Guide.html',
  '/DOCS/guide.HTML',
  '/docs/guide/index',
])('reports the static file %s, which has the address of a page', (path) => {
  expect(conflicts(path)).toEqual([
    {
      severity: 'error',
      code: 'output-conflict',
      title: `2 files of the built site have the address /docs/guide:\n- /docs/guide (content/current/guide.md)\n- ${path} (static${path})`,
      hint: expect.stringContaining('Rename all but one.'),
      at: `static${path}`,
    },
  ])
})

test('reports static files that differ only in letter case, with one error per address', () => {
  const problems = conflicts('/img/a.png', '/img/A.png', '/x.html', '/x/index.html', '/X')
  expect(problems.map(({ title, at }) => [title.split(':')[0], at])).toEqual([
    ['2 files of the built site have the address /img/a.png', 'static/img/A.png'],
    ['3 files of the built site have the address /x', 'static/x/index.html'],
  ])
})

test('accepts files with similar names and different addresses', () => {
  expect(conflicts('/docs/guide.md', '/docs/guide.json', '/docs/guide/a.html', '/docs/guide-index.html', '/docs/index')).toEqual(
    [],
  )
})
