import { collectHtmlFacts, type HtmlFacts } from '../../compile'
import type { Article, Doc } from '../../model'
import type { LinkedPage, LinkedSidebar } from '../checks'
import type { Site } from '../site'
import { splitDocument } from './split-document'

/**
 * Ids and links of a document, without those of its sidebar.
 * @param article the article in the document, whose ids and links are known
 */
export function documentLinks(html: string, article: Article | undefined): HtmlFacts & { sidebar: string } {
  const parts = splitDocument(html, article?.html ?? '')
  const frame = collectHtmlFacts(parts.frame)
  return {
    ids: [...(article?.ids ?? []), ...frame.ids],
    links: [...(article?.links ?? []), ...frame.links],
    sidebar: parts.sidebar,
  }
}

/**
 * The facts about a page that the link check requires.
 * @param facts ids and links of its document
 * @param article the article in the document, with the source positions of its links
 */
export function linkedPage(
  site: Pick<Site, 'versions'>,
  doc: Doc,
  { ids, links }: HtmlFacts,
  article: Article | undefined,
  sidebar: LinkedSidebar | undefined,
): LinkedPage {
  const versionPath = site.versions.find((version) => version.name === doc.version)?.path
  return {
    route: doc.route,
    file: doc.file,
    ids,
    links,
    ...(article ? { places: article.places } : {}),
    ...(versionPath === undefined ? {} : { versionPath }),
    ...(sidebar ? { sidebar } : {}),
  }
}
