import { type ResolvedSite, resolveSite, type SiteInput } from '../src/load/sidebars'
import type { Doc, Source, Version } from '../src/model'
import { parseConfig } from '../src/model'
import type { FrontMatter, SidebarsInput, SiteConfig, SiteConfigInput } from '../src/model/config'

/** A configuration with one version `current` at `/docs`, and the settings of a test. */
export function makeConfig(input: Partial<SiteConfigInput> = {}): SiteConfig {
  const versions = [{ name: 'current', label: '2.0', path: '/docs', isLast: true }]
  const { config, problems } = parseConfig(
    { product: 'Product', url: 'https://docs.example.com', versions, ...input },
    'docs.config.ts',
  )
  if (!config) throw new Error(problems.map((problem) => `${problem.title} ${problem.hint}`).join('\n'))
  return config
}

/** A content file. By default, its title is its path. */
export function makeSource(path: string, frontMatter: FrontMatter = {}, version = 'current'): Source {
  const title = path.replace(/\.md$/, '')
  const rest = { frontMatter: { title, description: `About ${title}.`, ...frontMatter }, length: 0, bodyLine: 4, hash: path }
  return { version, file: `content/${version}/${path}`, path, ...rest }
}

/** A site with one version that has these pages and sidebars. */
export function makeSite(
  pages: (string | [path: string, frontMatter: FrontMatter])[],
  sidebars: SidebarsInput = {},
  rest: Partial<SiteInput> & { breadcrumbs?: boolean; mainDocId?: string; areas?: SiteConfigInput['areas'] } = {},
): ResolvedSite {
  const { breadcrumbs = true, mainDocId, areas = {}, ...input } = rest
  const version = { name: 'current', label: '2.0', path: '/docs', isLast: true, breadcrumbs, sidebars }
  const versions = [{ ...version, ...(mainDocId === undefined ? {} : { mainDocId }) }]
  const sources = pages.map((page) => (typeof page === 'string' ? makeSource(page) : makeSource(...page)))
  return resolveSite({ config: makeConfig({ versions, areas }), sources, pages: [], includeDrafts: false, ...input })
}

/** Finds a page of a site by ID. Throws if it doesn't exist. */
export function docOf(site: ResolvedSite, id: string, version = 'current'): Doc {
  const doc = site.docs.find((candidate) => candidate.id === id && (candidate.version ?? version) === version)
  if (!doc) throw new Error(`no page ${id} in ${site.docs.map((candidate) => candidate.id).join(', ')}`)
  return doc
}

/** Finds a version of a site by name. Throws if it doesn't exist. */
export function versionOf(site: ResolvedSite, name = 'current'): Version {
  const version = site.versions.find((candidate) => candidate.name === name)
  if (!version) throw new Error(`no version ${name}`)
  return version
}
