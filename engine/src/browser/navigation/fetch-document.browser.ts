import { navigationTexts } from '../../model/index.browser'

/** A document as it came. */
export interface FetchedDocument {
  html: string
  /** Where it was found in the end, when the server led elsewhere. */
  movedTo?: string
}

/** Why a document cannot be shown; readers see the message. */
export class DocumentError extends Error {
  override name = 'DocumentError'
}

/**
 * Asks for a document. An error page of ours is an answer like any other.
 * @param urls where it may be, the likeliest first; the next one is asked when there is none at the one before
 * @throws DocumentError without connection, when the document is on another host, when the answer is no HTML, or when it breaks off
 */
export async function fetchDocument(urls: readonly string[], signal: AbortSignal): Promise<FetchedDocument> {
  for (const [i, url] of urls.entries()) {
    requireOwn(url)
    const response = await reach(fetch(url, { headers: { accept: 'text/html' }, signal }))
    if (response.redirected) requireOwn(response.url)
    if (response.status === 404 && i < urls.length - 1) continue
    if (!response.headers.get('content-type')?.includes('text/html')) {
      throw new DocumentError(`${navigationTexts.notHtml} ${response.status} ${response.statusText}`)
    }
    const html = await reach(response.text())
    if (!/<\/html>\s*$/i.test(html)) throw new DocumentError(navigationTexts.incomplete)
    return response.redirected ? { html, movedTo: response.url } : { html }
  }
  throw new DocumentError(navigationTexts.noUrl)
}

/** Documents become part of the page that is shown, so they only come from its own origin. */
function requireOwn(url: string): void {
  if (new URL(url, location.href).origin !== location.origin) throw new DocumentError(`${navigationTexts.foreignUrl} ${url}`)
}

async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new DocumentError(navigationTexts.unreachable, { cause: error })
  }
}
