import { expect, test } from 'vitest'
import { fragmentOf, pageUrl, writeUrl } from './page-url.browser'

const path = new URL('https://a.test/docs/x?tab=b#caf%C3%A9')
const inHash = new URL('https://a.test/base/#/docs/x?tab=b#caf%C3%A9')

test('path and hash URLs have the same path, query and hash', () => {
  for (const url of [path, inHash]) {
    const { pathname, search, hash } = pageUrl(url)
    expect([pathname, search, hash]).toEqual(['/docs/x', '?tab=b', '#caf%C3%A9'])
  }
})

test.each(['#//evil.example/x', '#//', '#/\\evil.example'])('the page of %s is on this host', (hash) => {
  expect(pageUrl({ href: `https://a.test/${hash}`, origin: 'https://a.test', hash }).origin).toBe('https://a.test')
})

test('formats a URL as the site does: as a path or in the hash', () => {
  const changed = pageUrl(path)
  changed.searchParams.set('tab', 'c')
  expect(writeUrl(changed, path)).toBe('/docs/x?tab=c#caf%C3%A9')
  expect(writeUrl(changed, inHash)).toBe('#/docs/x?tab=c#caf%C3%A9')
})

test('the fragment is decoded unless it is malformed', () => {
  expect([path, inHash].map(fragmentOf)).toEqual(['café', 'café'])
  expect(fragmentOf(new URL('https://a.test/#cafe\u0301'))).toBe('café')
  expect(fragmentOf(new URL('https://a.test/#50%'))).toBe('50%')
  expect(fragmentOf(new URL('https://a.test/#/docs/x'))).toBe('')
  expect(fragmentOf(new URL('https://a.test/docs/x'))).toBe('')
})
