import { absoluteHref, interfaceTexts } from '../../common'
import { escapeMarkdown, htmlToMarkdown } from '../../compile'
import type { Article, Doc } from '../../model'
import type { Site } from '../site'

/** Creates the Markdown copy of a content page, with front matter. */
export function articleCopy(site: Site, doc: Doc, article: Article): string {
  return formatFrontMatter(site, doc) + article.markdown
}

/**
 * Creates the Markdown copy of a component page or a generated index, with front matter.
 * @param html its document, before links are rewritten to hash URLs
 */
export function documentCopy(site: Site, doc: Doc, html: string): string {
  const isPage = doc.kind === 'page'
  const text = htmlToMarkdown(html, (name, attributes) => (isPage ? name === 'main' : attributes.class === 'prose'), {
    address: (href) => absoluteHref(href, doc.route, site.config),
    texts: interfaceTexts(site.config.locales[0]?.htmlLang),
  })
  const head = [`# ${escapeMarkdown(doc.title)}`, ...(doc.description === undefined ? [] : [escapeMarkdown(doc.description)])]
  return `${formatFrontMatter(site, doc)}${[...(/^# /m.test(text) ? [] : head), text].filter(Boolean).join('\n\n')}\n`
}

/** Formats front matter with title, version, canonical address and date of the last change. Strings are JSON, which is valid YAML. */
function formatFrontMatter({ config, versions, href }: Site, doc: Doc): string {
  const version = versions.find(({ name }) => name === doc.version)
  const lines = [
    `title: ${JSON.stringify(doc.title)}`,
    ...(version ? [`version: ${JSON.stringify(version.label)}`] : []),
    `url: ${JSON.stringify(absoluteHref(href(doc.route), doc.route, config))}`,
    ...(doc.updated === undefined ? [] : [`updated: ${doc.updated}`]),
  ]
  return `---\n${lines.join('\n')}\n---\n\n`
}
