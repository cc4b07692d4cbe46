import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanPath, writeHref } from '../common'
import type { Lookups } from '../compile'
import { createHighlighter, createRegistry, type Highlighter, SiteLookups } from '../compile'
import {
  type Content,
  type ContentFile,
  hashJson,
  hashText,
  type Kind,
  loadSiteModules,
  type ResolvedSite,
  type Results,
  readGitDates,
  readHeadCommit,
  readSource,
  resolveSite,
  type SiteModules,
  type SitePage,
  type SourceResult,
  scanContent,
} from '../load'
import { type ConfigOverrides, Problems, parseConfig, type SiteConfig, type SiteData, type Version } from '../model'
import { builtInComponents } from '../theme'
import { checkAssets } from './check-assets'
import { checkFileKinds } from './check-file-kinds'
import { checkIslands } from './check-islands'
import { readRouteManifest } from './checks'
import { createLookups, DocIndex } from './create-lookups'
import { createSiteData } from './create-site-data'
import { pageFacts } from './page-facts'
import { readPluginContent } from './plugin-content'
import type { Site, SiteCaches, UnplacedPage } from './site'
import { readSnippetResults } from './snippet-results'
import { StaticAssets } from './static-assets'

const SOURCE: Kind<SourceResult> = { name: 'source' }
const DATES: Kind<[file: string, date: string][]> = { name: 'dates' }

/**
 * Reads a site: modules, configuration, front matter, sidebars. Pages aren't compiled, and plugins aren't set up.
 * @param options.includeDrafts whether to include drafts, as in development
 * @param options.overrides settings that override those of the configuration
 * @returns the site, or only problems if its files or configuration are invalid
 */
export async function loadSite(
  root: string,
  caches: SiteCaches,
  options: { includeDrafts: boolean; overrides?: ConfigOverrides },
): Promise<{ site: Site | undefined; problems: Problems }> {
  const problems = new Problems()
  problems.list.push(...checkFileKinds(root))
  if (problems.list.length > 0) return { site: undefined, problems }
  const modules = await loadSiteModules(caches.engine, root, caches.hashes, caches.store)
  const { overrides = {} } = options
  const parsed = parseConfig(completeConfig(modules, overrides), modules.configFile)
  problems.list.push(...parsed.problems)
  const { config } = parsed
  if (!config) return { site: undefined, problems }

  const dates = await readDates(root, caches.results, problems)
  const names = config.versions.map((version) => version.name)
  const content = scanContent(root, names, (file) => readCached(file, root, caches))
  problems.list.push(...content.problems)
  const dated = <File extends { file: string }>(file: File) => {
    const updated = dates.get(file.file)
    return updated === undefined ? file : { ...file, updated }
  }
  const { sources: added, states } = await readPluginContent(
    { root, config, hashes: caches.hashes, results: caches.results },
    problems,
  )
  const own = new Set([...content.sources, ...content.unreadable].map(({ version, path }) => `${version}/${path}`))
  const sources = [...content.sources.map(dated), ...added.filter(({ version, path }) => !own.has(`${version}/${path}`))]
  problems.list.push(...checkIslands(modules.islands))
  const pages = [...modules.pages, ...pluginPages(config, modules.pages)]
  const facts = pages.flatMap((page) => problems.catch(() => dated(pageFacts(page))) ?? [])
  const { categories, unreadable } = content
  const resolved = resolveSite({
    config,
    sources,
    categories,
    unreadable,
    pages: facts,
    includeDrafts: options.includeDrafts,
    configFile: modules.configFile,
  })
  problems.list.push(...resolved.problems)

  const assets = new StaticAssets(root, config.baseUrl, caches.hashes)
  await assets.readSizes(caches.results)
  problems.list.push(...checkAssets(config, resolved.docs, assets, modules.configFile), ...assets.problems())

  const plannedRoutes = problems.catch(() => readRouteManifest(root)) ?? []
  const planned = plannedRoutes.map(({ route }) => route)

  const registry = createRegistry(builtInComponents, config.components)
  problems.list.push(...registry.problems)
  const unplaced = findUnplaced({ ...content, sources }, resolved, options.includeDrafts)
  const withErrors = [...unreadable, ...unplaced.flatMap(({ source }) => source ?? [])]
  const codeHash = hashText(`${caches.engine.hash} ${modules.hash} ${JSON.stringify(overrides)}`)
  const index = new DocIndex(resolved.docs, resolved.hidden)
  const href = (route: string) => writeHref(route, config)
  const lookups = new Map<string, Lookups>()
  const { fingerprint } = config.snippets
  const { configFile } = modules
  const runs = new Map(
    names.map((version) => [
      version,
      readSnippetResults({ root, version, fingerprint, configFile, hashes: caches.hashes }, problems),
    ]),
  )
  for (const version of resolved.versions) {
    const versionConfig = config.versions.find((candidate) => candidate.name === version.name)
    if (!versionConfig) continue
    lookups.set(
      version.name,
      createLookups({
        root,
        config,
        version,
        versionConfig,
        index,
        assets,
        hashes: caches.hashes,
        unreadable: withErrors,
        plannedRoutes: new Set(planned.map(cleanPath)),
        snippetResult: (name, path) => runs.get(name)?.result(path),
        href,
      }),
    )
  }
  const siteData = createSiteData(config, resolved.versions, resolved.docs, href)
  const site: Site = {
    engine: caches.engine,
    results: caches.results,
    root,
    config,
    configFile: modules.configFile,
    versions: resolved.versions,
    docs: resolved.docs,
    unplaced,
    index,
    pages: new Map(pages.map((page) => [page.file, page])),
    lookups: new SiteLookups(lookups),
    registry: registry.registry,
    highlighter: findHighlighter(config.code.languages, caches),
    diagramRenderer: caches.diagramRenderer,
    assets,
    pluginStates: states,
    additions: [],
    redirects: [],
    footerLinks: config.plugins.flatMap((plugin) => plugin.footerLinks?.(config) ?? []),
    plannedRoutes,
    codeHash,
    outside: [...new Set([...runs.values()].flatMap((results) => results.files))],
    environment: modules.environment,
    siteData,
    frameHash: hashFrame(resolved.versions, siteData),
    problems,
    href,
  }
  return { site, problems }
}

/** Collects the component pages of plugins that the site doesn't replace with a page at the same route. */
function pluginPages(config: SiteConfig, own: readonly SitePage[]): SitePage[] {
  return config.plugins.flatMap((plugin) =>
    (plugin.pages?.(config) ?? [])
      .filter(({ route }) => !own.some((page) => page.route === route))
      .map(({ route, module }) => ({ route, module, file: `the page ${route} of the plugin "${plugin.name}"` })),
  )
}

/** Reads the dates of the last changes by file. The Git history is read once and the result is stored until the next commit. */
async function readDates(root: string, results: Results, problems: Problems): Promise<ReadonlyMap<string, string>> {
  const commit = readHeadCommit(root)
  const known = commit === undefined ? undefined : results.find(DATES, '', commit)
  if (known) return new Map(known)
  const dates = commit === undefined ? undefined : await readGitDates(root, ['content', 'pages'])
  if (!dates || commit === undefined) {
    problems.warn({
      code: 'no-git',
      title: 'Pages have no dates, because the Git history is not available.',
      hint: 'Build in a clone with its full history.',
    })
    return new Map()
  }
  return new Map(results.keep(DATES, '', commit, [...dates]))
}

/** Finds pages that aren't part of the site because of errors in their front matter, address or ID. */
function findUnplaced(content: Content, { docs, versions }: ResolvedSite, includeDrafts: boolean): UnplacedPage[] {
  const placed = new Set(docs.map((doc) => doc.file))
  const sources = [
    // Without a title in the front matter, a heading of level 1 would be the title.
    ...content.invalid.map((source) => ({ ...source, frontMatter: { title: source.path } })),
    ...content.sources.filter(({ file, frontMatter }) => !placed.has(file) && (includeDrafts || frontMatter.draft !== true)),
  ]
  return sources.map((source) => {
    const route = versions.find((version) => version.name === source.version)?.path ?? '/'
    return { id: source.path.replace(/\.md$/, ''), route, version: source.version, source }
  })
}

/** Adds overrides to the configuration, and the sidebars in `sidebars/<version>.ts` to versions without the setting. */
function completeConfig({ config, sidebars }: SiteModules, overrides: ConfigOverrides): unknown {
  if (!isObject(config)) return config
  if (!Array.isArray(config.versions)) return { ...config, ...overrides }
  const versions = config.versions.map((version: unknown) => {
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

/** Reads a content file. Parses it only if it has changed. */
function readCached(file: ContentFile, root: string, { hashes, results }: SiteCaches): SourceResult {
  const path = join(root, file.file)
  const hash = hashes.of(path)
  const known = results.find(SOURCE, file.file, hash)
  if (known) return known
  return results.keep(SOURCE, file.file, hash, readSource({ ...file, hash, bytes: readFileSync(path) }))
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
