import { SIDEBAR_CLASS } from '../../render'

/** A document in parts, for reading ids and links. */
export interface DocumentParts {
  /** The same for all pages that show it, but for what is open and current, and by far the largest part on a large site. */
  sidebar: string
  /** All but sidebar and article. */
  frame: string
}

/**
 * Takes the sidebar and the article out of a document: ids and links of both are known already.
 * @param article HTML of the article
 */
export function splitDocument(html: string, article: string): DocumentParts {
  const start = html.indexOf(`<nav class="${SIDEBAR_CLASS}"`)
  const end = start < 0 ? 0 : html.indexOf('</nav>', start)
  const text = article === '' ? -1 : html.indexOf(article, end)
  const after = text < 0 ? html.slice(end) : html.slice(end, text) + html.slice(text + article.length)
  return { sidebar: start < 0 ? '' : html.slice(start, end), frame: start < 0 ? after : html.slice(0, start) + after }
}
