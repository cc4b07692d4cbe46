import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configWith, createSite } from './support/fixture-site'
import { build } from './support/run-docs'

const settings = { 'docs.config.ts': configWith({ plugins: '[offlineReading()]' }) }

/** A file of the built site; undefined when there is none. */
function read(root: string, path: string): string | undefined {
  const file = join(root, 'dist', path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

test('with offline reading there are a worker, the files of each version, and a page that says what is there', async () => {
  const root = createSite(settings)
  await build(root, '--base=/manual/')
  expect(read(root, 'service-worker.js')).toContain('"/manual/assets/start-offline.browser.')
  const list = JSON.parse(read(root, 'offline/current.json') ?? '')
  expect(list.pages).toEqual(['/manual/docs/', '/manual/docs/guide'])
  for (const path of list.scripts) expect(read(root, path.replace('/manual/', '')), path).toBeDefined()
  const assets = readdirSync(join(root, 'dist/assets')).filter((name) => !/\.(?:br|gz)$/.test(name))
  const hashOf = (name: string) => createHash('sha256').update(readFileSync(join(root, 'dist/assets', name)))
  const hashes = Object.fromEntries(assets.map((name) => [`/manual/assets/${name}`, hashOf(name).digest('hex').slice(0, 16)]))
  expect(list.hashes).toEqual(hashes)
  expect(read(root, 'service-worker.js')).toContain(JSON.stringify(hashes))
  const scripts: number[] = list.scripts.map((path: string) => (read(root, path.replace('/manual/', '')) ?? '').length)
  expect(list.bytes).toBeGreaterThan(scripts.reduce((sum, size) => sum + size))
  expect(read(root, 'offline.html')).toContain('data-offline-version="current"')
  expect(read(root, 'docs/guide.html')).toContain('href="/manual/offline"')
  expect(read(root, 'routes.json')).not.toContain('offline')
})

test('a page of the site takes the place of the one about offline reading', async () => {
  const own = "export const page = { id: 'offline', title: 'Away' }\nexport default () => <h1>Away</h1>\n"
  const root = createSite({ ...settings, 'pages/offline.tsx': own })
  await build(root)
  expect(read(root, 'offline.html')).toContain('<h1>Away</h1>')
})

test.each([
  ['switched off', { 'docs.config.ts': configWith({ plugins: '[offlineReading({ enabled: false })]' }) }, []],
  ['with hash URLs', settings, ['--hash-urls']],
])('%s, the worker removes an earlier one', async (_, files, options) => {
  const root = createSite(files)
  await build(root, ...options)
  expect(read(root, 'service-worker.js')).toContain('unregister')
  expect(read(root, 'service-worker.js')).not.toContain('docsOffline')
  expect(read(root, 'offline.html')).toBeUndefined()
  expect(read(root, 'docs/guide.html')).not.toContain('Offline reading')
})

test('without the plugin there is no worker', async () => {
  const root = createSite()
  await build(root)
  expect(read(root, 'service-worker.js')).toBeUndefined()
})
