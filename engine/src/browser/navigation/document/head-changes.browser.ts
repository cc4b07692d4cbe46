/** The difference between two lists of head tags. */
export interface HeadChanges<T> {
  remove: T[]
  add: T[]
}

/** Compares the head tags of two documents, regardless of their order. */
export function headChanges<T>(now: readonly T[], next: readonly T[], isSame: (a: T, b: T) => boolean): HeadChanges<T> {
  const stale = new Set(now)
  const add: T[] = []
  for (const tag of next) {
    const found = [...stale].find((candidate) => isSame(candidate, tag))
    if (found === undefined) add.push(tag)
    else stale.delete(found)
  }
  return { remove: [...stale], add }
}
