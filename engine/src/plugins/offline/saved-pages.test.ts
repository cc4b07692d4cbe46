import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCaches } from '../../../test/support/fake-caches'
import {
  assetsOf,
  cacheNames,
  isAsset,
  isDocument,
  keepAsset,
  keepDocument,
  keepVisited,
  savedPage,
  savedPages,
} from './saved-pages.browser'

const HOST = 'https://docs.example.com'
const { visited, assets, version } = cacheNames('/')
let caches: FakeCaches

beforeEach(() => {
  caches = new FakeCaches(HOST)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', new URL(HOST))
})
afterEach(() => vi.unstubAllGlobals())

const answer = (body: string, type: string, status = 200) => new Response(body, { status, headers: { 'content-type': type } })
const html = (text: string) => `<html><main><h1>${text}</h1></main></html>`
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const visit = (path: string, text = path) => keepVisited('/', path, answer(html(text), 'text/html'), html(text))
const redirected = (response: Response) => Object.defineProperty(response, 'redirected', { value: true })

test('sites on the same host use different caches', () => {
  const root = cacheNames('/')
  const inside = cacheNames('/manual/')
  for (const name of [inside.visited, inside.assets, inside.version('1')]) expect(name.startsWith(root.prefix)).toBe(false)
})

test('finds each file of a document once, on this host only', () => {
  const html =
    '<link href="/assets/site.1.css"><script src="/assets/a.2.js"></script><img src="/assets/a.png" srcset="/assets/b.webp"><img src="/assets/a.png"><a href="https://x.org/assets/y.js">'
  expect(assetsOf(html)).toEqual(['/assets/site.1.css', '/assets/a.2.js', '/assets/a.png', '/assets/b.webp'])
})

test('ignores icons, the manifest and the social card of a page, which are not needed offline', () => {
  const html =
    '<link rel="icon" href="/favicon.ico"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"><meta property="og:image" content="https://x.org/assets/card-a.1.png">'
  expect(assetsOf(html)).toEqual([])
})

test('only complete documents that were not redirected are saved', () => {
  const page = (status: number, type: string) => answer('', type, status)
  expect(isDocument(page(200, 'text/html; charset=utf-8'), '<html></html>\n')).toBe(true)
  expect(isDocument(page(404, 'text/html'), '<html></html>')).toBe(false)
  expect(isDocument(page(206, 'text/html'), '<html></html>')).toBe(false)
  expect(isDocument(page(200, 'application/json'), '<html></html>')).toBe(false)
  expect(isDocument(page(200, 'text/html'), '<html><p>')).toBe(false)
  expect(isDocument(redirected(page(200, 'text/html')), '<html></html>')).toBe(false)
})

const FILE = 'file'
const HASHES = Object.fromEntries(
  ['a.js', 'a.css', 'a.json', 'a.svg', 'a.webp', 'a.csv', 'a.woff2'].map((name) => [`/assets/${name}`, hashOf(FILE)]),
)

test.each([
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.js', 'application/javascript'],
  ['a.css', 'text/css'],
  ['a.json', 'application/json'],
  ['a.svg', 'image/svg+xml'],
  ['a.webp', 'image/webp'],
  ['a.csv', 'text/csv'],
  ['a.woff2', 'application/octet-stream'],
])('accepts the asset %s with the type %s', async (name, type) => {
  expect(await isAsset(`/assets/${name}`, answer(FILE, type), HASHES)).toBe(true)
})

test.each([
  ['a page instead of a script', 'a.js', answer('<html></html>', 'text/html')],
  ['a script with other content', 'a.js', answer('other', 'text/javascript')],
  ['a script with the type text/plain', 'a.js', answer(FILE, 'text/plain')],
  ['a stylesheet with the type text/html', 'a.css', answer(FILE, 'text/html')],
  ['an image with the type text/plain', 'a.webp', answer(FILE, 'text/plain')],
  ['a data file with the type text/html', 'a.csv', answer(FILE, 'text/html; charset=utf-8')],
  ['a part of a file', 'a.js', answer(FILE, 'text/javascript', 206)],
  ['an error', 'a.js', answer(FILE, 'text/javascript', 404)],
  ['a redirected response', 'a.js', redirected(answer(FILE, 'text/javascript'))],
  ['a file of another build', 'b.js', answer(FILE, 'text/javascript')],
])('does not save %s as an asset', async (_, name, response) => {
  expect(await isAsset(`/assets/${name}`, response, HASHES)).toBe(false)
  await keepAsset('/', `/assets/${name}`, response, HASHES)
  expect(caches.paths(assets)).toEqual([])
})

test('keeps the last 100 visited pages and the offline page', async () => {
  await visit('/offline')
  for (let i = 1; i <= 100; i++) await visit(`/docs/${i}`)
  expect(caches.paths(visited)).toHaveLength(101)
  await visit('/docs/1')
  await visit('/docs/101')
  expect(caches.paths(visited)).toHaveLength(101)
  expect(caches.paths(visited)).toEqual(expect.arrayContaining(['/offline', '/docs/1', '/docs/3', '/docs/101']))
  expect(caches.paths(visited)).not.toContain('/docs/2')
})

test('keeps the last 600 assets', async () => {
  const keep = (i: number) =>
    keepAsset('/', `/assets/${i}.js`, answer(FILE, 'text/javascript'), { [`/assets/${i}.js`]: hashOf(FILE) })
  for (let i = 1; i <= 600; i++) await keep(i)
  expect(caches.paths(assets)).toHaveLength(600)
  await keep(601)
  expect(caches.paths(assets)).toHaveLength(600)
  expect(caches.paths(assets)).not.toContain('/assets/1.js')
})

test('keeps the older copy of a page and all other pages if storage is full', async () => {
  await visit('/docs/a', 'old')
  await visit('/docs/b')
  caches.isFull = true
  await expect(visit('/docs/a', 'new')).rejects.toThrow('full')
  expect(await (await savedPage('/', '/docs/a'))?.response.text()).toBe(html('old'))
  expect(caches.paths(visited)).toEqual(['/docs/a', '/docs/b'])
})

test('finds the copy of a page by every spelling of its URL, and never for another host', async () => {
  await visit('/docs/A.html', 'Page A')
  for (const path of ['/docs/a', '/docs/a/', '/docs/A/index.html'])
    expect((await savedPage('/', path))?.title, path).toBe('Page A')
  await visit('//evil.example/x')
  expect(caches.paths(visited)).toEqual(['/docs/a', '/evil.example/x'])
})

test('returns the newest copy of a page, and ignores other files of a version', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') })
  await visit('/docs/a', 'first')
  vi.setSystemTime(new Date('2026-01-02'))
  const saved = await caches.open(`${version('1.0')}2026`)
  await keepDocument(saved as unknown as Cache, '/docs/a', answer('', 'text/html'), html('second'))
  await saved.put('/assets/a.js', answer(FILE, 'text/javascript'))
  vi.setSystemTime(new Date('2026-01-01T12:00'))
  await visit('/docs/b', 'other')
  vi.useRealTimers()
  expect((await savedPage('/', '/docs/a'))?.title).toBe('second')
  const list = (await savedPages('/')).map(({ path, title, date }) => [path, title, date.toISOString().slice(0, 10)])
  expect(list).toEqual([
    ['/docs/a', 'second', '2026-01-02'],
    ['/docs/b', 'other', '2026-01-01'],
  ])
})
