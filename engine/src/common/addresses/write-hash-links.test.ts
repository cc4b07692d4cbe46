import { expect, test } from 'vitest'
import { writeHashLinks } from './write-hash-links'

const place = { route: '/docs/guide', baseUrl: '/base/' }
const write = (html: string) => writeHashLinks(html, place)
const hrefOf = (href: string) => / href="([^"]*)"/.exec(write(`<p><a class="b" href="${href}">x</a></p>`))?.[1]

test.each([
  ['/base/docs/home', '#/docs/home'],
  ['/base/docs/cloud/', '#/docs/cloud/'],
  ['/base/docs/a?b=c&amp;d#e', '#/docs/a?b=c&amp;d#e'],
  ['/base/docs/0.18', '#/docs/0.18'],
  ['/base/', '#/'],
  ['#part', '#/docs/guide#part'],
  ['#', '#/docs/guide'],
  ['?os=mac#part', '#/docs/guide?os=mac#part'],
  ['./other#part', '#/docs/other#part'],
])('rewrites %s to %s', (href, written) => {
  expect(hrefOf(href)).toBe(written)
})

test.each([
  'https://example.com/base/docs/home',
  '//example.com/base/docs/home',
  'mailto:a@example.com',
  '/base/docs/home.md',
  '/base/data/rows.csv',
  '/elsewhere/page',
])('does not rewrite %s', (href) => {
  expect(hrefOf(href)).toBe(href)
})

test('preserves everything except links, byte for byte', () => {
  const html =
    '<!doctype html><head><link rel="stylesheet" href="/base/assets/a.css"/><script>if (1<2) x("<a href=\'/base/docs/a\'>")</script></head><p>&lt;a href="/base/docs/a"&gt; &amp; <img src="/base/a.png"/><br/>é'
  expect(write(html)).toBe(html)
})

test('does not rewrite downloads and the skip link, and supports all attribute syntaxes', () => {
  expect(write('<a href="/base/docs/a" download="a">x</a>')).toBe('<a href="/base/docs/a" download="a">x</a>')
  expect(write('<a class="skip-link" href="#main">x</a>')).toBe('<a class="skip-link" href="#main">x</a>')
  expect(write("<a href='/base/docs/a' id=b>x</a><a\nhref=/base/docs/b>y</a>")).toBe(
    '<a href="#/docs/a" id=b>x</a><a href="#/docs/b">y</a>',
  )
})

test('rewrites the addresses of a link in each version', () => {
  const targets = '{&quot;current&quot;:&quot;/base/docs/a&quot;,&quot;0.18&quot;:&quot;/base/docs/0.18/a&quot;}'
  expect(write(`<a data-version-targets="${targets}" href="/base/docs/a">x</a>`)).toBe(
    '<a data-version-targets="{&quot;current&quot;:&quot;#/docs/a&quot;,&quot;0.18&quot;:&quot;#/docs/0.18/a&quot;}" href="#/docs/a">x</a>',
  )
})
