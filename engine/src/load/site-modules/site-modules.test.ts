import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileHashes, Store } from '../cache'
import { listModuleFiles, loadSiteModules, routeOfPageFile } from './site-modules'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'modules-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (path: string, content: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}
const ENGINE = { hash: 'test', sources: '', bundle: '' }
const load = () => loadSiteModules(ENGINE, root, new FileHashes(root), new Store(join(root, '.cache'), ENGINE.hash))

test('derives the route of a page from its file', () => {
  expect(routeOfPageFile('pages/docs/home.tsx')).toBe('/docs/home')
  expect(routeOfPageFile('pages/404.tsx')).toBe('/404')
  expect(routeOfPageFile('pages/docs/index.tsx')).toBe('/docs/')
})

test('excludes content, snippets, static files, routes, and build output', () => {
  for (const path of [
    'docs.config.ts',
    'versions.json',
    'content/a.ts',
    'snippets/b.json',
    'static/c.json',
    'routes/current.json',
    'dist/d.ts',
    'x.test.ts',
  ])
    write(path, '')
  expect(listModuleFiles(root)).toEqual(['docs.config.ts', 'versions.json'])
})

test('loads the configuration and pages with their imports and detects changes', async () => {
  write('docs.config.ts', "import data from './data.json'\nexport default { product: data.name as string }")
  write('data.json', '{"name":"One"}')
  write(
    'pages/docs/home.tsx',
    "export const page = { id: 'home', title: 'Home' }\nexport default function Home() { return null }",
  )
  const first = await load()
  expect(first.config).toEqual({ product: 'One' })
  expect(first.pages.map(({ route, module }) => [route, module.page?.id])).toEqual([['/docs/home', 'home']])
  write('data.json', '{"name":"Two"}')
  const second = await load()
  expect(second.config).toEqual({ product: 'Two' })
  expect(second.hash).not.toBe(first.hash)
})

test.each([
  ["throw new Error('No key.')", 'No key.'],
  ["throw 'No key.'", 'No key.'],
])('reports what a module throws when it is imported: %s', async (code, message) => {
  write('docs.config.ts', `${code}\nexport default {}`)
  await expect(load()).rejects.toMatchObject({
    code: 'config-broken',
    title: `A module of the site threw an error when it was imported: ${message}`,
  })
})

test('detects changes of imported data in folders without modules', async () => {
  write('docs.config.ts', "import data from './snippets/data.json'\nexport default { product: data.name as string }")
  write('snippets/data.json', '{"name":"One"}')
  expect((await load()).config).toEqual({ product: 'One' })
  write('snippets/data.json', '{"name":"Two"}')
  expect((await load()).config).toEqual({ product: 'Two' })
})

test('loads the sidebars of each version', async () => {
  write('docs.config.ts', 'export default {}')
  write('sidebars/current.ts', "export default { main: ['a'] }")
  write('sidebars/1.8.1.ts', "import { entries } from './shared/entries'\nexport default { main: entries }")
  write('sidebars/shared/entries.ts', "export const entries = ['b']")
  write('sidebars/empty.ts', 'export {}')
  expect((await load()).sidebars).toEqual({ current: { main: ['a'] }, '1.8.1': { main: ['b'] }, empty: undefined })
})

test('loads islands', async () => {
  write('docs.config.ts', 'export default {}')
  write('islands/counter.island.tsx', "export default { name: 'counter' }")
  write('islands/words.browser.ts', 'export const words = 1')
  expect((await load()).islands).toEqual([{ file: 'islands/counter.island.tsx', island: { name: 'counter' } }])
})

test('reports a missing configuration and compile errors', async () => {
  await expect(load()).rejects.toMatchObject({ code: 'config-missing' })
  write('docs.config.ts', 'export default {')
  await expect(load()).rejects.toMatchObject({ code: 'config-broken' })
  write('docs.config.ts', "throw new Error('no luck')")
  await expect(load()).rejects.toMatchObject({ code: 'config-broken' })
})

test('rebuilds a damaged bundle', async () => {
  write('docs.config.ts', "export default { product: 'One' }")
  await load()
  const folder = join(root, '.cache/modules')
  const [name = ''] = readdirSync(folder)
  const sealed = readFileSync(join(folder, name), 'utf8')
  writeFileSync(join(folder, name), sealed.replace('One', 'Two'))
  // The module of the first load is still in memory, so only the file shows that it was rebuilt.
  await load()
  expect(readFileSync(join(folder, name), 'utf8')).toBe(sealed)
})
