// Compiles the engine's TypeScript with rolldown (Vite's bundler) into a cache folder named by the hash of its sources.
// An unchanged engine is imported straight from there, after a check of its files: the bundler is not even loaded.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ENGINE = dirname(dirname(fileURLToPath(import.meta.url)))
const SOURCES = join(ENGINE, 'src')

/** Names the files of a bundle with their checksums. */
const CHECKSUMS = 'checksums.json'

/** Tests are no part of the program; styles and fonts are read by it and change what it writes. */
const isSource = (name) => /\.(tsx?|css|ttf)$/.test(name) && !/\.test\.tsx?$/.test(name)

/** Hash of all source files of the engine, name and content, and of what is installed: another highlighter colours code otherwise. */
export function hashSources(engine = ENGINE) {
  const hash = createHash('sha256')
  const walk = (folder, prefix) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory()) walk(join(folder, entry.name), `${prefix}${entry.name}/`)
      else if (isSource(entry.name))
        hash
          .update(`${prefix}${entry.name}\0`)
          .update(readFileSync(join(folder, entry.name)))
          .update('\0')
    }
  }
  walk(join(engine, 'src'), '')
  hash.update(readFileSync(fileURLToPath(import.meta.url)))
  hash.update(installedPackages(engine))
  return hash.digest('hex').slice(0, 16)
}

/** The list of installed packages with their versions, which npm writes beside them; empty where another program has installed them. */
function installedPackages(engine) {
  for (let folder = engine; ; folder = dirname(folder)) {
    const list = join(folder, 'node_modules', '.package-lock.json')
    if (existsSync(list)) return readFileSync(list)
    if (folder === dirname(folder)) return ''
  }
}

/** Imports the engine, bundling it first when its sources have changed. Returns its module namespace. */
export async function loadEngine() {
  const id = hashSources()
  const root = join(ENGINE, '.cache')
  const folder = join(root, id)
  const entry = join(folder, 'cli.mjs')
  if (!isWhole(folder)) await bundle(root, folder, id)
  process.env.DOCS_ENGINE_ENTRY = join(folder, 'engine.mjs')
  process.env.DOCS_ENGINE_WRITER = join(folder, 'writer.mjs')
  process.env.DOCS_ENGINE_LAYOUT = join(folder, 'layout.mjs')
  process.env.DOCS_ENGINE_HASH = id
  process.env.DOCS_ENGINE_SOURCES = SOURCES
  return import(pathToFileURL(entry).href)
}

async function bundle(root, folder, id) {
  const { build } = await import('rolldown')
  const staging = `${folder}.${process.pid}`
  await build({
    // `cli` is what runs, `writer` and `layout` what its threads run, the others are what sites import; all share the same modules.
    input: {
      cli: join(SOURCES, 'commands/cli/main.ts'),
      engine: join(SOURCES, 'index.ts'),
      islands: join(SOURCES, 'browser/index.island.ts'),
      writer: join(SOURCES, 'publish/output/write-worker.ts'),
      layout: join(SOURCES, 'compile/diagrams/layout-worker.ts'),
    },
    platform: 'node',
    // Packages stay outside; relative and absolute paths are the engine itself.
    external: (source) => !/^[./]/.test(source),
    transform: { jsx: { runtime: 'automatic' } },
    // No module of the engine does anything when it is imported, so an index file brings in only what is used of it.
    treeshake: { moduleSideEffects: false },
    logLevel: 'warn',
    output: { dir: staging, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  })
  writeFileSync(join(staging, CHECKSUMS), JSON.stringify(checksumsOf(staging)))
  // Another process may have built the same bundle in the meantime, and run it.
  if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(staging, folder)
  } catch (error) {
    if (!isWhole(folder)) throw error
    rmSync(staging, { recursive: true, force: true })
  }
  prune(root, id)
}

/** Whether a bundle has all its files as they were written. */
function isWhole(folder) {
  try {
    return readFileSync(join(folder, CHECKSUMS), 'utf8') === JSON.stringify(checksumsOf(folder))
  } catch {
    return false
  }
}

function checksumsOf(folder) {
  const names = readdirSync(folder).filter((name) => name !== CHECKSUMS)
  const checksum = (name) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  return Object.fromEntries(names.sort().map((name) => [name, checksum(name)]))
}

/** Keeps the four bundles used last. */
function prune(root, id) {
  utimesSync(join(root, id), new Date(), new Date())
  const others = readdirSync(root)
    .filter((name) => name !== id)
    .map((name) => ({ name, time: statSync(join(root, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { name } of others.slice(3)) rmSync(join(root, name), { recursive: true, force: true })
}
