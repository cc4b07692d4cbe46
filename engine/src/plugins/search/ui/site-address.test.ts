import { afterEach, expect, test, vi } from 'vitest'
import { siteAddress } from './site-address.browser'

let site = { baseUrl: '/', router: 'path' }
vi.mock('../../../browser/index.browser', () => ({ siteData: () => site }))
afterEach(() => {
  site = { baseUrl: '/', router: 'path' }
})

test.each([
  ['path', '/', '/docs/a#b'],
  ['path', '/manual/', '/manual/docs/a#b'],
  ['hash', '/manual/', '#/docs/a#b'],
])('with %s URLs and the base URL %s, a route has the address %s', (router, baseUrl, address) => {
  site = { baseUrl, router }
  expect(siteAddress('/docs/a#b')).toBe(address)
})
