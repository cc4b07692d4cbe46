import { expect, test } from 'vitest'
import type { Address } from './address.browser'
import { isPageView, type RouteChange, routeChange } from './route-change.browser'

const at = (text: string): Address => {
  const { pathname: path, search, hash } = new URL(text, 'https://docs.example.com')
  return { path, search, hash }
}

test.each<[string, string, string, RouteChange]>([
  ['another page', '/docs/a', '/docs/b', { action: 'push', loads: true, scroll: 'top' }],
  ['a section of another page', '/docs/a', '/docs/b#c', { action: 'push', loads: true, scroll: 'hash' }],
  ['the same URL', '/docs/a?x#c', '/docs/a?x#c', { action: 'replace', loads: false, scroll: 'hash' }],
  ['the same page', '/docs/a', '/docs/a', { action: 'replace', loads: false, scroll: 'top' }],
  ['the same page without the hash', '/docs/a#c', '/docs/a', { action: 'push', loads: false, scroll: 'top' }],
  ['another section', '/docs/a#c', '/docs/a#d', { action: 'push', loads: false, scroll: 'hash' }],
  ['another query', '/docs/a', '/docs/a?x', { action: 'push', loads: false, scroll: 'keep' }],
  ['another query and a section', '/docs/a', '/docs/a?x#c', { action: 'push', loads: false, scroll: 'hash' }],
  ['another spelling of the path', '/docs/a', '/docs/a/', { action: 'push', loads: false, scroll: 'top' }],
  ['an empty hash', '/docs/a', '/docs/b#', { action: 'push', loads: true, scroll: 'top' }],
])('a link to %s', (_, from, to, change) => {
  expect(routeChange(at(from), at(to), at(from).path)).toEqual(change)
})

test('after an error the same address loads again', () => {
  expect(routeChange(at('/docs/a'), at('/docs/a'), undefined)).toEqual({ action: 'replace', loads: true, scroll: 'top' })
})

test('while another page is loading, addresses are compared with the shown page', () => {
  expect(routeChange(at('/docs/b'), at('/docs/a'), '/docs/a').loads).toBe(false)
  expect(routeChange(at('/docs/b'), at('/docs/b'), '/docs/a').loads).toBe(true)
})

test('path and query count as page views, the hash does not', () => {
  expect(isPageView(at('/docs/a'), at('/docs/b'))).toBe(true)
  expect(isPageView(at('/docs/a'), at('/docs/a?x'))).toBe(true)
  expect(isPageView(at('/docs/a'), at('/docs/a#x'))).toBe(false)
})
