import { SIDEBAR_CLASS } from '../../theme'

/** The parts of a document that are searched for IDs and links. */
export interface DocumentParts {
  /** The HTML of the sidebar. Identical in all documents with the sidebar, except for open and current entries. Often the largest part. */
  sidebar: string
  /** Everything except the sidebar and the article. */
  frame: string
}

/**
 * Splits a document. The article is omitted, because its ids and links are known.
 * @param article HTML of the article
 */
export function splitDocument(html: string, article: string): DocumentParts {
  const start = html.indexOf(`<nav class="${SIDEBAR_CLASS}"`)
  const end = start < 0 ? 0 : html.indexOf('</nav>', start)
  const text = article === '' ? -1 : html.indexOf(article, end)
  const after = text < 0 ? html.slice(end) : html.slice(end, text) + html.slice(text + article.length)
  return { sidebar: start < 0 ? '' : html.slice(start, end), frame: start < 0 ? after : html.slice(0, start) + after }
}
