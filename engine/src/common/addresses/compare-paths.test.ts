import { expect, test, vi } from 'vitest'
import { cleanPath, isBelow, pathKey, samePage } from './compare-paths.browser'

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
  ['/docs/core/a?b=c.html', '/docs/core/a'],
  ['/docs/core/a/#b', '/docs/core/a'],
  ['/docs/what%3F', '/docs/what?'],
  ['/docs/index.html/a', '/docs/index.html/a'],
  ['//example.com/a', '/example.com/a'],
  ['/%2Fexample.com/a', '/example.com/a'],
  ['/%5Cexample.com/a', '/example.com/a'],
  ['/%09/example.com/a', '/example.com/a'],
])('%j has the key %s', (path, page) => {
  expect(pathKey(path)).toBe(page)
})

test.each([
  ['/docs/Core/a/', '/docs/Core/a'],
  ['/docs/core/a.html', '/docs/core/a'],
  ['/docs/core/index.html', '/docs/core'],
  ['/docs/caf%C3%A9', '/docs/caf%C3%A9'],
  ['/docs/A.HTML', '/docs/A.HTML'],
  ['/index.html', '/'],
  ['/', '/'],
])('%j without extension and trailing slash is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean)
})

test('ignores letter case, a trailing slash and index.html', () => {
  expect(samePage('/docs/cloud/', '/docs/Cloud')).toBe(true)
  expect(samePage('/docs/cloud/index.html', '/docs/cloud')).toBe(true)
  expect(samePage('/docs/home.html', '/docs/home')).toBe(true)
  expect(samePage('/docs/home', '/docs/help')).toBe(false)
})

test('compares whole path segments', () => {
  expect(isBelow('/docs/cloud/overview/x', '/docs/cloud/')).toBe(true)
  expect(isBelow('/docs/cloud', '/docs/cloud/')).toBe(true)
  expect(isBelow('/docs/cloudy', '/docs/cloud')).toBe(false)
  expect(isBelow('/docs/home', '/')).toBe(true)
})

test('caches 10,000 paths, and still normalizes more', async () => {
  vi.resetModules()
  const { pathKey } = await import('./compare-paths.browser')
  const cached = vi.spyOn(Map.prototype, 'set')
  for (let i = 0; i < 10_005; i++) pathKey(`/docs/${i}.html`)
  expect(cached).toHaveBeenCalledTimes(10_000)
  expect(pathKey('/docs/10004.html')).toBe('/docs/10004')
  expect(pathKey('/docs/1.html')).toBe('/docs/1')
  expect(cached).toHaveBeenCalledTimes(10_000)
  cached.mockRestore()
})
