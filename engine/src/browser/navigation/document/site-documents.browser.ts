import { navigationTexts, pathKey } from '../../../common/index.browser'
import { readPageData, siteData } from '../../stores/site-data.browser'
import type { Address, Router } from '../address/address.browser'
import { DocumentCache } from './document-cache.browser'
import { DocumentError, type FetchedDocument, fetchDocument } from './fetch-document.browser'
import { DocumentParser, MAX_CHARACTERS, refreshTarget, scriptsOf } from './parse-document.browser'

/** The documents of the site: fetches and parses them, if possible before the reader opens them. */
export class SiteDocuments {
  private readonly cache = new DocumentCache(fetchDocument)
  private readonly parser = new DocumentParser()
  private readonly long: ReadonlySet<string>

  constructor(private readonly router: Router) {
    // With hash URLs a page load returns the entry page, so the browser cannot render a long document early.
    this.long = new Set(router.reloads ? siteData().longRoutes.map(pathKey) : [])
  }

  /** Number of documents that are loading. */
  get pending(): number {
    return this.cache.pending
  }

  /** Whether the browser has to load a document, because it renders the beginning of a long one while the rest arrives. */
  isLong({ path }: Address): boolean {
    return this.long.has(pathKey(path))
  }

  get(to: Address): Promise<FetchedDocument> {
    return this.cache.get(pathKey(to.path), this.router.files(to))
  }

  /**
   * Prefetches a document, unless it is cached or long.
   * @param isWanted called when it has arrived; whether to parse it ahead
   * @returns whether a request was started
   */
  prefetch(to: Address, isWanted: () => boolean): boolean {
    if (this.cache.has(pathKey(to.path)) || this.isLong(to)) return false
    this.get(to).then(
      ({ html }) => {
        if (isWanted()) this.parser.parseAhead(html)
      },
      () => {},
    )
    return true
  }

  /** Aborts the request for a document that is still loading. */
  cancel({ path }: Address): void {
    this.cache.cancel(pathKey(path))
  }

  /**
   * Parses a document. Returns `undefined` if the browser has to load it, because another generator or another build created it or it is
   * too long.
   * @throws DocumentError with hash URLs, if it isn't a page of the site
   */
  parse(html: string): Document | undefined {
    const { reloads } = this.router
    if (reloads && html.length > MAX_CHARACTERS) return undefined
    const next = this.parser.parse(html)
    const isOurs = readPageData(next) !== undefined
    if (reloads) return isOurs && scriptsOf(next) === scriptsOf(document) ? next : undefined
    if (!isOurs && !refreshTarget(next)) throw new DocumentError(navigationTexts.differentPage)
    return next
  }
}
