import { cleanPath, writeHref } from '../common'
import { createHighlighter, createRegistry, type Highlighter, type Lookups, SiteLookups } from '../compile'
import { hashJson, hashText, loadSiteModules, type SiteModules } from '../load'
import { type ConfigOverrides, ONLY_VERSION, Problems, parseConfig, type SiteConfig, type SiteData, type Version } from '../model'
import { builtInComponents } from '../theme'
import { checkAssets } from './check-assets'
import { checkFileKinds } from './check-file-kinds'
import { checkIslands } from './check-islands'
import { type PlannedRoute, readRouteManifest } from './checks'
import { createLookups, DocIndex, linkNames, nameInputs } from './create-lookups'
import { createSiteData } from './create-site-data'
import { readPages, type SitePages } from './read-pages'
import type { LoadedSite } from './site'
import type { SiteCaches } from './site-caches'
import { readSnippetResults } from './snippet-results'
import { StaticAssets } from './static-assets'

/** Matches the path of a page's text, which only that page depends on. */
const PAGE = /^content\/[^/]+\/(?:.+\/)?[^/_.][^/]*\.md$/

/** Options of {@link loadSite}. */
export interface LoadOptions {
  /** Whether to include drafts, as in development. */
  includeDrafts: boolean
  /** Whether plugins leave out what takes long, see `PluginSources`. */
  isPreliminary?: boolean
  /** Settings that override those of the configuration. */
  overrides?: ConfigOverrides
  /** Called when the configuration is known, before the pages are read. */
  onConfig?(config: SiteConfig): void
}

/**
 * Reads a site: modules, configuration, front matter, sidebars. Pages aren't compiled, and plugins aren't set up.
 * @returns the site, or only problems if its files or configuration are invalid
 */
export async function loadSite(
  root: string,
  caches: SiteCaches,
  { includeDrafts, isPreliminary = false, overrides = {}, onConfig }: LoadOptions,
): Promise<{ site: LoadedSite | undefined; problems: Problems }> {
  const problems = new Problems()
  const special = checkFileKinds(root)
  problems.list.push(...special)
  if (special.some(({ at = '' }) => !PAGE.test(at))) return { site: undefined, problems }
  const { engine, hashes, results, store, diagramRenderer } = caches
  const modules = await loadSiteModules(engine, root, hashes, store)
  const { configFile } = modules
  const { config, problems: invalid } = caches.rememberConfig([modules.hash, JSON.stringify(overrides)], () =>
    parseConfig(completeConfig(modules, overrides), configFile),
  )
  problems.list.push(...invalid)
  if (!config) return { site: undefined, problems }
  onConfig?.(config)

  problems.list.push(...checkIslands(modules.islands))
  const pages = await readPages(
    { root, config, modules, caches, includeDrafts, isPreliminary, special: new Set(special.flatMap(({ at }) => at ?? [])) },
    problems,
  )
  const { docs, versions, unplaced } = pages
  const assets = new StaticAssets(root, config.baseUrl, hashes)
  await assets.readSizes(results)
  problems.list.push(...checkAssets(config, docs, assets, configFile), ...assets.problems())
  const plannedRoutes = problems.catch(() => readRouteManifest(root)) ?? []
  const { registry, problems: clashes } = createRegistry(builtInComponents, config.components)
  problems.list.push(...clashes)

  const href = (route: string) => writeHref(route, config)
  const names = caches.rememberNames(nameInputs(docs), () => linkNames(docs))
  const index = new DocIndex(docs, pages.hidden, names)
  const questions = { root, config, configFile, pages, index, assets, plannedRoutes, href, hashes }
  const { lookups, outside } = lookupsOfVersions(questions, problems)
  const siteData = createSiteData(config, versions, docs, href)
  const site: LoadedSite = {
    engine,
    results,
    root,
    config,
    configFile,
    versions,
    docs,
    unplaced,
    index,
    pages: new Map(pages.components.map((page) => [page.file, page])),
    lookups,
    registry,
    highlighter: findHighlighter(config.code.languages, caches),
    diagramRenderer,
    assets,
    pluginStates: pages.pluginStates,
    footerLinks: config.plugins.flatMap((plugin) => plugin.footerLinks?.(config) ?? []),
    plannedRoutes,
    codeHash: hashText(`${engine.hash} ${modules.hash} ${JSON.stringify(overrides)}`),
    textHash: hashText(`${engine.hash} ${modules.textHash} ${JSON.stringify(overrides)}`),
    outside,
    environment: modules.environment,
    siteData,
    frameHash: hashFrame(versions, siteData),
    problems,
    href,
  }
  return { site, problems }
}

/** Adds overrides to the configuration, and the sidebars in `sidebars/<version>.ts` to versions without the setting. */
function completeConfig({ config, sidebars }: SiteModules, overrides: ConfigOverrides): unknown {
  if (!isObject(config)) return config
  const { sidebars: ownSidebars, ...only } = ONLY_VERSION
  const configured = config.versions ?? [Object.hasOwn(sidebars, only.name) ? only : ONLY_VERSION]
  if (!Array.isArray(configured)) return { ...config, ...overrides }
  const versions = configured.map((version: unknown) => {
    if (!isObject(version) || version.sidebars !== undefined) return version
    const { name } = version
    // The schema reports an error for a file without a default export.
    return typeof name === 'string' && Object.hasOwn(sidebars, name) ? { ...version, sidebars: sidebars[name] ?? null } : version
  })
  return { ...config, versions, ...overrides }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Everything that pages can look up. */
interface LookupInputs extends Pick<LoadedSite, 'root' | 'config' | 'configFile' | 'index' | 'assets' | 'href'> {
  pages: SitePages
  plannedRoutes: readonly PlannedRoute[]
  hashes: SiteCaches['hashes']
}

/** Creates the lookups for the pages of each version. `outside` are files that the results of snippets depend on, absolute. */
function lookupsOfVersions(
  { root, config, configFile, pages, index, assets, plannedRoutes, href, hashes }: LookupInputs,
  problems: Problems,
): { lookups: SiteLookups; outside: string[] } {
  const { fingerprint } = config.snippets
  const runs = new Map(
    config.versions.map(({ name: version }) => [
      version,
      readSnippetResults({ root, version, fingerprint, configFile, hashes }, problems),
    ]),
  )
  const shared = {
    root,
    config,
    index,
    assets,
    hashes,
    unreadable: pages.unreadable,
    plannedRoutes: new Set(plannedRoutes.map(({ route }) => cleanPath(route))),
    snippetResult: (name: string, path: string) => runs.get(name)?.result(path),
    href,
  }
  const lookups = new Map<string, Lookups>()
  for (const version of pages.versions) {
    const versionConfig = config.versions.find((candidate) => candidate.name === version.name)
    if (versionConfig) lookups.set(version.name, createLookups({ ...shared, version, versionConfig }))
  }
  return { lookups: new SiteLookups(lookups), outside: [...new Set([...runs.values()].flatMap(({ files }) => files))] }
}

function findHighlighter(languages: readonly string[], { highlighters, results }: SiteCaches): Highlighter {
  const key = languages.join(' ')
  const known = highlighters.get(key) ?? createHighlighter(languages, results)
  highlighters.set(key, known)
  return known
}

/** Hashes the data about versions that is part of all documents. */
function hashFrame(versions: readonly Version[], siteData: SiteData): string {
  return hashJson([versions.map(({ resolvedSidebars, docs, ...version }) => version), siteData])
}
