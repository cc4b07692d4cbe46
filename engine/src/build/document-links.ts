import { collectHtmlFacts, type HtmlFacts } from '../markdown'
import type { Article } from '../types'
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
