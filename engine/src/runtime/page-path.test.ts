import { expect, test } from 'vitest'
import { pagePath } from './page-path.browser'

test.each([
  ['/docs/core/a', '/docs/core/a'],
  ['/docs/core/a/', '/docs/core/a'],
  ['/docs/core/A', '/docs/core/a'],
  ['/docs/core/a.html', '/docs/core/a'],
  ['/docs/core/a/index.html', '/docs/core/a'],
  [' /docs/core/a.html ', '/docs/core/a'],
  ['/index.html', '/'],
  ['/', '/'],
  ['', '/'],
  ['/docs/0.18', '/docs/0.18'],
  ['/docs/caf%C3%A9', '/docs/café'],
  ['/docs/%E0%A4%A', '/docs/%e0%a4%a'],
  ['/docs/index.html/a', '/docs/index.html/a'],
  ['//example.com/a', '/example.com/a'],
  ['/%2Fexample.com/a', '/example.com/a'],
  ['/%5Cexample.com/a', '/example.com/a'],
  ['/%09/example.com/a', '/example.com/a'],
])('%j is the page %s', (path, page) => {
  expect(pagePath(path)).toBe(page)
})

test('more paths than are remembered are worked out all the same', () => {
  for (let i = 0; i < 10_001; i++) pagePath(`/docs/${i}.html`)
  expect(pagePath('/docs/one-more.html')).toBe('/docs/one-more')
  expect(pagePath('/docs/1.html')).toBe('/docs/1')
})
