import { cleanPath } from '../../common'
import { collectHtmlFacts } from '../../compile'
import type { Article, Assets, Doc, Problem } from '../../model'
import { linkTargets, pluginFiles } from '../../output'
import type { Site } from '../../site'
import {
  type ArticleCache,
  checkLinks,
  documentLinks,
  type LinkedPage,
  linkedIds,
  linkedPage,
  linkedSidebar,
  renderPage,
  sidebarOf,
} from '../../site'

/** A rendered page whose links are checked. */
interface RenderedPage {
  site: Site
  articles: ArticleCache
  assets: Assets
  doc: Doc
  article: Article | undefined
  html: string
}

/**
 * Checks the links of one page the same way as a build. Other pages are rendered only if a link refers to one of their ids, so that the time
 * doesn't depend on the size of the site.
 */
export async function checkPageLinks(viewed: RenderedPage): Promise<Problem[]> {
  const { site, doc, article, html } = viewed
  const { sidebar: sidebarHtml, ...facts } = documentLinks(html, article)
  const sidebar = sidebarOf(site, doc)
  const linked = sidebar && linkedSidebar(sidebar, collectHtmlFacts(sidebarHtml))
  const page = linkedPage(site, doc, facts, article, linked)
  const wanted = linkedIds(page, site.config.baseUrl)
  const pages: LinkedPage[] = []
  for (const other of site.docs) {
    const named = other === doc ? undefined : wanted.get(cleanPath(other.route))
    const idsOfOther = named ? await findIds(other, named, viewed) : []
    pages.push(other === doc ? page : { route: other.route, file: other.file, ids: idsOfOther, links: [] })
  }
  const problems = checkLinks(linkTargets(site, pages, []), site.config)
  // Plugins may take long to generate their files, so their paths are only considered if a link seems broken.
  if (!problems.some(({ code }) => code === 'broken-link')) return problems
  return checkLinks(linkTargets(site, pages, await pluginFiles(site)), site.config)
}

/** Ids of a page: those of its article if they include all linked ids, otherwise those of the whole document. */
async function findIds(doc: Doc, wanted: ReadonlySet<string>, { site, articles, assets }: RenderedPage): Promise<string[]> {
  const article = doc.kind === 'doc' ? (await articles.get(site, doc)).article : undefined
  if (article && [...wanted].every((id) => article.ids.includes(id))) return article.ids
  return collectHtmlFacts((await renderPage(site, doc, { article, assets, headTags: [] })).html).ids
}
