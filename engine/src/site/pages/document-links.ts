import { collectHtmlFacts, type HtmlFacts } from '../../compile'
import type { Article, Doc } from '../../model'
import type { LinkedPage, LinkedSidebar } from '../checks'
import type { Site } from '../site'
import { splitDocument } from './split-document'

/**
 * Collects the IDs and links of a document, except those of its sidebar.
 * @param article the article in the document, whose IDs and links are already known
 * @returns also the HTML of the sidebar
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
 * Collects the data about a page that the link check requires.
 * @param facts IDs and links of its document
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
