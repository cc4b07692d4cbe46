import { collectHtmlFacts, type HtmlFacts } from '../../compile'
import type { Article, Doc } from '../../model'
import type { LinkedPage, LinkedSidebar } from '../checks'
import type { Site } from '../site'
import { splitDocument } from './split-document'

/**
 * Ids and links of a finished document, those of its sidebar aside.
 * @param article what the document was rendered from; its ids and links are known already
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
 * What the check of links needs to know of a page.
 * @param facts ids and links of its document
 * @param article what the document was rendered from, with the places of the links in the source
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
