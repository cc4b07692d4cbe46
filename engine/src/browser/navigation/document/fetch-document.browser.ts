import { navigationTexts } from '../../../common/index.browser'

/** A fetched document. */
export interface FetchedDocument {
  html: string
  /** The final URL, if the server redirected the request. */
  movedTo?: string
}

/** An error that prevents a document from being shown. Its message is shown to readers. */
export class DocumentError extends Error {
  override name = 'DocumentError'
}

/**
 * Fetches a document. Error pages of the site are valid documents.
 * @param urls URLs to request it from, most likely first; after a 404, the next one is requested
 * @throws DocumentError if there is no connection, or the document is on another host, not HTML, or incomplete
 */
export async function fetchDocument(urls: readonly string[], signal: AbortSignal): Promise<FetchedDocument> {
  for (const [i, url] of urls.entries()) {
    requireSameOrigin(url)
    const response = await withNetworkError(fetch(url, { headers: { accept: 'text/html' }, signal }))
    if (response.redirected) requireSameOrigin(response.url)
    if (response.status === 404 && i < urls.length - 1) continue
    if (!response.headers.get('content-type')?.includes('text/html')) {
      throw new DocumentError(`${navigationTexts.notHtml} ${response.status} ${response.statusText}`)
    }
    const html = await withNetworkError(response.text())
    if (!/<\/html>\s*$/i.test(html)) throw new DocumentError(navigationTexts.incomplete)
    return response.redirected ? { html, movedTo: response.url } : { html }
  }
  throw new DocumentError(navigationTexts.noUrl)
}

/** Documents become part of the shown page, so only those of its own origin are allowed. */
function requireSameOrigin(url: string): void {
  if (new URL(url, location.href).origin !== location.origin) throw new DocumentError(`${navigationTexts.foreignUrl} ${url}`)
}

async function withNetworkError<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new DocumentError(navigationTexts.unreachable, { cause: error })
  }
}
