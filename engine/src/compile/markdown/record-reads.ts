import { createHash } from 'node:crypto'
import type { Read } from '../../model'
import type { Lookups } from './lookups'

/** Lookups that are recorded, and the reads so far: each once, in order. */
export interface Recording {
  /** The lookups of a version. */
  of(version: string): Lookups
  readonly reads: readonly Read[]
}

/**
 * The lookups of all versions of a site: the one interface by which pages learn about the rest of the site. What a page looks up is
 * recorded, results that were not found included, so that it is rendered again when a result changes.
 */
export class SiteLookups {
  /** Hashes of results, which don't change as long as the site is loaded. */
  private readonly hashes = new Map<string, string>()

  constructor(private readonly versions: ReadonlyMap<string, Lookups>) {}

  /** The lookups of a version, not recorded. */
  of(version: string): Lookups {
    const lookups = this.versions.get(version)
    if (!lookups) throw new Error(`no version "${version}"`)
    return lookups
  }

  /** Starts the recording of one page. */
  record(): Recording {
    const reads = new Map<string, Read>()
    const recorded = (version: string) =>
      new Proxy(this.of(version), {
        get: (target, method) => {
          const look: unknown = Reflect.get(target, method)
          if (typeof look !== 'function' || typeof method !== 'string') return look
          return (argument: string): unknown => {
            const key: Read['key'] = [version, method, argument]
            const name = JSON.stringify(key)
            const result: unknown = look.call(target, argument)
            if (!reads.has(name)) reads.set(name, { key, hash: this.hash(name, result) })
            return result
          }
        },
      })
    return {
      of: recorded,
      get reads() {
        return [...reads.values()]
      },
    }
  }

  /** Whether all lookups still have the results that they had. */
  areCurrent(reads: readonly Read[]): boolean {
    return reads.every(({ key, hash }) => {
      const name = JSON.stringify(key)
      const known = this.hashes.get(name)
      if (known !== undefined) return known === hash
      const [version, method, argument] = key
      const lookups = this.versions.get(version)
      const look: unknown = lookups && Reflect.get(lookups, method)
      return typeof look === 'function' && this.hash(name, look.call(lookups, argument)) === hash
    })
  }

  private hash(name: string, result: unknown): string {
    const known = this.hashes.get(name)
    if (known !== undefined) return known
    const text = JSON.stringify(result) ?? 'undefined'
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    this.hashes.set(name, hash)
    return hash
  }
}
