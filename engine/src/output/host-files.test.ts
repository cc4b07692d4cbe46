import { expect, test } from 'vitest'
import {
  formatHeaders,
  formatNotFound,
  formatRedirects,
  type HeaderRule,
  headersFor,
  parseHeaders,
  parseNotFound,
  parseRedirects,
} from './host-files'

const rules: HeaderRule[] = [
  {
    pattern: '/*',
    headers: { 'Content-Security-Policy': "default-src 'none'; img-src 'self' data:", 'X-Content-Type-Options': 'nosniff' },
  },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
]

test('parses the formatted headers, redirects and not-found pages', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules)
  const redirects = [
    { from: '/', to: '/docs/home', status: 302 as const },
    { from: '/old.html', to: '/new', status: 301 as const },
    { from: '/two words/:é%.txt', to: '/new', status: 301 as const },
  ]
  const notFound = [
    { below: '/docs/1.x/', file: '/docs/1.x/404.html' },
    { below: '/docs/', file: '/docs/404.html' },
  ]
  const text = formatRedirects(redirects) + formatNotFound([...notFound, { below: '/', file: '/404.html' }], '/')
  expect(parseRedirects(text)).toEqual(redirects)
  expect(parseNotFound(text)).toEqual(notFound)
})

test('removes a header that an earlier rule sets, because Cloudflare Pages would join both values', () => {
  const text = formatHeaders([
    { pattern: '/*', headers: { 'X-Frame-Options': 'DENY', Vary: 'Accept' } },
    { pattern: '/a/*', headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
    { pattern: '/b', headers: { 'Cache-Control': 'no-store' } },
  ])
  expect(text.split('\n').filter((line) => line.includes('!'))).toEqual(['  ! X-Frame-Options'])
  expect(text).toContain('/a/*\n  ! X-Frame-Options\n  X-Frame-Options: SAMEORIGIN\n')
  expect(parseHeaders(text)[1]?.headers).toEqual({ 'X-Frame-Options': 'SAMEORIGIN' })
})

test('lists redirects with and without trailing slash, because Cloudflare Pages distinguishes them', () => {
  const moved = { to: '/new', status: 301 as const }
  const text = formatRedirects([
    { from: '/old', ...moved },
    { from: '/folder/', ...moved },
    { from: '/docs/1.x', ...moved },
    { from: '/a.html', ...moved },
    { from: '/', ...moved },
    { from: '/B.HTML', ...moved },
    { from: '/1.10', ...moved },
  ])
  expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual([
    '/old',
    '/old/',
    '/folder',
    '/folder/',
    '/folder/index.html',
    '/docs/1.x',
    '/docs/1.x/',
    '/a.html',
    '/',
    '/B.HTML',
    '/1.10',
    '/1.10/',
    '',
  ])
})

test('combines the headers of all rules that match', () => {
  const headers = headersFor('/assets/a.css', rules)
  expect(Object.keys(headers).sort()).toEqual(['Cache-Control', 'Content-Security-Policy', 'X-Content-Type-Options'])
  expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable')
})

test('responses are revalidated unless a rule allows caching', () => {
  expect(headersFor('/docs/home', rules)['Cache-Control']).toBe('public, max-age=0, must-revalidate')
})
