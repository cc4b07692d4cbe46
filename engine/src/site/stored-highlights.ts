import type { Store } from '../cache'
import type { HighlightCache } from '../code'

/** More would make the file slow to read; the oldest go first. */
const MOST = 4000
const FILE = 'highlights.json'

/** Highlighted code kept on disk, so that editing a page's text does not start the highlighter for its code. */
export class StoredHighlights implements HighlightCache {
  private entries: Map<string, string> | undefined
  private changed = false

  constructor(private readonly store: Store) {}

  get(key: string): string | undefined {
    return this.load().get(key)
  }

  set(key: string, html: string): void {
    this.load().set(key, html)
    this.changed = true
  }

  save(): void {
    if (this.changed) this.store.write(FILE, [...this.load()].slice(-MOST))
    this.changed = false
  }

  private load(): Map<string, string> {
    this.entries ??= new Map(this.store.read<[string, string][]>(FILE) ?? [])
    return this.entries
  }
}
