import { expect, test } from 'vitest'
import { formatHeaders, formatRedirects, type HeaderRule, headersFor, parseHeaders, parseRedirects } from './host-files'

const rules: HeaderRule[] = [
  {
    pattern: '/*',
    headers: { 'Content-Security-Policy': "default-src 'none'; img-src 'self' data:", 'X-Content-Type-Options': 'nosniff' },
  },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
]

test('what is written for hosts is read back the same', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules)
  const redirects = [
    { from: '/', to: '/docs/home', status: 302 as const },
    { from: '/old', to: '/new', status: 301 as const },
  ]
  expect(parseRedirects(formatRedirects(redirects))).toEqual(redirects)
})

test('an address gets the headers of every rule that matches', () => {
  expect(Object.keys(headersFor('/assets/a.css', rules))).toEqual([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Cache-Control',
  ])
  expect(headersFor('/docs/home', rules)['Cache-Control']).toBeUndefined()
})
