import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import { checkDuplicateRoutes, uniqueRoutes } from '../../load/sidebars/duplicate-routes'
import { checkLostRoutes } from './check-lost-routes'
import { checkRedirects } from './check-redirects'
import { copyRoutes, readRouteManifest, recordRoutes } from './route-manifest'

/** A manifest of these routes, all released. */
const released = (...routes: string[]) => routes.map((route) => ({ route, released: true, file: 'routes/current.json' }))

describe('a released route', () => {
  test('can become a folder page or a redirect', () => {
    expect(checkLostRoutes(released('/docs/a', '/docs/b/', '/docs/c'), ['/docs/a/', '/docs/b'], ['/docs/c'])).toEqual([])
  })

  test('without a page or redirect is an error, and all such routes are reported together', () => {
    expect(checkLostRoutes(released('/docs/a', '/docs/b', '/docs/c'), ['/docs/a'], [])).toEqual([
      {
        severity: 'error',
        code: 'lost-route',
        title: '2 released routes would be lost:\n- /docs/b\n- /docs/c',
        hint: 'Restore the page, or add a redirect to the page that replaces it.',
        at: 'routes/current.json',
      },
    ])
  })

  test('is required, unlike a planned route', () => {
    expect(checkLostRoutes([{ route: '/docs/a', released: false, file: 'routes/current.json' }], [], [])).toEqual([])
  })
})

describe('the route manifest', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'routes-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))
  const write = (name: string, text: string) => {
    mkdirSync(join(root, 'routes'), { recursive: true })
    writeFileSync(join(root, 'routes', name), text)
  }

  test('is optional', () => {
    expect(readRouteManifest(root)).toEqual([])
  })

  test('has a file for each version, whose entries can have custom fields', () => {
    write('current.json', '[{ "route": "/docs/b", "kind": "guide" }, { "route": "/docs/a", "released": true }]')
    write('1.x.json', '[{ "route": "/docs/1.x/a" }]')
    write('README.md', 'About the fields.')
    expect(readRouteManifest(root)).toEqual([
      { route: '/docs/1.x/a', released: false, file: 'routes/1.x.json' },
      { route: '/docs/b', released: false, file: 'routes/current.json' },
      { route: '/docs/a', released: true, file: 'routes/current.json' },
    ])
  })

  test.each([
    ['invalid JSON', '[', 'The route manifest is not valid JSON: unexpected end of file.'],
    ['an object', '{}', 'The route manifest is an object.'],
    ['an entry without a route', '[{ "route": "/docs/a" }, { "id": "a" }]', '[1].route is missing.'],
    ['a route without a slash', '[{ "route": "docs/a" }]', '[0].route is "docs/a".'],
    ['"released": false', '[{ "route": "/docs/a", "released": false }]', '[0].released is false.'],
  ])('cannot contain %s', (_, text, title) => {
    write('current.json', text)
    const error = expect.objectContaining({ code: 'route-manifest', title: expect.stringContaining(title) })
    expect(() => readRouteManifest(root)).toThrow(error)
  })

  test('records released pages in place, and adds new ones to the file of their version, sorted by route', () => {
    write('current.json', '[{ "route": "/docs/b/", "kind": "guide" }, { "route": "/docs/later" }]')
    const files = recordRoutes(root, [
      { route: '/docs/b', id: 'b', title: 'B', version: 'current' },
      { route: '/docs/a', id: 'a', title: 'A', sidebarId: 'guide', version: 'current' },
      { route: '/404', id: '404', title: 'Not found' },
    ])
    expect(Object.fromEntries(files)).toEqual({
      'routes/current.json': [
        '[',
        '  {"route":"/docs/a","id":"a","title":"A","sidebar":"guide","released":true},',
        '  {"route":"/docs/b/","kind":"guide","released":true},',
        '  {"route":"/docs/later"}',
        ']\n',
      ].join('\n'),
      'routes/pages.json': '[\n  {"route":"/404","id":"404","title":"Not found","released":true}\n]\n',
    })
  })
})

test('copies the routes of a frozen version as not yet released', () => {
  const text = '[{ "route": "/docs/", "released": true }, { "route": "/docs/b", "kind": "guide" }]'
  const copy = (path: string) =>
    copyRoutes(new Map([['routes/current.json', text]]), { name: 'current', path }, { name: '2.0', path: `${path}/2.0` })
  expect(Object.fromEntries(copy('/docs'))).toEqual({
    'routes/2.0.json': '[\n  {"route":"/docs/2.0/"},\n  {"route":"/docs/2.0/b","kind":"guide"}\n]\n',
  })
  const atRoot = new Map([['routes/current.json', '[{ "route": "/b" }]']])
  expect(copyRoutes(atRoot, { name: 'current', path: '/' }, { name: '2.0', path: '/2.0' }).get('routes/2.0.json')).toContain(
    '"/2.0/b"',
  )
  expect(copyRoutes(new Map(), { name: 'current', path: '/' }, { name: '2.0', path: '/2.0' })).toEqual(new Map())
})

test('reports redirects that hide a page or whose target does not exist', () => {
  const entryRedirects = { '/': '/docs/a/', '/docs/a': '/docs/b', '/old': '/docs/a#part' }
  const problems = checkRedirects({ entryRedirects }, [{ route: '/docs/a' }], 'docs.config.ts')
  expect(problems.map(({ code, title }) => `${code}: ${title}`)).toEqual([
    'redirect-source: The redirect from "/docs/a" hides the page with this address.',
    'redirect-target: The redirect from "/docs/a" leads to "/docs/b", which is not a page.',
  ])
})

describe('duplicate routes', () => {
  const docs = ['/a', '/b', '/A/', '/', '/a'].map((route, i) => ({ route, file: `${i}.md` }))

  test('are reported once for each address, ignoring letter case and a trailing slash', () => {
    const [problem, ...others] = checkDuplicateRoutes(docs, makeConfig())
    expect(others).toEqual([])
    expect(problem).toMatchObject({ severity: 'warning', code: 'duplicate-route', at: '2.md' })
    expect(problem?.title).toBe('3 pages have the route /a:\n- /a (0.md)\n- /A/ (2.md)\n- /a (4.md)')
    expect(checkDuplicateRoutes(docs, makeConfig({ links: { onDuplicateRoutes: 'ignore' } }))).toEqual([])
  })

  test.each([
    ['/a', '/a.html'],
    ['/a/', '/a/index'],
    ['/A/index.html', '/a'],
    ['/', '/index'],
    ['/', '/Index.html'],
  ])('%s and %s have the same address', (one, other) => {
    const pair = [one, other].map((route) => ({ route, file: `${route}.md` }))
    expect(checkDuplicateRoutes(pair, makeConfig())).toMatchObject([{ code: 'duplicate-route', at: `${other}.md` }])
    expect(uniqueRoutes(pair)).toMatchObject({ docs: [pair[0]], hidden: [{ doc: pair[1], shown: pair[0] }] })
  })

  test('are removed except for the first page', () => {
    expect(uniqueRoutes(docs).docs.map((doc) => doc.file)).toEqual(['0.md', '1.md', '3.md'])
  })
})
