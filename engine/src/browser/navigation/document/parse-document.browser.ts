import { trustedHtml } from './trusted-html.browser'

/** Longer documents (in characters; about 10,000 elements) are loaded by the browser, which renders them while they arrive. */
export const MAX_CHARACTERS = 500_000

/** Parses documents. The last prefetched one is parsed while the browser is idle. */
export class DocumentParser {
  private parsedAhead: { html: string; next: Document } | undefined

  /** Parses a document that the reader may open next. */
  parseAhead(html: string): void {
    if (html.length > MAX_CHARACTERS || !('requestIdleCallback' in globalThis)) return
    requestIdleCallback(() => {
      this.parsedAhead = { html, next: parseHtml(html) }
    })
  }

  parse(html: string): Document {
    const next = this.parsedAhead?.html === html ? this.parsedAhead.next : parseHtml(html)
    this.parsedAhead = undefined
    return next
  }
}

function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html')
}

/** The target of a redirect page, which is served by hosts that don't support redirects. */
export function refreshTarget(from: Document): string | undefined {
  const refresh = from.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')
  const target = refresh?.replace(/^.*url=/, '')
  return target === undefined ? undefined : new URL(target, location.href).href
}

/** File names of a document's module scripts, which differ between builds. */
export function scriptsOf(from: Document): string {
  return [...from.querySelectorAll('script[type="module"][src]')]
    .map((script) => script.getAttribute('src')?.replace(/^.*\//, ''))
    .join()
}
