import { Pack } from './pack'
import type { Store } from './store'

/** A kind of result, e.g. highlighted code. Its name is part of the key. */
export interface Kind<T> {
  name: string
  /** Whether every run of a process reads the results, so that they are kept in memory. The results must not be changed. */
  isShared?: boolean
  /** Never set. Declares the type of the results. */
  type?: T
}

/** A stored result. */
interface Stored<T> {
  inputs: string
  value: T
  /** Names of the results that were used to compute it. */
  parts?: string[]
}

/**
 * Results of earlier runs, as JSON values. A result is valid as long as its inputs are unchanged. After a complete build, all results are
 * removed except those that the build used, directly or as parts of other results.
 */
export class Results {
  private readonly pack: Pack
  private readonly used = new Set<string>()
  /** Shared results that this run has used, and those of the run before. */
  private shared = new Map<string, Stored<unknown>>()
  private earlier = new Map<string, Stored<unknown>>()
  /** Parts of the results that are being computed. If several are computed at the same time, each records the parts of all. */
  private readonly recordings = new Set<Set<string>>()

  constructor(store: Store) {
    this.pack = new Pack(store, 'results')
  }

  /**
   * Returns the result of an earlier run if it is still valid. Otherwise computes and stores it.
   * @param key identifies the result among those of its kind; only the latest one is stored
   * @param inputs hash of everything that the result depends on
   * @param isCurrent checks inputs that are part of the result, because they are only known after it is computed
   */
  async memo<T>(
    kind: Kind<T>,
    key: string,
    inputs: string,
    compute: () => T | Promise<T>,
    isCurrent?: (value: T) => boolean,
  ): Promise<T> {
    const known = this.find(kind, key, inputs, isCurrent)
    if (known !== undefined) return known
    const parts = new Set<string>()
    this.recordings.add(parts)
    try {
      const value = await compute()
      this.recordings.delete(parts)
      return this.keep(kind, key, inputs, value, [...parts])
    } finally {
      this.recordings.delete(parts)
    }
  }

  /** Synchronous part of {@link memo}: returns the result of an earlier run if it is still valid. */
  find<T>(kind: Kind<T>, key: string, inputs: string, isCurrent: (value: T) => boolean = () => true): T | undefined {
    const name = nameOf(kind, key)
    const stored = this.read<T>(name)
    if (!stored || stored.inputs !== inputs || !isCurrent(stored.value)) return undefined
    if (kind.isShared) this.shared.set(name, stored)
    this.use([name, ...(stored.parts ?? [])])
    return stored.value
  }

  /** Stores a result and returns it. */
  keep<T>(kind: Kind<T>, key: string, inputs: string, value: T, parts: string[] = []): T {
    const name = nameOf(kind, key)
    const stored: Stored<T> = { inputs, value, ...(parts.length > 0 && { parts }) }
    this.use([name])
    this.pack.set(name, stored)
    if (kind.isShared) this.shared.set(name, stored)
    return value
  }

  /** Begins the next run of a process. Releases the shared results that the last run didn't use. */
  nextRun(): void {
    this.earlier = this.shared
    this.shared = new Map()
  }

  private read<T>(name: string): Stored<T> | undefined {
    return (this.shared.get(name) ?? this.earlier.get(name) ?? this.pack.get(name)) as Stored<T> | undefined
  }

  /**
   * Writes new results.
   * @param isComplete whether the run used every result that the next build will need; unused results are removed
   */
  save(isComplete: boolean): void {
    this.pack.save(isComplete ? this.used : undefined)
  }

  /** Closes the file. */
  close(): void {
    this.pack.close()
  }

  private use(names: readonly string[]): void {
    for (const name of names) {
      this.used.add(name)
      for (const parts of this.recordings) parts.add(name)
    }
  }
}

function nameOf({ name }: Kind<unknown>, key: string): string {
  return `${name} ${key}`
}
