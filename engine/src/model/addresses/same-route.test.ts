import { expect, test, vi } from 'vitest'
import { isBelow, sameRoute } from './same-route'

test('letter case, closing slash and index.html do not make another page', () => {
  expect(sameRoute('/docs/cloud/', '/docs/Cloud')).toBe(true)
  expect(sameRoute('/docs/cloud/index.html', '/docs/cloud')).toBe(true)
  expect(sameRoute('/docs/home.html', '/docs/home')).toBe(true)
  expect(sameRoute('/docs/home', '/docs/help')).toBe(false)
})

test('a page lies below an address only from a slash on', () => {
  expect(isBelow('/docs/cloud/overview/x', '/docs/cloud/')).toBe(true)
  expect(isBelow('/docs/cloud', '/docs/cloud/')).toBe(true)
  expect(isBelow('/docs/cloudy', '/docs/cloud')).toBe(false)
  expect(isBelow('/docs/home', '/')).toBe(true)
})

test('caches 10,000 routes, and still compares more', async () => {
  vi.resetModules()
  const { comparable } = await import('./same-route')
  const cached = vi.spyOn(Map.prototype, 'set')
  for (let i = 0; i < 10_005; i++) comparable(`/docs/${i}/`)
  expect(cached).toHaveBeenCalledTimes(10_000)
  expect(comparable('/docs/10004/')).toBe('/docs/10004')
  expect(cached).toHaveBeenCalledTimes(10_000)
  cached.mockRestore()
})
