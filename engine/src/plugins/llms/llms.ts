import {
  type Doc,
  definePlugin,
  escapeMarkdown,
  hasMarkdown,
  markdownPath,
  type PluginFile,
  type PluginSite,
  type Version,
} from '../../plugin'
import { LlmsOptionsSchema } from './llms-options'
import { pageSections } from './page-sections'

/**
 * Writes files for language models (llmstxt.org): `llms.txt` lists the Markdown copies of all pages of a version by section, with their
 * descriptions; `llms-full.txt` contains the content of these pages. The files of the latest version are in the root of the site, those of
 * other versions below their path. With hash URLs there are no files, because pages have no separate URLs.
 * @example llms({ summary: 'Widget counts widgets. These docs explain how to install and use it.' })
 */
export const llms = definePlugin({
  name: 'llms',
  options: LlmsOptionsSchema,
  create: ({ summary: ownSummary }) => ({
    setup(site) {
      if (site.config.router === 'hash') return {}
      const summary = ownSummary ?? site.config.tagline
      const filesOf = (version: Version): PluginFile[] => [
        { path: filePath(version, 'llms.txt'), content: listPages(version, summary, site) },
        { path: filePath(version, 'llms-full.txt'), content: () => writeTexts(version, summary, site) },
      ]
      return { files: () => site.versions.flatMap(filesOf) }
    },
  }),
})

const filePath = ({ isLast, path }: Version, name: string) => `${isLast ? '' : path.replace(/\/$/, '')}/${name}`

function listPages(version: Version, summary: string, site: PluginSite): string {
  const { versions, absoluteFileUrl } = site
  const about =
    `Docs of version ${version.label}. Each page is linked as Markdown. ` +
    `All of them in one file: [llms-full.txt](${absoluteFileUrl(filePath(version, 'llms-full.txt'))}).`
  const sections = sectionsOf(version, site).map(
    ({ title, docs }) => `## ${escapeMarkdown(title)}\n\n${docs.map((doc) => listPage(doc, site)).join('\n')}`,
  )
  const others = versions
    .filter(({ name }) => name !== version.name)
    .map((other) => `- [Version ${other.label}](${absoluteFileUrl(filePath(other, 'llms.txt'))})`)
  // In the llms.txt convention, a section with this name contains links that can be skipped.
  const optional = others.length === 0 ? [] : [`## Optional\n\n${others.join('\n')}`]
  return `${[...head(version, summary, site), about, ...sections, ...optional].join('\n\n')}\n`
}

function listPage({ title, description, route }: Doc, { absoluteFileUrl }: PluginSite): string {
  const link = `- [${escapeMarkdown(title)}](${absoluteFileUrl(`/${markdownPath(route)}`)})`
  return description === undefined ? link : `${link}: ${escapeMarkdown(description)}`
}

async function writeTexts(version: Version, summary: string, site: PluginSite): Promise<string> {
  const parts = head(version, summary, site)
  for (const doc of sectionsOf(version, site).flatMap(({ docs }) => docs)) {
    // Component pages and generated indexes only link to other pages.
    if (doc.kind !== 'doc') continue
    const { markdown } = await site.article(doc)
    parts.push(
      markdown.trimEnd().replace(/^(# .*)?/, (title) => `${title && `${title}\n\n`}Source: ${site.absoluteUrl(doc.route)}`),
    )
  }
  return `${parts.join('\n\n')}\n`
}

function head({ label }: Version, summary: string, { config }: PluginSite): string[] {
  return [`# ${escapeMarkdown(config.product)} ${label}`, ...(summary === '' ? [] : [`> ${escapeMarkdown(summary)}`])]
}

/** The pages of a version by section. Pages outside the versions belong to the latest one. */
function sectionsOf(version: Version, { docs }: PluginSite) {
  const isOwn = (doc: Doc) => doc.version === version.name || (doc.version === undefined && version.isLast)
  return pageSections(
    version,
    docs.filter((doc) => isOwn(doc) && hasMarkdown(doc)),
  )
}
