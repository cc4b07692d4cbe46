/** Random numbers that are the same for the same seed. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** From 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  pick<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }

  /** The same values in another order. */
  shuffle<T>(values: readonly T[]): T[] {
    const keyed = values.map((value) => ({ value, key: this.next() }))
    return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value)
  }
}

/** The seed of tests with random input: always the same, so that they fail for a reason, unless `SEED` sets another. */
export function readSeed(): number {
  return Number(process.env.SEED ?? 20261122)
}
