import { session } from '../../stores/storage.browser'

/** Session storage key of the positions, for reloads and for returning from other sites. */
const KEY = 'docs-scroll'

/** Maximum number of stored entries. */
const MAX_ENTRIES = 50

/** Scroll positions by history entry. */
export class ScrollPositions {
  private readonly tops: Map<string, number>

  constructor() {
    this.tops = new Map(parse(session.read(KEY)))
  }

  get(entry: string): number | undefined {
    return this.tops.get(entry)
  }

  set(entry: string, top: number): void {
    this.tops.delete(entry)
    this.tops.set(entry, Math.round(top))
    const [oldest] = this.tops.keys()
    if (this.tops.size > MAX_ENTRIES && oldest !== undefined) this.tops.delete(oldest)
  }

  delete(entry: string): void {
    this.tops.delete(entry)
  }

  /** Stores all positions for the next document. */
  save(): void {
    session.write(KEY, JSON.stringify([...this.tops]))
  }
}

function parse(json: string | null): [string, number][] {
  try {
    const entries: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
