// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { isOnSite, siteAddress } from './site-address.browser'

let site = { baseUrl: '/', router: 'path' }
vi.mock('../../stores/site-data.browser', () => ({ siteData: () => site }))
history.replaceState(null, '', '/docs/home')
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

test.each(['/docs/a?tab=2#z', '/docs/%C3%A4', '/docs/ä', '/', '/docs//a', '/docs/a?next=//example.com'])(
  'the route %j is on this site',
  (route) => expect(siteAddress(route)).toBe(route),
)

const FOREIGN = [
  '//example.com/a',
  '///example.com/a',
  '/\\example.com',
  '/\t/example.com',
  '/\n/example.com',
  '/\r\n\\example.com',
  '/.//example.com',
  '/..//example.com',
  '/a/..//example.com',
  '/%2e//example.com',
  '\t//example.com',
  ' //example.com',
  '\u0001/docs',
  '/docs/\u0000a',
  '/docs\\a',
  '//',
  '//[',
  '//user@example.com',
  'https://example.com',
  'https:/example.com',
  'javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,a',
  'docs/a',
  '#a',
  '',
]
test.each(FOREIGN)('the route %j has no address', (route) => {
  expect(siteAddress(route)).toBeUndefined()
  expect(isOnSite(route)).toBe(false)
  site = { baseUrl: '/', router: 'hash' }
  expect(siteAddress(route)).toBeUndefined()
})

test.each(['/../docs/a', '/../../a', '/%2e%2e/a'])('with a base URL, the route %j leads out of the site', (route) => {
  site = { baseUrl: '/manual/', router: 'path' }
  expect(siteAddress(route)).toBeUndefined()
})

test('the base URL can contain characters that browsers encode', () => {
  site = { baseUrl: '/hände/', router: 'path' }
  expect(siteAddress('/docs')).toBe('/hände/docs')
})
