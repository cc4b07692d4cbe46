import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { OutputChunk, RolldownOutput } from 'rolldown'
import { afterAll, expect, test, vi } from 'vitest'
import { FileHashes, Results, Store } from '../../load'
import { DocsError } from '../../model/errors/docs-error'
import { bundleBrowserScripts } from './browser-scripts'
import { serverModules } from './server-modules'

/** The output of the bundler, with the modules in each file. */
let bundles: RolldownOutput[] = []
vi.mock('rolldown', async (original) => {
  const actual = await original<typeof import('rolldown')>()
  return {
    ...actual,
    rolldown: async (options: Parameters<typeof actual.rolldown>[0]) => {
      const build = await actual.rolldown(options)
      const generate = build.generate.bind(build)
      return Object.assign(build, {
        generate: async (...settings: Parameters<typeof generate>) => {
          const output = await generate(...settings)
          bundles.push(output)
          return output
        },
      })
    },
  }
})

const SOURCES = join(import.meta.dirname, '../..')
const ENGINE = { hash: 'test', sources: SOURCES, bundle: '' }
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Bundles the scripts of a site with these files. */
async function bundle(files: Record<string, string>): Promise<OutputChunk[]> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'shipped-')))
  folders.push(root)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  bundles = []
  await bundleBrowserScripts(root, {
    engine: ENGINE,
    hashes: new FileHashes(root),
    results: new Results(new Store(join(root, '.cache'), ENGINE.hash)),
    dev: false,
  })
  return bundles.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'))
}
/** A file and all files that it imports statically, directly or indirectly. */
function withImports(chunks: readonly OutputChunk[], entry: OutputChunk): OutputChunk[] {
  const found = new Set([entry])
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found]
}

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/
const reactIn = (chunks: readonly OutputChunk[]) => chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => REACT.test(id))

const GALLERY = `import { defineIsland } from 'docs-engine/islands'
export default defineIsland({ name: 'gallery', wake: 'load', Component: () => <p>Gallery</p> })`

test('only islands load React, not the scripts of every document', async () => {
  const chunks = await bundle({ 'islands/gallery.island.tsx': GALLERY })
  const entries = chunks.filter(({ isEntry }) => isEntry)
  expect(entries.map(({ name }) => name)).toEqual(['boot.browser', 'runtime'])
  for (const entry of entries) expect(reactIn(withImports(chunks, entry))).toEqual([])
  const gallery = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('gallery.island.tsx')))
  expect(gallery && reactIn(withImports(chunks, gallery)).length).toBeGreaterThan(3)
})

test('ships only *.browser.ts and *.island.tsx files', async () => {
  const chunks = await bundle({ 'islands/gallery.island.tsx': GALLERY })
  expect(serverModules(chunks)).toEqual([])
  const own = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(SOURCES))
  expect(own.length).toBeGreaterThan(30)
  expect(own.filter((id) => id.includes('/theme/'))).toEqual([])
})

for (const [what, line, message] of [
  ['a server component', "import { Table } from '../theme/Table'", 'imports "theme/Table.tsx", which does not run in'],
  ['a Node.js module', "import { readFileSync as Table } from 'node:fs'", 'imports "node:fs", which does not run in'],
  ['a missing package', "import Table from 'no-such-package'", 'no-such-package'],
] as const) {
  test(`reports an island that imports ${what}`, async () => {
    const built = bundle({
      'theme/Table.tsx': 'export const Table = () => <table />',
      'islands/gallery.island.tsx': `${line}\n${GALLERY.replace('<p>Gallery</p>', '<p>{String(Table)}</p>')}`,
    })
    await expect(built).rejects.toThrow(DocsError)
    await expect(built).rejects.toThrow('islands/gallery.island.tsx')
    await expect(built).rejects.toThrow(message)
  })
}

test('compiles scripts for the oldest supported browsers', async () => {
  const code = `export default async () => { using file = globalThis.open(); file.read() }`
  const chunks = await bundle({ 'islands/new.island.tsx': code })
  const island = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('new.island.tsx'))
  expect(island?.code).toContain('.read()')
  expect(island?.code).not.toMatch(/using \w+=/)
})
