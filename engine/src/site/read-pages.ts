import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceTexts } from '../common'
import {
  type Content,
  type ContentFile,
  type Kind,
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
import { asDocsError, type Problems, type SiteConfig } from '../model'
import { notFoundPage } from '../theme'
import { pageFacts } from './page-facts'
import { type AddedContent, readPluginContent } from './plugin-content'
import type { UnplacedPage } from './site'
import type { SiteCaches } from './site-caches'

const SOURCE: Kind<SourceResult> = { name: 'source', isShared: true }
const DATES: Kind<[file: string, date: string][]> = { name: 'dates', isShared: true }

/** Input of {@link readPages}. */
export interface PageSources {
  root: string
  config: SiteConfig
  modules: SiteModules
  caches: SiteCaches
  includeDrafts: boolean
  /** See `PluginSources`. */
  isPreliminary: boolean
  /** Content files that can't be read, because they aren't regular files. */
  special: ReadonlySet<string>
}

/** The pages of a site with their addresses. */
export interface SitePages extends Omit<ResolvedSite, 'problems'> {
  /** Component pages of the site and of plugins. */
  components: SitePage[]
  unplaced: UnplacedPage[]
  /** Content files whose pages aren't part of the site because of errors. */
  unreadable: ContentFile[]
  /** What the plugins have loaded. */
  pluginStates: AddedContent['states']
}

/** Reads the front matter of all pages, and determines their addresses and sidebars. */
export async function readPages(sources: PageSources, problems: Problems): Promise<SitePages> {
  const { root, config, modules, caches, includeDrafts, isPreliminary, special } = sources
  const { hashes, results } = caches
  const dates = await readDates(root, results, problems)
  const dated = <File extends { file: string }>(file: File) => {
    const updated = dates.get(file.file)
    return updated === undefined ? file : { ...file, updated }
  }
  const versions = config.versions.map((version) => version.name)
  const content = scanContent(root, versions, (file) =>
    special.has(file.file) ? { problems: [] } : readContentFile(file, root, caches),
  )
  problems.list.push(...content.problems)
  const { sources: added, states } = await readPluginContent({ root, config, hashes, results, isPreliminary }, problems)
  const own = new Set([...content.sources, ...content.unreadable].map(({ version, path }) => `${version}/${path}`))
  const texts = [...content.sources.map(dated), ...added.filter(({ version, path }) => !own.has(`${version}/${path}`))]
  const components = withNotFound([...modules.pages, ...pluginPages(config, modules.pages)], config)
  const { problems: found, ...resolved } = resolveSite({
    config,
    sources: texts,
    categories: content.categories,
    unreadable: content.unreadable,
    pages: components.flatMap((page) => problems.catch(() => dated(pageFacts(page))) ?? []),
    includeDrafts,
    configFile: modules.configFile,
  })
  problems.list.push(...found)
  const unplaced = findUnplaced({ ...content, sources: texts }, resolved, includeDrafts)
  const unreadable = [...content.unreadable, ...unplaced.flatMap(({ source }) => source ?? [])]
  return { ...resolved, components, unplaced, unreadable, pluginStates: states }
}

/** Collects the component pages of plugins that the site doesn't replace with a page at the same route. */
function pluginPages(config: SiteConfig, own: readonly SitePage[]): SitePage[] {
  return config.plugins.flatMap((plugin) =>
    (plugin.pages?.(config) ?? [])
      .filter(({ route }) => !own.some((page) => page.route === route))
      .map(({ route, module }) => ({ route, module, file: `the page ${route} of the plugin "${plugin.name}"` })),
  )
}

/** Adds the not-found page of the theme to the component pages of a site without one. */
function withNotFound(pages: SitePage[], { locales: [locale] }: SiteConfig): SitePage[] {
  if (pages.some(({ route }) => route === '/404')) return pages
  const module = notFoundPage(interfaceTexts(locale?.htmlLang))
  return [...pages, { route: '/404', module, file: 'the not-found page of the theme' }]
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

/** Reads a content file. Parses it only if it has changed. */
export function readContentFile(
  file: ContentFile,
  root: string,
  { hashes, results }: Pick<SiteCaches, 'hashes' | 'results'>,
): SourceResult {
  const path = join(root, file.file)
  try {
    const hash = hashes.of(path)
    const known = results.find(SOURCE, file.file, hash)
    if (known) return known
    return results.keep(SOURCE, file.file, hash, readSource({ ...file, hash, bytes: readFileSync(path) }))
  } catch (error) {
    const denied = asDocsError(error)
    if (!denied) throw error
    return { problems: [{ ...denied.parts, severity: 'error', at: file.file }] }
  }
}

/** Finds pages that aren't part of the site because of errors in their front matter, address or ID. */
function findUnplaced(
  content: Pick<Content, 'invalid' | 'sources'>,
  { docs, versions }: Pick<ResolvedSite, 'docs' | 'versions'>,
  includeDrafts: boolean,
): UnplacedPage[] {
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
