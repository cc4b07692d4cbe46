// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCaches } from '../../../test/support/fake-caches'
import { cacheNames, keepVisited } from './saved-pages.browser'

const SCRIPT = 'export {}'
const IMAGE = 'picture'
const TERMS = 'terms'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const answer = (body: string, type: string, status = 200) => new Response(body, { status, headers: { 'content-type': type } })
const page = (title: string) =>
  answer(`<html><main><h1>${title}</h1><img src="/assets/a.webp"></main></html>`, 'text/html; charset=utf-8')

/** Responses of the server, by path. Other paths return 404. */
let server: Record<string, () => Response>
let caches: FakeCaches

beforeEach(() => {
  const list = {
    pages: ['/docs/a', '/docs/b'],
    files: ['/assets/a.js', '/search/terms.bin'],
    hashes: { '/assets/a.js': hashOf(SCRIPT), '/assets/a.webp': hashOf(IMAGE), '/search/terms.bin': hashOf(TERMS) },
    bytes: 2_340_000,
  }
  server = {
    '/offline/current.json': () => answer(JSON.stringify(list), 'application/json'),
    '/docs/a': () => page('A'),
    '/docs/b': () => page('B'),
    '/assets/a.js': () => answer(SCRIPT, 'text/javascript'),
    '/assets/a.webp': () => answer(IMAGE, 'image/webp'),
    '/search/terms.bin': () => answer(TERMS, 'application/octet-stream'),
  }
  caches = new FakeCaches(location.origin)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (path: string) => server[path]?.() ?? answer('', 'text/plain', 404))
})
afterEach(() => vi.unstubAllGlobals())

/** Opens the offline page. */
async function open(): Promise<void> {
  document.body.innerHTML = `<main><ul><li data-offline-version="current"><span data-offline-size></span><button id="save" hidden disabled>Save</button>
    <button id="remove" hidden>Remove</button><progress hidden></progress><p role="status"></p></li></ul>
    <p data-offline-count></p><ul data-offline-list></ul></main>
    <script type="application/json" id="site-data">{ "baseUrl": "/" }</script>`
  vi.resetModules()
  await (await import('./offline-page.browser')).startOfflinePage()
  await vi.waitFor(() => expect(button('save').hidden).toBe(false))
}

const button = (id: string) => document.getElementById(id) as HTMLButtonElement
const status = () => document.querySelector('[role="status"]')?.textContent
const listed = () => [...document.querySelectorAll('[data-offline-list] a')].map((link) => link.textContent)
const versions = async () => (await caches.keys()).filter((name) => name.startsWith(cacheNames('/').version('current')))

async function save(): Promise<void> {
  await vi.waitFor(() => expect(button('save').disabled).toBe(false))
  button('save').click()
  await vi.waitFor(() => expect(button('save').disabled).toBe(false))
}

test('lists the visited pages by title, without the offline page itself', async () => {
  for (const [path, title] of [
    ['/docs/b', 'B'],
    ['/docs/a', 'A'],
    ['/offline', 'Offline reading'],
  ] as const)
    await keepVisited('/', path, page(title), await page(title).text())
  await open()
  expect(listed()).toEqual(['A', 'B'])
  expect(document.querySelector('[data-offline-count]')?.textContent).toBe('')
})

test('a saved path that would leave the site is not listed', async () => {
  const cache = await caches.open(cacheNames('/').visited)
  for (const path of ['/docs/a', '//example.com/a', '/%5Cexample.com']) {
    const headers = { 'docs-date': '2026-01-01', 'docs-title': path }
    await cache.put(location.origin + path, new Response('', { headers }))
  }
  await open()
  expect(listed()).toEqual(['/docs/a'])
})

test('saves a version with the images of its pages and the files of plugins, and removes it again', async () => {
  await open()
  expect(document.querySelector('[data-offline-count]')?.textContent).toBe('No pages are saved yet.')
  await vi.waitFor(() => expect(document.querySelector('[data-offline-size]')?.textContent).toBe('2 pages, about 2.3 MB'))
  expect(button('remove').hidden).toBe(true)
  await save()
  expect(document.querySelector('progress')?.hidden).toBe(true)
  expect(status()).toMatch(/^Saved on /)
  expect(listed()).toEqual(['A', 'B'])
  const [name = ''] = await versions()
  const pages = ['/docs/a', '/docs/b', '/offline/current.json']
  expect(caches.paths(name).sort()).toEqual(['/assets/a.js', '/assets/a.webp', ...pages, '/search/terms.bin'])
  button('remove').click()
  await vi.waitFor(() => expect(status()).toBe('Removed.'))
  expect(await versions()).toEqual([])
})

test('saving a version again replaces the previous copy', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') })
  await open()
  await save()
  const [before] = await versions()
  vi.setSystemTime(new Date('2026-01-02'))
  await save()
  vi.useRealTimers()
  expect(status()).toBe('Saved on January 2, 2026.')
  expect(await versions()).toHaveLength(1)
  expect(await versions()).not.toContain(before)
})

test.each<[string, string, () => Response]>([
  ['a page is missing', '/docs/b', () => answer('', 'text/html', 404)],
  ['a URL returns something other than a page', '/docs/b', () => answer('{}', 'application/json')],
  ['a page is returned instead of a script', '/assets/a.js', () => page('Log in')],
  ['the file of a plugin is from another build', '/search/terms.bin', () => answer('other', 'application/octet-stream')],
  ['an image has other content', '/assets/a.webp', () => answer('other', 'image/webp')],
])('keeps the version that was saved before if %s', async (_, path, wrong) => {
  await open()
  await save()
  const before = await versions()
  server[path] = wrong
  await save()
  expect(status()).toBe("The pages couldn't be saved. Check your network connection.")
  expect(await versions()).toEqual(before)
})

test('shows an error if storage is full, and keeps the version that was saved before', async () => {
  await open()
  await save()
  const before = await versions()
  caches.isFull = true
  await save()
  expect(status()).toBe("There isn't enough space on this device.")
  expect(await versions()).toEqual(before)
})

test('a version cannot be saved if its list of files is unavailable', async () => {
  server = {}
  await open()
  expect(button('save').disabled).toBe(true)
})
