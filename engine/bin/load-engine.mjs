// Bundles the engine's TypeScript with rolldown into a cache folder that is named after the hash of its sources.
// An unchanged engine is imported from there after its checksums are verified; the bundler isn't loaded.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ENGINE = dirname(dirname(fileURLToPath(import.meta.url)))
const SOURCES = join(ENGINE, 'src')

/** File that lists the checksums of a bundle. */
const CHECKSUMS = 'checksums.json'

/** Styles and fonts are included: the engine reads them, and they affect the output. Tests are not. */
const isSource = (name) => /\.(tsx?|css|ttf)$/.test(name) && !/\.test\.tsx?$/.test(name)

/** Hashes the names and contents of the engine's source files, and the list of installed packages, which affects the output as well. */
export function hashSources(engine = ENGINE) {
  const hash = createHash('sha256')
  const sources = readdirSync(join(engine, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of sources.sort())
    hash
      .update(`${relative(engine, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  hash.update(readFileSync(fileURLToPath(import.meta.url)))
  hash.update(installedPackages(engine))
  return hash.digest('hex').slice(0, 16)
}

/** npm's list of installed packages; empty if they were installed by another package manager. */
function installedPackages(engine) {
  for (let folder = engine; ; folder = dirname(folder)) {
    const list = join(folder, 'node_modules', '.package-lock.json')
    if (existsSync(list)) return readFileSync(list)
    if (folder === dirname(folder)) return ''
  }
}

/**
 * Imports the engine, after bundling it if its sources have changed.
 * @returns the function that runs a command, and the `Engine` (`src/model/engine.ts`)
 */
export async function loadEngine() {
  const id = hashSources()
  const root = join(ENGINE, '.cache')
  const folder = join(root, id)
  const entry = join(folder, 'cli.mjs')
  if (!isIntact(folder)) await bundle(root, folder, id)
  const engine = { hash: id, sources: SOURCES, bundle: folder }
  const { main } = await import(pathToFileURL(entry).href)
  return { main: (argv) => main(argv, engine), engine }
}

/** Lets modules refer to files next to their source: `import.meta.dirname` is the folder of the source, seen from the bundle. */
const sourceFolders = {
  name: 'source-folders',
  transform: {
    filter: { code: /\bimport\.meta\.dirname\b/ },
    handler(code, id) {
      const folder = relative(SOURCES, dirname(id)).split(sep).join('/')
      return code.replaceAll(
        /\bimport\.meta\.dirname\b/g,
        () => `(import.meta.dirname + ${JSON.stringify(`/../../src/${folder}`)})`,
      )
    },
  },
}

async function bundle(root, folder, id) {
  const { build } = await import('rolldown')
  const staging = `${folder}.${process.pid}`
  await build({
    // `cli` is the command line, `writer` and `layout` run in worker threads, and sites import the others. All share the same modules.
    input: {
      cli: join(SOURCES, 'commands/cli/main.ts'),
      engine: join(SOURCES, 'index.ts'),
      plugin: join(SOURCES, 'plugin.ts'),
      islands: join(SOURCES, 'index.island.ts'),
      browser: join(SOURCES, 'index.browser.ts'),
      'server-element': join(SOURCES, 'load/site-modules/server-element.ts'),
      writer: join(SOURCES, 'output/write-worker.ts'),
      layout: join(SOURCES, 'compile/diagrams/layout-worker.ts'),
    },
    platform: 'node',
    // Packages stay external; relative and absolute paths are modules of the engine.
    external: (source) => !/^[./]/.test(source),
    // Names of stored values are settings of a site, and only browsers store values.
    transform: { jsx: { runtime: 'automatic' }, define: { COMPATIBILITY: '({})' } },
    // No module of the engine has side effects, so an index file adds only what is used.
    treeshake: { moduleSideEffects: false },
    plugins: [sourceFolders],
    logLevel: 'warn',
    output: { dir: staging, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  })
  writeFileSync(join(staging, CHECKSUMS), JSON.stringify(checksumsOf(staging)))
  // Another process may have written the same bundle in the meantime.
  if (!isIntact(folder)) rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(staging, folder)
  } catch (error) {
    if (!isIntact(folder)) throw error
    rmSync(staging, { recursive: true, force: true })
  }
  prune(root, id)
}

/** Whether all files of a bundle exist and match their checksums. */
function isIntact(folder) {
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

/** Removes all bundles except the four that were used last. */
function prune(root, id) {
  utimesSync(join(root, id), new Date(), new Date())
  const others = readdirSync(root)
    .filter((name) => name !== id)
    .map((name) => ({ name, time: statSync(join(root, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { name } of others.slice(3)) rmSync(join(root, name), { recursive: true, force: true })
}
