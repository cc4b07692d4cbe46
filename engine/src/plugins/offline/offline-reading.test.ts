import { expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import { pluginSite, setUp } from '../../../test/support/plugin-site'
import { sample } from '../../../test/support/sample-view'
import type { BuiltOutput, Doc, SiteConfig } from '../../model'
import { offlineReading } from './offline-reading'

const FOLDER = import.meta.dirname
const config = makeConfig()
const inHash: SiteConfig = { ...config, router: 'hash' }
const doc = (route: string, more: Partial<Doc> = {}): Doc => ({
  ...sample.doc,
  route,
  version: 'current',
  unlisted: false,
  ...more,
})
const file = (size: number, hash = `h${size}`) => ({ size, hash, key: `k${size}` })
const OUTPUT: BuiltOutput = {
  files: {
    'docs/a.html': file(1),
    'docs/b.html': file(2),
    'docs/c.html': file(4),
    'offline.html': file(8),
    'assets/b.js': file(16),
    'assets/a.js': file(32),
    'assets/a.js.br': file(64),
    'assets/a.js.gz': file(128),
    'search/terms.bin': file(256),
  },
  worker: (module) => `// ${module}`,
  offlineFiles: () => ['search/terms.bin'],
  scripts: ['assets/b.js', 'assets/a.js'],
  scriptsOf: () => ['assets/b.js'],
}
async function finish(plugin = offlineReading(), of = config): Promise<Record<string, string>> {
  const docs = [doc('/docs/b'), doc('/docs/a'), doc('/docs/c', { unlisted: true }), doc('/docs/d', { version: '1.x' })]
  const output = await setUp(plugin, pluginSite({ config: of, docs }))
  return Object.fromEntries((output.finish?.(OUTPUT) ?? []).map(({ path, content }) => [path, String(content)]))
}

test('a site with offline reading has a page, a link in the footer, styles, and a service worker', () => {
  const plugin = offlineReading()
  expect(plugin.pages?.(config)).toMatchObject([{ route: '/offline', module: { page: { id: 'offline', unlisted: true } } }])
  expect(plugin.footerLinks?.(config)).toMatchObject([{ to: '/offline' }])
  expect(plugin.styles?.(config)).toEqual([`${FOLDER}/offline.css`])
  expect(plugin.scripts?.(config)).toEqual({
    browser: [{ module: `${FOLDER}/start-offline.browser.ts`, wake: 'idle' }],
    workers: [`${FOLDER}/service-worker.browser.ts`],
  })
})

test.each([
  ['offline reading is turned off', offlineReading({ enabled: false }), config],
  ['a site has hash URLs', offlineReading(), inHash],
])('if %s, there is only a worker that removes saved pages', async (_, plugin, of) => {
  for (const added of [plugin.pages, plugin.footerLinks, plugin.styles]) expect(added?.(of)).toEqual([])
  expect(plugin.scripts?.(of)).toEqual({ workers: [`${FOLDER}/retire.browser.ts`] })
  expect(await finish(plugin, of)).toEqual({ '/service-worker.js': `// ${FOLDER}/retire.browser.ts` })
})

test('the list of a version has its pages, scripts and other files with their total size', async () => {
  const files = await finish()
  expect(Object.keys(files).sort()).toEqual(['/offline/current.json', '/service-worker.js'])
  expect(JSON.parse(files['/offline/current.json'] ?? '')).toEqual({
    pages: ['/docs/a', '/docs/b'],
    files: ['/assets/a.js', '/assets/b.js', '/search/terms.bin'],
    hashes: { '/assets/a.js': 'h32', '/assets/b.js': 'h16', '/search/terms.bin': 'h256' },
    bytes: 1 + 2 + 16 + 32 + 256,
  })
})

test('the service worker has the hashes of all assets, and changes with the offline page', async () => {
  const [data = '', ...code] = ((await finish())['/service-worker.js'] ?? '').split('\n')
  expect(code).toEqual([`// ${FOLDER}/service-worker.browser.ts`])
  expect(JSON.parse(data.replace(/^globalThis\.docsOffline = |;$/g, ''))).toEqual({
    page: 'k8',
    scripts: ['/assets/b.js'],
    hashes: { '/assets/a.js': 'h32', '/assets/b.js': 'h16' },
  })
})
