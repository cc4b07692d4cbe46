import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DocsError, type PageModule } from '../../model'
import { type EnvironmentHashes, type FileHashes, hashText, readEnvironment, type Store } from '../cache'

/** A component page with the address that its place under `pages/` gives it. */
export interface SitePage {
  /** `/docs/home` for `pages/docs/home.tsx`; `index.tsx` stands for its folder. */
  route: string
  /** Relative to the site folder. */
  file: string
  module: Partial<PageModule>
}

/** A file of the site's own islands. */
export interface SiteIsland {
  /** Relative to the site folder. */
  file: string
  /** Its default export, unchecked. */
  island: unknown
}

/** The TypeScript side of a site, loaded. */
export interface SiteModules {
  /** Default export of `docs.config`, unchecked. */
  config: unknown
  configFile: string
  /** Default exports of `sidebars/<version>.ts` by version, unchecked. */
  sidebars: Record<string, unknown>
  pages: SitePage[]
  islands: SiteIsland[]
  /** Hash of every TypeScript and JSON file that may be imported, and of the environment that they name; part of each page's key. */
  hash: string
  /** Environment variables that the modules name. */
  environment: EnvironmentHashes
}

/** Folder of the bundles in the cache. */
const MODULES = 'modules'
const CONFIG_NAMES = ['docs.config.ts', 'docs.config.tsx']
/** The sidebars of a version. */
const SIDEBARS = /^sidebars\/([^/]+)\.ts$/
/** Folders that hold data, never modules. */
const DATA_FOLDERS = new Set(['content', 'snippets', 'static', 'dist', 'api', 'routes', 'node_modules'])

/** Names of a site's own islands: `islands/gallery.island.tsx` → `gallery`. */
export function siteIslands(root: string): string[] {
  const folder = join(root, 'islands')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => /^(.+)\.island\.tsx$/.exec(name)?.[1] ?? [])
    .sort()
}

/** Files a site's modules may consist of, relative with `/`, sorted. */
export function listModuleFiles(root: string): string[] {
  const found: string[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (entry.name.startsWith('.') || (folder === root && (DATA_FOLDERS.has(entry.name) || entry.name.startsWith('dist'))))
          continue
        walk(path)
      } else if (/\.(tsx?|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
        found.push(relative(root, path).split(sep).join('/'))
      }
    }
  }
  walk(root)
  return found.sort()
}

/** The address of a page file: `pages/docs/home.tsx` → `/docs/home`. */
export function routeOfPageFile(file: string): string {
  const path = file.replace(/^pages\//, '/').replace(/\.tsx$/, '')
  return path.replace(/(^|\/)index$/, '$1')
}

/**
 * Loads `docs.config.ts`, the sidebars of all versions, all component pages and all islands of a site. They are bundled with rolldown once per
 * content hash; an unchanged site is imported from the cache.
 * @throws DocsError `config-missing`, `config-broken`, `environment-name`
 */
export async function loadSiteModules(root: string, hashes: FileHashes, store: Store): Promise<SiteModules> {
  const files = listModuleFiles(root)
  const configFile = CONFIG_NAMES.find((name) => files.includes(name))
  if (!configFile) {
    throw new DocsError({
      code: 'config-missing',
      title: 'The site has no configuration.',
      hint: 'Create docs.config.ts in the site folder; it default-exports defineConfig({ … }).',
      at: CONFIG_NAMES[0] ?? '',
    })
  }
  const pageFiles = files.filter((file) => file.startsWith('pages/') && file.endsWith('.tsx') && !/\/[_.][^/]*$/.test(file))
  const islandFiles = siteIslands(root).map((name) => `islands/${name}.island.tsx`)
  const sidebarFiles = files.filter((file) => SIDEBARS.test(file))
  const engineHash = process.env.DOCS_ENGINE_HASH ?? ''
  const sources = files.filter((file) => !file.endsWith('.json'))
  const environment = await readEnvironment(sources.map((file) => ({ file, text: hashes.text(join(root, file)) ?? '' })))
  const read = files.map((file) => `${file} ${hashes.of(join(root, file))}`)
  const hash = hashText([engineHash, ...read, JSON.stringify(environment)].join('\n'))
  const bundle = `${MODULES}/${hash}.mjs`
  if (!store.readBytes(bundle)) {
    const code = await bundleSite({ root, configFile, sidebarFiles, pageFiles, islandFiles })
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
  return { config: namespace.config, configFile, sidebars, pages, islands, hash, environment }
}

async function importBundle(bundle: string, configFile: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(bundle).href)
  } catch (error) {
    throw new DocsError({
      code: 'config-broken',
      title: `The site's modules fail when they are loaded: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'The configuration, its sidebars or a component page throws while it is imported.',
      at: configFile,
      cause: error,
    })
  }
}

interface BundleInput {
  root: string
  configFile: string
  sidebarFiles: string[]
  pageFiles: string[]
  islandFiles: string[]
}

/** Source that imports files and exports their namespaces as a list of the given name. */
function importAll(name: string, files: readonly string[]): string[] {
  const imports = files.map((file, i) => `import * as ${name}${i} from ${JSON.stringify(`./${file}`)}`)
  return [...imports, `export const ${name} = [${files.map((_, i) => `${name}${i}`).join(', ')}]`]
}

async function bundleSite({ root, configFile, sidebarFiles, pageFiles, islandFiles }: BundleInput): Promise<string> {
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
      // In development elements know where they are written.
      transform: { jsx: { runtime: 'automatic', development: true } },
      logLevel: 'silent',
      plugins: [
        {
          name: 'site-modules',
          resolveId(source, importer) {
            if (source === virtual) return virtual
            if (source === 'react/jsx-dev-runtime') return importer?.endsWith('.island.tsx') ? ISLAND_JSX : SERVER_JSX
            if (/^[./]/.test(source) || importer === undefined) return null
            return { id: resolvePackage(source), external: true }
          },
          load(id) {
            const code = id === virtual ? entry : JSX_RUNTIMES[id]
            return code === undefined ? null : { code, moduleType: 'ts' }
          },
        },
      ],
    })
    const { output } = await build.generate({ format: 'esm', codeSplitting: false })
    await build.close()
    return output[0].code
  } catch (error) {
    throw compileFault(error, root, configFile)
  }
}

const SERVER_JSX = '\0server-jsx'
const ISLAND_JSX = '\0island-jsx'

/** What makes the elements of a site: those of islands work in the browser, all others are checked for what would have no effect. */
const JSX_RUNTIMES: Record<string, string> = {
  [SERVER_JSX]: `import { serverElement } from 'docs-engine'
export { Fragment } from 'react'
export const jsxDEV = (type, props, key, isStatic, source) => serverElement(type, props, key, isStatic, source)`,
  [ISLAND_JSX]: `import { jsx, jsxs } from 'react/jsx-runtime'
export { Fragment } from 'react'
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key)`,
}

/** `docs-engine` is the running engine itself; other packages are the ones the engine sees, so that there is one React. */
function resolvePackage(source: string): string {
  if (source === 'docs-engine') return pathToFileURL(process.env.DOCS_ENGINE_ENTRY ?? '').href
  if (source === 'docs-engine/islands')
    return pathToFileURL(join(dirname(process.env.DOCS_ENGINE_ENTRY ?? ''), 'islands.mjs')).href
  if (source.startsWith('node:')) return source
  try {
    return import.meta.resolve(source)
  } catch {
    return source
  }
}

/** The bundler's faults, with the place of the first one. */
function compileFault(error: unknown, root: string, configFile: string): DocsError {
  const text = (error instanceof Error ? error.message : String(error))
    .replaceAll(/\u001b\[[0-9;]*m/g, '')
    .replaceAll(`${root}${sep}`, '')
    .replace(/^Build failed with .*\n+/, '')
    .trim()
  return new DocsError({
    code: 'config-broken',
    // The source of the first one is shown with its place.
    title: `The site's modules do not compile:\n${text.replace(/\n\s*╭─[\s\S]*?───╯/, '')}`,
    hint: 'Mend the file that is named; `npm run check` shows type errors too.',
    at: /\[ (\S+:\d+:\d+) \]/.exec(text)?.[1] ?? configFile,
    cause: error,
  })
}
