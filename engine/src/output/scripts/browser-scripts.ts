import { join, relative, resolve, sep } from 'node:path'
import type { OutputChunk, Plugin as RolldownPlugin } from 'rolldown'
import { type FileHashes, hashText, type Kind, type Results, siteIslands } from '../../load'
import { compatibilityConstants, DocsError, type Engine, type SiteConfig } from '../../model'
import { scriptTargets } from '../../site'
import { serverModules } from './server-modules'

/** A script file of the built site. */
export interface ScriptFile {
  /** Path in the output, with a hash of the content in its name. */
  path: string
  content: string
}

/** All scripts of a site. */
export interface BrowserScripts {
  /** Inline script of every document, which runs before the first paint. */
  boot: string
  /** Path of the module script of every document. */
  entry: string
  files: ScriptFile[]
  /** Code of the workers of plugins, by module. */
  workers: Readonly<Record<string, string>>
  /** Paths of the files that a browser module of a plugin consists of, by module. */
  modules: Readonly<Record<string, string[]>>
}

/** Matches text that would end the element of the inline script. */
const END_OF_SCRIPT = /<\/script|<!--/i

/** Chunks of modules that are always loaded together: React with the islands of every page, and modules that several parts of the runtime load. */
const GROUPS = [
  {
    name: 'islands',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/islands\/(menu|panel|repository|hooks|hydrate|Slot|IslandProviders|define-island)/,
  },
  { name: 'shared', test: /\/(problem-page|trusted-html)\.browser\.ts$/ },
]

/** The parts of the engine that islands and browser modules of a site can import. */
const ENTRIES = new Map([
  ['docs-engine/browser', 'index.browser.ts'],
  ['docs-engine/islands', 'index.island.ts'],
])

/** Options of {@link bundleBrowserScripts}. */
export interface ScriptOptions {
  engine: Engine
  hashes: FileHashes
  results: Results
  /** Whether to include the client of the dev server, which reloads pages after changes. */
  dev: boolean
  /** The configuration; if it is absent, the scripts of plugins are not included. */
  config?: SiteConfig
}

/** Scripts with the files of the site that they were bundled from. */
interface Bundled {
  /** Hashes of the files by path relative to the site folder. */
  sources: [path: string, hash: string][]
  scripts: BrowserScripts
}

const SCRIPTS: Kind<Bundled> = { name: 'scripts', isShared: true }

/** A script in one file: the boot script, or a worker. */
interface SingleScript extends Pick<OutputChunk, 'code' | 'fileName' | 'moduleIds' | 'imports' | 'dynamicImports'> {
  sources: [path: string, hash: string][]
}

const SINGLE: Kind<SingleScript> = { name: 'script', isShared: true }

/**
 * Bundles the scripts for browsers: the boot script, the runtime, and React with the islands of the engine and the site, which are imported dynamically.
 * @throws DocsError `scripts-broken`
 */
export async function bundleBrowserScripts(root: string, options: ScriptOptions): Promise<BrowserScripts> {
  const { hashes, results } = options
  const inputs = scriptInputs(root, options)
  const makeScripts = async (): Promise<Bundled> => {
    const { scripts, modules } = await bundle(root, inputs, options, sourcesOf, isCurrent)
    return { sources: sourcesOf(modules), scripts }
  }
  const sourcesOf = (modules: readonly string[]) =>
    modules
      .filter((id) => isOfSite(id, root))
      .map((path): [string, string] => [relative(root, path).split(sep).join('/'), hashes.of(path)])
  const isCurrent = ({ sources }: Pick<Bundled, 'sources'>) =>
    sources.every(([path, hash]) => hashes.of(join(root, path)) === hash)
  return (await results.memo(SCRIPTS, hashText(JSON.stringify(inputs)), '', makeScripts, isCurrent)).scripts
}

/** Input of the bundler: the source code of the entry, and modules of plugins. */
interface ScriptInputs {
  code: string
  /** Browser modules of plugins with their absolute paths. */
  browser: [module: string, path: string][]
  workers: [module: string, path: string][]
  /** Values by the expressions that the bundler replaces. */
  constants: Record<string, string>
}

function scriptInputs(root: string, { dev, config }: ScriptOptions): ScriptInputs {
  const plugins = config?.plugins ?? []
  const pathOf = (module: string) => resolve(root, module)
  const place = (module: string): [string, string] => [module, pathOf(module)]
  const scripts = plugins.map((plugin) => ({ plugin, ...(config && plugin.scripts?.(config)) }))
  const browser = scripts.flatMap(({ plugin: { name, id = 'default' }, browser: modules = [] }) =>
    modules
      .filter(({ inDevelopment }) => !dev || inDevelopment === true)
      .map(({ module, wake, selector }) => ({ plugin: [name, id], wake, selector, module })),
  )
  const islands = [
    ...plugins.flatMap((plugin) => Object.entries(plugin.islands ?? {}).map(([name, module]) => [name, pathOf(module)])),
    ...siteIslands(root).map((name) => [name, join(root, 'islands', `${name}.island.tsx`)]),
  ]
  const load = (path: string) => `() => import(${JSON.stringify(path)})`
  const registry = islands.map(([name = '', path = '']) => `${JSON.stringify(name)}: ${load(path)}`)
  const entries = browser.map(({ module, ...entry }) => `{ ...${JSON.stringify(entry)}, load: ${load(pathOf(module))} }`)
  const code = [
    `import { createRegistry } from './browser/islands/registry.island'`,
    `import { startSite } from './browser/main.browser'`,
    ...(dev ? [`import { startClient } from './commands/dev/client.browser'`, 'startClient()'] : []),
    `void startSite(createRegistry({ ${registry.join(', ')} }), [${entries.join(', ')}])`,
  ].join('\n')
  return {
    code,
    browser: browser.map(({ module }) => place(module)),
    constants: compatibilityConstants(config?.compatibility),
    workers: scripts.flatMap(({ workers = [] }) => workers.map(place)),
  }
}

/** Bundles the scripts. `modules` are the bundled files. */
async function bundle(
  root: string,
  inputs: ScriptInputs,
  { engine: { sources }, results, dev }: ScriptOptions,
  sourcesOf: (modules: readonly string[]) => Bundled['sources'],
  isCurrent: (script: SingleScript) => boolean,
): Promise<{ scripts: BrowserScripts; modules: string[] }> {
  const { rolldown } = await import('rolldown')
  const common = {
    platform: 'browser' as const,
    // Constants such as interface texts are inlined into the scripts that use them.
    optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
    logLevel: 'silent' as const,
    moduleTypes: { '.css': 'text' as const },
    transform: {
      target: scriptTargets,
      jsx: { runtime: 'automatic' as const },
      define: { 'process.env.NODE_ENV': '"production"', ...inputs.constants },
    },
  }
  // Modules of the engine have no side effects, so only the used exports of an index file are included.
  const usedExports = (entry: string) => ({ moduleSideEffects: (id: string) => id === entry || !id.startsWith(sources + sep) })
  const engineEntries: RolldownPlugin = {
    name: 'engine-entries',
    resolveId(source) {
      const entry = ENTRIES.get(source)
      return entry === undefined ? null : join(sources, entry)
    },
  }
  try {
    const bundleScript = (path: string) => {
      const make = async (): Promise<SingleScript> => {
        const script = await rolldown({ ...common, input: path, treeshake: usedExports(path), plugins: [engineEntries] })
        const { output } = await script.generate({ format: 'iife', minify: true })
        await script.close()
        const [{ code, fileName, moduleIds, imports, dynamicImports }] = output
        return { code, fileName, moduleIds, imports, dynamicImports, sources: sourcesOf(moduleIds) }
      }
      return results.memo(SINGLE, path, '', make, isCurrent)
    }
    const booted = await bundleScript(join(sources, 'browser/boot/boot.browser.ts'))
    const workers = await Promise.all(inputs.workers.map(async ([module, path]) => ({ module, chunk: await bundleScript(path) })))
    const virtual = join(sources, '__entry__.browser.ts')
    const importers = new Map<string, string>()
    const main = await rolldown({
      ...common,
      input: { runtime: virtual },
      treeshake: usedExports(virtual),
      preserveEntrySignatures: false,
      plugins: [
        engineEntries,
        {
          name: 'browser-entry',
          resolveId(source, importer) {
            if (source === virtual) return virtual
            // The engine and the site share one React.
            if (importer !== virtual && /^react(-dom)?($|\/)/.test(source)) return this.resolve(source, virtual)
            return null
          },
          load: (id) => (id === virtual ? { code: inputs.code, moduleType: 'ts' } : null),
          moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
            for (const imported of [...importedIds, ...dynamicallyImportedIds]) importers.set(imported, id)
          },
        },
      ],
    })
    const { output } = await main.generate({
      format: 'esm',
      // Scripts that change often are readable sooner, and in the browser's debugger.
      minify: !dev,
      entryFileNames: '[name].[hash].js',
      chunkFileNames: '[name].[hash].js',
      hashCharacters: 'hex',
      codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS },
    })
    await main.close()
    const chunks = output.filter((file) => file.type === 'chunk')
    const [misplaced] = serverModules([booted, ...workers.map(({ chunk }) => chunk), ...chunks])
    if (misplaced !== undefined) {
      const place = (id: string) => (isOfSite(id, root) ? relative(root, id).split(sep).join('/') : id)
      throw new Error(
        `${place(importers.get(misplaced) ?? 'a script')} imports "${place(misplaced)}", which does not run in browsers`,
      )
    }
    const code = booted.code.trim()
    if (END_OF_SCRIPT.test(code)) throw new Error('the boot script contains the end of a script element')
    const files = chunks.map((file) => ({ path: `assets/${file.fileName}`, content: file.code }))
    const entry = files.find(({ path }) => path.startsWith('assets/runtime.'))?.path ?? ''
    const modules = chunks.flatMap((file) => file.moduleIds)
    const scripts: BrowserScripts = {
      boot: code,
      entry,
      files,
      workers: Object.fromEntries(workers.map(({ module, chunk }) => [module, chunk.code])),
      modules: Object.fromEntries(
        inputs.browser.map(([module, path]) => [module, closure(chunks, path).map((fileName) => `assets/${fileName}`)]),
      ),
    }
    return { scripts, modules }
  } catch (error) {
    throw new DocsError({
      code: 'scripts-broken',
      title: `The browser scripts do not compile: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'Fix the file in the message. Scripts can import only React, docs-engine/islands, docs-engine/browser, and other *.island.tsx and *.browser.ts files.',
      at: 'islands',
      cause: error,
    })
  }
}

/** Lists the files of the chunk with a module, of its dynamic imports, and of all their imports. */
function closure(chunks: readonly OutputChunk[], module: string): string[] {
  const start = chunks.filter(({ moduleIds }) => moduleIds.includes(module))
  const found = new Set(start.flatMap(({ fileName, dynamicImports }) => [fileName, ...dynamicImports]))
  for (const name of found)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(imported)
  return [...found].sort()
}

const isOfSite = (id: string, root: string) => id.startsWith(root + sep) && !id.includes(`${sep}node_modules${sep}`)
