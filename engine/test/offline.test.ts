import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configWith, createSite } from './support/fixture-site'
import { build } from './support/run-docs'

const settings = { 'docs.config.ts': configWith({ plugins: '[offlineReading()]' }) }

/** Content of an output file; `undefined` if it doesn't exist. */
function read(root: string, path: string): string | undefined {
  const file = join(root, 'dist', path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

test('writes a service worker, the list of files of each version, and the page about offline reading', async () => {
  const root = createSite(settings)
  await build(root, '--base=/manual/')
  expect(read(root, 'service-worker.js')).toContain('"/manual/assets/start-offline.browser.')
  const list = JSON.parse(read(root, 'offline/current.json') ?? '')
  expect(list.pages).toEqual(['/manual/docs/', '/manual/docs/guide'])
  for (const path of list.files) expect(read(root, path.replace('/manual/', '')), path).toBeDefined()
  const assets = readdirSync(join(root, 'dist/assets')).filter((name) => !/\.(?:br|gz)$/.test(name))
  const hashOf = (name: string) => createHash('sha256').update(readFileSync(join(root, 'dist/assets', name)))
  const hashes = Object.fromEntries(assets.map((name) => [`/manual/assets/${name}`, hashOf(name).digest('hex').slice(0, 16)]))
  expect(list.hashes).toEqual(hashes)
  expect(read(root, 'service-worker.js')).toContain(JSON.stringify(hashes))
  const sizes: number[] = list.files.map((path: string) => (read(root, path.replace('/manual/', '')) ?? '').length)
  expect(list.bytes).toBeGreaterThan(sizes.reduce((sum, size) => sum + size))
  expect(read(root, 'offline.html')).toContain('data-offline-version="current"')
  expect(read(root, 'docs/guide.html')).toContain('href="/manual/offline"')
  expect(read(root, 'routes.json')).not.toContain('offline')
})

test('the files of a version include its search index', async () => {
  const root = createSite({ 'docs.config.ts': configWith({ plugins: '[search(), offlineReading()]' }) })
  await build(root)
  const { files, hashes } = JSON.parse(read(root, 'offline/current.json') ?? '')
  const index = ['index.json', 'terms', 'pages', 'text'].map((name) => expect.stringMatching(`^/search/current/${name}`))
  expect(files).toEqual(expect.arrayContaining(['/search/worker.js', '/search/search.css', ...index]))
  for (const path of files) {
    const content = readFileSync(join(root, 'dist', path))
    expect(createHash('sha256').update(content).digest('hex').slice(0, 16), path).toBe(hashes[path])
  }
  expect(read(root, 'service-worker.js')).not.toContain('/search/')
})

test('a page of the site can replace the page about offline reading', async () => {
  const own = "export const page = { id: 'offline', title: 'Away' }\nexport default () => <h1>Away</h1>\n"
  const root = createSite({ ...settings, 'pages/offline.tsx': own })
  await build(root)
  expect(read(root, 'offline.html')).toContain('<h1>Away</h1>')
})

test.each([
  ['switched off', { 'docs.config.ts': configWith({ plugins: '[offlineReading({ enabled: false })]' }) }, []],
  ['with hash URLs', settings, ['--hash-urls']],
])('%s, the service worker unregisters itself', async (_, files, options) => {
  const root = createSite(files)
  await build(root, ...options)
  expect(read(root, 'service-worker.js')).toContain('unregister')
  expect(read(root, 'service-worker.js')).not.toContain('docsOffline')
  expect(read(root, 'offline.html')).toBeUndefined()
  expect(read(root, 'docs/guide.html')).not.toContain('Offline reading')
})

test('without the plugin, there is no service worker', async () => {
  const root = createSite()
  await build(root)
  expect(read(root, 'service-worker.js')).toBeUndefined()
})
