import { expect, test } from 'vitest'
import { makeSource } from '../../../test/make-site'
import { routeOf } from './route-of'

test.each([
  ['core/try_gx.md', undefined, '/docs/core/try_gx'],
  ['core/index.md', undefined, '/docs/core/'],
  ['index.md', undefined, '/docs/'],
  ['core/my_index.md', undefined, '/docs/core/my_index'],
  ['core/lp.md', './', '/docs/core/'],
  ['core/lp.md', '.', '/docs/core/'],
  ['core/lp.md', 'start', '/docs/core/start'],
  ['core/lp.md', 'start/', '/docs/core/start/'],
  ['core/deep/lp.md', '..', '/docs/core/'],
  ['core/lp.md', '../cloud/lp', '/docs/cloud/lp'],
  ['core/lp.md', '/', '/docs/'],
  ['core/lp.md', '/cloud/', '/docs/cloud/'],
])('%s with slug %s has the route %s', (path, slug, route) => {
  expect(routeOf(makeSource(path, slug === undefined ? {} : { slug }), '/docs')).toBe(route)
})

test('a version can be at the root of the site', () => {
  expect(routeOf(makeSource('core/a.md'), '/')).toBe('/core/a')
  expect(routeOf(makeSource('index.md'), '/')).toBe('/')
})

test('rejects file names that are not allowed in an address', () => {
  expect(() => routeOf(makeSource('core/my page.md'), '/docs')).toThrow('characters that are not allowed in an address')
  expect(routeOf(makeSource('core/my page.md', { slug: 'my-page' }), '/docs')).toBe('/docs/core/my-page')
})

test.each(['old/page.html.md', 'core/a..md', 'core/index.html.md', 'Index.md'])(
  'rejects the file %s, which servers would not find',
  (path) => {
    expect(() => routeOf(makeSource(path), '/docs')).toThrow('servers would not find it')
  },
)

test('rejects a slug that leads outside of the version', () => {
  expect(() => routeOf(makeSource('core/a.md', { slug: '../../a' }), '/docs')).toThrow('leads outside of')
})
