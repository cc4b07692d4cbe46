import { join, relative, sep } from 'node:path'
import type { OutputChunk } from 'rolldown'
import { type FileHashes, type Store, siteIslands } from '../../load'
import { DocsError } from '../../model'
import { serverModules } from './server-modules'

/** A script file of the built site. */
export interface ScriptFile {
  /** Path in the output, with a hash of the content in its name. */
  path: string
  content: string
}

/** All scripts of a site. */
export interface BrowserScripts {
  /** Stands inline in every document, before anything is drawn. */
  boot: string
  /** Path of the one module script that every document refers to. */
  entry: string
  files: ScriptFile[]
  /** The service worker, and the one that takes its place where there is no offline reading. */
  worker: string
  retired: string
  /** Paths of the scripts that a page needs to be about offline reading. */
  offline: string[]
}

/** Marks the inlined script: nothing in it may end the element it stands in. */
const END_OF_SCRIPT = /<\/script|<!--/i

/** What always comes together is one file: React with the islands of every page, and what several parts of the runtime load late. */
const GROUPS = [
  {
    name: 'islands',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/islands\/(menu|panel|repository|hooks|hydrate|Slot|IslandProviders|define-island)/,
  },
  { name: 'shared', test: /\/(problem-page|trusted-html)\.browser\.ts$/ },
]

/** How scripts are bundled. */
export interface ScriptOptions {
  /** Of the site's files. */
  hashes: FileHashes
  store: Store
  /** With the client of the dev server, which keeps the page as its sources are. */
  dev: boolean
}

/** Scripts with what they were made from, beside the engine. */
interface Bundled {
  dev: boolean
  islands: string[]
  /** Hashes of the site's files that went into the scripts, by path relative to the site folder. */
  sources: Record<string, string>
  scripts: BrowserScripts
}

const FILE = 'scripts.json'

/**
 * Bundles what reaches the browser: the boot script, the runtime without framework, and behind dynamic imports React and the islands of
 * engine and site. Kept as long as the engine and the files that went into them are the same.
 * @throws DocsError `scripts-broken`
 */
export async function bundleBrowserScripts(root: string, { hashes, store, dev }: ScriptOptions): Promise<BrowserScripts> {
  const islands = siteIslands(root)
  const kept = store.read<Bundled>(FILE)
  const holds =
    kept?.dev === dev &&
    kept.islands.join() === islands.join() &&
    Object.entries(kept.sources).every(([path, hash]) => hashes.of(join(root, path)) === hash)
  if (holds) return kept.scripts
  const { scripts, modules } = await bundle(root, islands, dev)
  const sources = Object.fromEntries(
    modules
      .map((path) => [relative(root, path).split(sep).join('/'), hashes.of(path)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  store.write(FILE, { dev, islands, sources, scripts } satisfies Bundled)
  return scripts
}

/** Bundles; `modules` are the files of the site that went in. */
async function bundle(root: string, islands: string[], dev: boolean): Promise<{ scripts: BrowserScripts; modules: string[] }> {
  const sources = process.env.DOCS_ENGINE_SOURCES ?? ''
  const { rolldown } = await import('rolldown')
  const common = {
    platform: 'browser' as const,
    // Interface texts and other constants of one module go only into the scripts that use them.
    optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
    logLevel: 'silent' as const,
    transform: { jsx: { runtime: 'automatic' as const }, define: { 'process.env.NODE_ENV': '"production"' } },
  }
  try {
    const whole = async (path: string) => {
      const script = await rolldown({ ...common, input: join(sources, path) })
      const { output } = await script.generate({ format: 'iife', minify: true })
      await script.close()
      return output[0]
    }
    const booted = await whole('browser/boot/boot.browser.ts')
    const worker = await whole('plugins/offline/service-worker.browser.ts')
    const retired = await whole('plugins/offline/retire.browser.ts')
    const virtual = join(sources, '__entry__.browser.ts')
    const importers = new Map<string, string>()
    const main = await rolldown({
      ...common,
      input: { runtime: virtual },
      preserveEntrySignatures: false,
      plugins: [
        {
          name: 'browser-entry',
          resolveId(source, importer) {
            if (source === virtual) return virtual
            // There is one React for engine and site.
            if (importer !== virtual && /^react(-dom)?($|\/)/.test(source)) return this.resolve(source, virtual)
            return source === 'docs-engine/islands' ? join(sources, 'browser/index.island.ts') : null
          },
          load: (id) => (id === virtual ? { code: entryCode(root, islands, dev), moduleType: 'ts' } : null),
          moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
            for (const imported of [...importedIds, ...dynamicallyImportedIds]) importers.set(imported, id)
          },
        },
      ],
    })
    const { output } = await main.generate({
      format: 'esm',
      minify: true,
      entryFileNames: '[name].[hash].js',
      chunkFileNames: '[name].[hash].js',
      hashCharacters: 'hex',
      codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS },
    })
    await main.close()
    const chunks = output.filter((file) => file.type === 'chunk')
    const [misplaced] = serverModules([booted, worker, retired, ...chunks])
    if (misplaced !== undefined) {
      const place = (id: string) => (isOfSite(id, root) ? relative(root, id).split(sep).join('/') : id)
      throw new Error(
        `${place(importers.get(misplaced) ?? 'a script')} imports "${place(misplaced)}", which is not for the browser`,
      )
    }
    const code = booted.code.trim()
    if (END_OF_SCRIPT.test(code)) throw new Error('the boot script cannot stand inline')
    const files = chunks.map((file) => ({ path: `assets/${file.fileName}`, content: file.code }))
    const entry = files.find(({ path }) => path.startsWith('assets/runtime.'))?.path ?? ''
    const modules = chunks.flatMap((file) => file.moduleIds)
    const offline = closure(chunks, '/offline/start-offline.browser.ts').map((fileName) => `assets/${fileName}`)
    const scripts = { boot: code, entry, files, worker: worker.code, retired: retired.code, offline }
    return { scripts, modules: modules.filter((id) => isOfSite(id, root)) }
  } catch (error) {
    throw new DocsError({
      code: 'scripts-broken',
      title: `The scripts for the browser do not compile: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'Mend the island that is named; islands import only React, docs-engine/islands, other *.island.tsx and *.browser.ts files.',
      at: 'islands',
      cause: error,
    })
  }
}

/** Files of the chunk that holds a module, of those that it loads late, and of all that they import. */
function closure(chunks: readonly OutputChunk[], module: string): string[] {
  const start = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  const found = new Set(start.flatMap(({ fileName, dynamicImports }) => [fileName, ...dynamicImports]))
  for (const name of found)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(imported)
  return [...found].sort()
}

const isOfSite = (id: string, root: string) => id.startsWith(root + sep) && !id.includes(`${sep}node_modules${sep}`)

function entryCode(root: string, names: readonly string[], dev: boolean): string {
  const islands = names.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(root, 'islands', `${name}.island.tsx`))})`,
  )
  return [
    `import { createRegistry } from './browser/islands/registry.island'`,
    `import { startSite } from './browser/main.browser'`,
    ...(dev ? [`import './commands/dev/client.browser'`] : []),
    `void startSite(createRegistry({ ${islands.join(', ')} }), { isDev: ${dev} })`,
  ].join('\n')
}
