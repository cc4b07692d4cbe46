import { collectHtmlFacts } from '../../compile'
import type { Article, Assets, Doc, Problem } from '../../model'
import { cleanPath } from '../../model'
import type { Site } from '../../publish'
import {
  type ArticleCache,
  checkLinks,
  documentLinks,
  type LinkedPage,
  linkedIds,
  linkedPage,
  linkedSidebar,
  linkTargets,
  pluginFiles,
  renderPage,
  sidebarOf,
} from '../../publish'

/** What the check of one page starts from. */
interface ViewedPage {
  site: Site
  articles: ArticleCache
  assets: Assets
  doc: Doc
  article: Article | undefined
  html: string
}

/**
 * Checks the links of one page as a build does for all of them. Other pages are read only where a link names one of their ids, so that
 * the time does not depend on the size of the site.
 */
export async function checkPageLinks(viewed: ViewedPage): Promise<Problem[]> {
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
  // Plugins may take time for their files, so they are asked only if something seems to be missing.
  if (!problems.some(({ code }) => code === 'broken-link')) return problems
  return checkLinks(linkTargets(site, pages, await pluginFiles(site)), site.config)
}

/** Ids of a page: those of its article if they are enough, else those of its whole document. */
async function findIds(doc: Doc, wanted: ReadonlySet<string>, { site, articles, assets }: ViewedPage): Promise<string[]> {
  const article = doc.kind === 'doc' ? (await articles.get(site, doc)).article : undefined
  if (article && [...wanted].every((id) => article.ids.includes(id))) return article.ids
  return collectHtmlFacts((await renderPage(site, doc, article, assets)).html).ids
}
