import { expect, test, vi } from 'vitest'
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

test('caches 10,000 paths, and still normalizes more', async () => {
  vi.resetModules()
  const { pagePath } = await import('./page-path.browser')
  const cached = vi.spyOn(Map.prototype, 'set')
  for (let i = 0; i < 10_005; i++) pagePath(`/docs/${i}.html`)
  expect(cached).toHaveBeenCalledTimes(10_000)
  expect(pagePath('/docs/10004.html')).toBe('/docs/10004')
  expect(pagePath('/docs/1.html')).toBe('/docs/1')
  expect(cached).toHaveBeenCalledTimes(10_000)
  cached.mockRestore()
})
