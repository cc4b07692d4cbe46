import type { FetchedDocument } from './fetch-document.browser'

/** Maximum number of cached documents. */
const MAX_DOCUMENTS = 10

/** Maximum length of all cached documents, in characters. */
const MAX_CHARACTERS = 2_000_000

/** How long a document may be shown without requesting it again, in milliseconds. */
const MAX_AGE = 5 * 60_000

interface Entry {
  response: Promise<FetchedDocument>
  abort: AbortController
  requestedAt: number
  /** Characters; 0 while it is loading. */
  size: number
}

/** LRU cache of documents that were prefetched or shown, by page. Errors are not cached. */
export class DocumentCache {
  private readonly entries = new Map<string, Entry>()

  constructor(
    private readonly load: (urls: readonly string[], signal: AbortSignal) => Promise<FetchedDocument>,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns a document from the cache or requests it.
   * @param urls URLs to request it from, most likely first
   */
  get(page: string, urls: readonly string[]): Promise<FetchedDocument> {
    const cached = this.entries.get(page)
    if (cached && this.now() - cached.requestedAt < MAX_AGE) {
      // Moves the entry to the end of the eviction order.
      this.entries.delete(page)
      this.entries.set(page, cached)
      return cached.response
    }
    const abort = new AbortController()
    const entry: Entry = { response: this.load(urls, abort.signal), abort, requestedAt: this.now(), size: 0 }
    this.entries.set(page, entry)
    entry.response.then(
      ({ html }) => {
        entry.size = html.length
        this.trim()
      },
      () => this.drop(page, entry),
    )
    return entry.response
  }

  has(page: string): boolean {
    return this.entries.has(page)
  }

  /** Number of documents that are loading. */
  get pending(): number {
    return [...this.entries.values()].filter(({ size }) => size === 0).length
  }

  /** Aborts the request for a document that is still loading. */
  cancel(page: string): void {
    const entry = this.entries.get(page)
    if (entry?.size !== 0) return
    this.drop(page, entry)
    entry.abort.abort()
  }

  private drop(page: string, entry: Entry): void {
    if (this.entries.get(page) === entry) this.entries.delete(page)
  }

  private trim(): void {
    let total = 0
    for (const { size } of this.entries.values()) total += size
    for (const [page, { size }] of this.entries) {
      if (this.entries.size <= MAX_DOCUMENTS && total <= MAX_CHARACTERS) return
      this.entries.delete(page)
      total -= size
    }
  }
}
