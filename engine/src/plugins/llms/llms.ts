import { escapeMarkdown } from '../../compile'
import type { Doc, Plugin, PluginFile, PluginSite, Version } from '../../model'
import { hasMarkdown, markdownPath } from '../../model'
import { type LlmsOptions, LlmsOptionsSchema } from './llms-options'
import { pageSections } from './page-sections'

/**
 * What language models read of a site, after the convention of llmstxt.org: `llms.txt` lists the Markdown copies of all pages of a version
 * by section, each with what it is about; `llms-full.txt` holds their texts one after the other. Those of the last version lie at the root,
 * those of the others below their path. With hash URLs there are none: no page has an address of its own.
 * @example llms({ summary: 'Widget counts widgets. These docs tell how to install and use it.' })
 */
export function llms(options: LlmsOptions = {}): Plugin {
  return {
    name: 'llms',
    options: { schema: LlmsOptionsSchema, value: options },
    setup(site) {
      if (site.config.router === 'hash') return {}
      const summary = LlmsOptionsSchema.parse(options).summary ?? site.config.tagline
      const filesOf = (version: Version): PluginFile[] => [
        { path: filePath(version, 'llms.txt'), content: listPages(version, summary, site) },
        { path: filePath(version, 'llms-full.txt'), content: () => writeTexts(version, summary, site) },
      ]
      return { files: () => site.versions.flatMap(filesOf) }
    },
  }
}

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
  // Links of a section of this name may be skipped by those who need less, says the convention.
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
    // What components draw and what is made from a sidebar only leads to other pages.
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

/** The pages of a version; those outside of the versions belong to the last one. */
function sectionsOf(version: Version, { docs }: PluginSite) {
  const isOwn = (doc: Doc) => doc.version === version.name || (doc.version === undefined && version.isLast)
  return pageSections(
    version,
    docs.filter((doc) => isOwn(doc) && hasMarkdown(doc)),
  )
}
