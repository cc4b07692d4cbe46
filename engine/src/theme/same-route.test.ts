import { expect, test } from 'vitest'
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
