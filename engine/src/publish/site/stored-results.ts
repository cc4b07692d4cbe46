import type { Store } from '../../load'

/**
 * Results of slow steps kept on disk by key, so that editing a page's text does not start the highlighter for its code, Graphviz for its
 * diagrams or the library that reads pictures. Beyond `most` entries the oldest go first: more would make the file slow to read.
 */
export class StoredResults<T> {
  private entries: Map<string, T> | undefined
  private changed = false

  /** @param file name in the store */
  constructor(
    private readonly store: Store,
    private readonly file: string,
    private readonly most: number,
  ) {}

  get(key: string): T | undefined {
    return this.load().get(key)
  }

  set(key: string, result: T): void {
    this.load().set(key, result)
    this.changed = true
  }

  save(): void {
    if (this.changed) this.store.write(this.file, [...this.load()].slice(-this.most))
    this.changed = false
  }

  private load(): Map<string, T> {
    this.entries ??= new Map(this.store.read<[string, T][]>(this.file) ?? [])
    return this.entries
  }
}
