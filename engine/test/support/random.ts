/** Random number generator with a seed. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** Returns the next number from 0 (inclusive) to 1 (exclusive), with the algorithm mulberry32. */
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

  /** Returns a shuffled copy. */
  shuffle<T>(values: readonly T[]): T[] {
    const keyed = values.map((value) => ({ value, key: this.next() }))
    return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value)
  }
}

/** The seed of tests with random input. It is fixed, so that failures are reproducible, unless `SEED` is set. */
export function readSeed(): number {
  return Number(process.env.SEED ?? 20261122)
}
