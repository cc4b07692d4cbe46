import { trustedHtml } from './trusted-html.browser'

/** Longer documents (in characters; about 10,000 elements) are loaded by the browser, which renders them while they arrive. */
export const MAX_CHARACTERS = 500_000

/** Parses documents. The last prefetched one is parsed while the browser is idle, and kept until the next navigation. */
export class DocumentParser {
  private ahead: { html: string; parsed?: Document } | undefined

  /** Parses a document that the reader may open next. */
  parseAhead(html: string): void {
    if (html.length > MAX_CHARACTERS || !('requestIdleCallback' in globalThis)) return
    const ahead: typeof this.ahead = { html }
    this.ahead = ahead
    requestIdleCallback(() => {
      if (this.ahead === ahead) ahead.parsed = parseHtml(html)
    })
  }

  parse(html: string): Document {
    const parsed = this.ahead?.html === html ? this.ahead.parsed : undefined
    this.ahead = undefined
    return parsed ?? parseHtml(html)
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
