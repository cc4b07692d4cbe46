import { expect, test } from 'vitest'
import { assetsOf, cacheNames, isDocument } from './saved-pages.browser'

test('the caches of two sites of one host never meet', () => {
  const root = cacheNames('/')
  const inside = cacheNames('/manual/')
  for (const name of [inside.visited, inside.assets, inside.version('1')]) expect(name.startsWith(root.prefix)).toBe(false)
})

test('files of a document are found once each, on this host only', () => {
  const html =
    '<link href="/assets/site.1.css"><script src="/assets/a.2.js"></script><img src="/assets/a.png" srcset="/assets/b.webp"><img src="/assets/a.png"><a href="https://x.org/assets/y.js">'
  expect(assetsOf(html)).toEqual(['/assets/site.1.css', '/assets/a.2.js', '/assets/a.png', '/assets/b.webp'])
})

test('the icons of devices, the manifest and the card of a page are no files of it: readers without network need none of them', () => {
  const html =
    '<link rel="icon" href="/favicon.ico"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"><meta property="og:image" content="https://x.org/assets/card-a.1.png">'
  expect(assetsOf(html)).toEqual([])
})

test('only whole documents are kept', () => {
  const answer = (status: number, type: string) => new Response('', { status, headers: { 'content-type': type } })
  expect(isDocument(answer(200, 'text/html; charset=utf-8'), '<html></html>\n')).toBe(true)
  expect(isDocument(answer(404, 'text/html'), '<html></html>')).toBe(false)
  expect(isDocument(answer(200, 'application/json'), '<html></html>')).toBe(false)
  expect(isDocument(answer(200, 'text/html'), '<html><p>')).toBe(false)
})
