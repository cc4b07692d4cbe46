import { hashJson } from '../../load'
import type { Read } from '../../model'
import type { Lookups } from './lookups'

/** Recorded lookups. */
export interface Recording {
  /** The lookups of a version. */
  of(version: string): Lookups
  /** The lookups so far, without duplicates, in order. */
  readonly reads: readonly Read[]
}

/**
 * The lookups of all versions of a site: the only interface by which pages read the rest of the site. The lookups of a page are recorded, including
 * those without a result, so that the page is rendered again if a result changes.
 */
export class SiteLookups {
  /** Hashes of results. Results don't change after the site is loaded. */
  private readonly hashes = new Map<string, string>()

  constructor(private readonly versions: ReadonlyMap<string, Lookups>) {}

  /** The lookups of a version, without recording. */
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
          const lookup: unknown = Reflect.get(target, method)
          if (typeof lookup !== 'function' || typeof method !== 'string') return lookup
          return (argument: string): unknown => {
            const key: Read['key'] = [version, method, argument]
            const name = JSON.stringify(key)
            const result: unknown = lookup.call(target, argument)
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

  /** Whether all recorded lookups still have the same results. */
  areCurrent(reads: readonly Read[]): boolean {
    return reads.every(({ key, hash }) => {
      const name = JSON.stringify(key)
      const known = this.hashes.get(name)
      if (known !== undefined) return known === hash
      const [version, method, argument] = key
      const lookups = this.versions.get(version)
      const lookup: unknown = lookups && Reflect.get(lookups, method)
      return typeof lookup === 'function' && this.hash(name, lookup.call(lookups, argument)) === hash
    })
  }

  private hash(name: string, result: unknown): string {
    const known = this.hashes.get(name)
    if (known !== undefined) return known
    const hash = hashJson(result)
    this.hashes.set(name, hash)
    return hash
  }
}
