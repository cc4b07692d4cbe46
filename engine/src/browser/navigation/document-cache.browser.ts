import type { FetchedDocument } from './fetch-document.browser'

/** Documents kept at most. */
const MOST = 10

/** Characters of all kept documents together, at most. */
const LARGEST = 2_000_000

/** How long a document may be shown again without asking the server, in milliseconds. */
const FRESH = 5 * 60_000

interface Entry {
  answer: Promise<FetchedDocument>
  abort: AbortController
  asked: number
  /** Characters; 0 while it is on its way. */
  size: number
}

/** Documents that were loaded ahead or seen a moment ago, by page. Failures are not kept. */
export class DocumentCache {
  private readonly entries = new Map<string, Entry>()

  constructor(
    private readonly load: (urls: readonly string[], signal: AbortSignal) => Promise<FetchedDocument>,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * A document: kept, on its way, or asked for now.
   * @param urls where it may be found
   */
  get(page: string, urls: readonly string[]): Promise<FetchedDocument> {
    const kept = this.entries.get(page)
    if (kept && this.now() - kept.asked < FRESH) {
      // The one used last is the last to go.
      this.entries.delete(page)
      this.entries.set(page, kept)
      return kept.answer
    }
    const abort = new AbortController()
    const entry: Entry = { answer: this.load(urls, abort.signal), abort, asked: this.now(), size: 0 }
    this.entries.set(page, entry)
    entry.answer.then(
      ({ html }) => {
        entry.size = html.length
        this.trim()
      },
      () => this.drop(page, entry),
    )
    return entry.answer
  }

  has(page: string): boolean {
    return this.entries.has(page)
  }

  /** Number of documents on their way. */
  get pending(): number {
    return [...this.entries.values()].filter(({ size }) => size === 0).length
  }

  /** Gives up a document that is still on its way. */
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
      if (this.entries.size <= MOST && total <= LARGEST) return
      this.entries.delete(page)
      total -= size
    }
  }
}
