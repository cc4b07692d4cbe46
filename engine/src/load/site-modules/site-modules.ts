import { rmSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DocsError, type Engine, type PageModule } from '../../model'
import { type EnvironmentHashes, type FileHashes, hashText, readEnvironment, type Store } from '../cache'
import { type FoundFile, listFiles } from '../list-files'

/** A component page. */
export interface SitePage {
  /** `/docs/home` for `pages/docs/home.tsx`; `index.tsx` has the route of its folder. */
  route: string
  /** Relative to the site folder. */
  file: string
  module: Partial<PageModule>
}

/** An island of the site. */
export interface SiteIsland {
  /** Relative to the site folder. */
  file: string
  /** Default export, not validated. */
  island: unknown
}

/** The modules of a site. */
export interface SiteModules {
  /** Default export of the configuration, not validated. */
  config: unknown
  configFile: string
  /** Default exports of `sidebars/<version>.ts` by version, not validated. */
  sidebars: Record<string, unknown>
  pages: SitePage[]
  islands: SiteIsland[]
  /** Hash of all TypeScript and JSON files and the environment variables they use. Part of the cache key of each page. */
  hash: string
  /** The same without the sidebars, which the texts of pages don't depend on. */
  textHash: string
  /** Environment variables in the modules. */
  environment: EnvironmentHashes
}

/** Folder of the bundles in the cache. */
const MODULES = 'modules'
const CONFIG_NAMES = ['docs.config.ts', 'docs.config.tsx']
/** The sidebars of a version. */
const SIDEBARS = /^sidebars\/([^/]+)\.ts$/
/** An import of a sidebar in another module. */
const SIDEBAR_IMPORT = /['"`][^'"`\n]*\/sidebars\//

/** Folders without modules. */
const DATA_FOLDERS = new Set(['content', 'snippets', 'static', 'dist', 'api', 'routes', 'node_modules'])

/** Lists the names of the islands of a site: `islands/gallery.island.tsx` → `gallery`. */
export function siteIslands(root: string): string[] {
  return listFiles(join(root, 'islands')).flatMap((path) => /^([^/]+)\.island\.tsx$/.exec(path)?.[1] ?? [])
}

/** Lists all files that modules of the site can import, relative to the site folder, sorted. */
export function listModuleFiles(root: string): string[] {
  const isData = ({ path, entry }: FoundFile) =>
    entry.isDirectory() && (entry.name.startsWith('.') || DATA_FOLDERS.has(path) || path.startsWith('dist'))
  return listFiles(root, isData).filter((path) => /\.(tsx?|json)$/.test(path) && !/\.test\.tsx?$/.test(path))
}

/** The route of a component page: `pages/docs/home.tsx` → `/docs/home`. */
export function routeOfPageFile(file: string): string {
  const path = file.replace(/^pages\//, '/').replace(/\.tsx$/, '')
  return path.replace(/(^|\/)index$/, '$1')
}

/**
 * Loads the configuration, the sidebars, the component pages, and the islands of a site. Bundles them with rolldown; an unchanged site is
 * imported from the cache.
 * @throws DocsError `config-missing`, `config-broken`, `environment-name`
 */
export async function loadSiteModules(engine: Engine, root: string, hashes: FileHashes, store: Store): Promise<SiteModules> {
  const files = listModuleFiles(root)
  const configFile = CONFIG_NAMES.find((name) => files.includes(name))
  if (!configFile) {
    throw new DocsError({
      code: 'config-missing',
      title: 'The site has no docs.config.ts.',
      hint: 'Create docs.config.ts in the site folder and default-export defineConfig({ … }).',
      at: CONFIG_NAMES[0] ?? '',
    })
  }
  const pageFiles = files.filter((file) => file.startsWith('pages/') && file.endsWith('.tsx') && !/\/[_.][^/]*$/.test(file))
  const islandFiles = siteIslands(root).map((name) => `islands/${name}.island.tsx`)
  const sidebarFiles = files.filter((file) => SIDEBARS.test(file))
  const sources = files.filter((file) => !file.endsWith('.json'))
  const texts = sources.map((file) => ({ file, text: hashes.text(join(root, file)) ?? '' }))
  const environment = await readEnvironment(texts)
  const read = [...new Set([...files, ...texts.flatMap(importedData)])].map((file) => `${file} ${hashes.of(join(root, file))}`)
  const hashOf = (lines: readonly string[]) => hashText([engine.hash, ...lines, JSON.stringify(environment)].join('\n'))
  const hash = hashOf(read)
  const usesSidebars = texts.some(({ file, text }) => !SIDEBARS.test(file) && SIDEBAR_IMPORT.test(text))
  const textHash = usesSidebars ? hash : hashOf(read.filter((line) => !SIDEBARS.test(line.replace(/ [^ ]*$/, ''))))
  // A bundle imports the engine and its packages by their absolute paths, so that one of another folder isn't reused after a copy or a move.
  const bundle = `${MODULES}/${hashText([hash, engine.bundle, root].join('\n'))}.mjs`
  if (!store.readBytes(bundle)) {
    const code = await bundleSite({ engine, root, configFile, sidebarFiles, pageFiles, islandFiles })
    rmSync(store.path(MODULES), { recursive: true, force: true })
    store.writeBytes(bundle, code)
  }
  const namespace = (await importBundle(store.path(bundle), configFile)) as {
    config: unknown
    sidebars: { default?: unknown }[]
    pages: Partial<PageModule>[]
    islands: { default?: unknown }[]
  }
  const sidebars = Object.fromEntries(sidebarFiles.map((file, i) => [SIDEBARS.exec(file)?.[1], namespace.sidebars[i]?.default]))
  const pages = pageFiles.map((file, i) => ({ route: routeOfPageFile(file), file, module: namespace.pages[i] ?? {} }))
  const islands = islandFiles.map((file, i) => ({ file, island: namespace.islands[i]?.default }))
  return { config: namespace.config, configFile, sidebars, pages, islands, hash, textHash, environment }
}

/** JSON files that a module imports, which can be in folders without modules. */
function importedData({ file, text }: { file: string; text: string }): string[] {
  return [...text.matchAll(/\bfrom\s*['"](\.\.?\/[^'"]+\.json)['"]/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )
}

async function importBundle(bundle: string, configFile: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(bundle).href)
  } catch (error) {
    throw new DocsError({
      code: 'config-broken',
      title: `A module of the site threw an error when it was imported: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'Fix the configuration, the sidebars, or the component page that throws the error.',
      at: configFile,
      cause: error,
    })
  }
}

interface BundleInput {
  engine: Engine
  root: string
  configFile: string
  sidebarFiles: string[]
  pageFiles: string[]
  islandFiles: string[]
}

/** Creates source code that imports files and exports their namespaces as a list. */
function importAll(name: string, files: readonly string[]): string[] {
  const imports = files.map((file, i) => `import * as ${name}${i} from ${JSON.stringify(`./${file}`)}`)
  return [...imports, `export const ${name} = [${files.map((_, i) => `${name}${i}`).join(', ')}]`]
}

async function bundleSite({ engine, root, configFile, sidebarFiles, pageFiles, islandFiles }: BundleInput): Promise<string> {
  const { rolldown } = await import('rolldown')
  const entry = [
    `import * as site from ${JSON.stringify(`./${configFile}`)}`,
    'export const config = site.default',
    ...importAll('sidebars', sidebarFiles),
    ...importAll('pages', pageFiles),
    ...importAll('islands', islandFiles),
  ].join('\n')
  const virtual = join(root, '__site__.ts')
  try {
    const build = await rolldown({
      input: virtual,
      platform: 'node',
      cwd: root,
      // The development transform adds the position of each element.
      transform: { jsx: { runtime: 'automatic', development: true } },
      logLevel: 'silent',
      plugins: [
        {
          name: 'site-modules',
          resolveId(source, importer) {
            if (source === virtual) return virtual
            if (source === 'react/jsx-dev-runtime') return importer?.endsWith('.island.tsx') ? ISLAND_JSX : SERVER_JSX
            if (/^[./]/.test(source) || importer === undefined) return null
            return { id: resolvePackage(source, engine), external: true }
          },
          load(id) {
            const code = id === virtual ? entry : JSX_RUNTIMES[id]
            return code === undefined ? null : { code, moduleType: 'ts' }
          },
          // In the bundle, it would be the folder of the bundle. Plugins refer to the files next to them.
          transform: {
            filter: { code: /\bimport\.meta\.dirname\b/ },
            handler: (code, id) => code.replaceAll(/\bimport\.meta\.dirname\b/g, () => JSON.stringify(dirname(id))),
          },
        },
      ],
    })
    const { output } = await build.generate({ format: 'esm', codeSplitting: false })
    await build.close()
    return output[0].code
  } catch (error) {
    throw compileError(error, root, configFile)
  }
}

const SERVER_JSX = '\0server-jsx'
const ISLAND_JSX = '\0island-jsx'

/** Source code of the JSX runtimes. Elements outside of islands are checked for attributes that have no effect. */
const JSX_RUNTIMES: Record<string, string> = {
  [SERVER_JSX]: `import { serverElement } from 'docs-engine/server-element'
export { Fragment } from 'react'
export const jsxDEV = (type, props, key, isStatic, source) => serverElement(type, props, key, isStatic, source)`,
  [ISLAND_JSX]: `import { jsx, jsxs } from 'react/jsx-runtime'
export { Fragment } from 'react'
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key)`,
}

/** Resolves `docs-engine` to the running engine, and other packages from the engine, so that there is only one React. */
function resolvePackage(source: string, { bundle }: Engine): string {
  const [isEngine, entry = 'engine'] = /^docs-engine(?:\/([\w-]+))?$/.exec(source) ?? []
  if (isEngine) return pathToFileURL(join(bundle, `${entry}.mjs`)).href
  if (source.startsWith('node:')) return source
  try {
    return import.meta.resolve(source)
  } catch {
    return source
  }
}

/** Converts errors of the bundler to one error, with the position of the first. */
function compileError(error: unknown, root: string, configFile: string): DocsError {
  const text = (error instanceof Error ? error.message : String(error))
    .replaceAll(/\u001b\[[0-9;]*m/g, '')
    .replaceAll(`${root}${sep}`, '')
    .replace(/^Build failed with .*\n+/, '')
    .trim()
  return new DocsError({
    code: 'config-broken',
    // The code frame shows the source.
    title: `The modules of the site do not compile:\n${text.replace(/\n\s*╭─[\s\S]*?───╯/, '')}`,
    hint: 'Fix the file in the message. `npm run check` also reports type errors.',
    at: /\[ (\S+:\d+:\d+) \]/.exec(text)?.[1] ?? configFile,
    cause: error,
  })
}
