/** What makes one list of head tags out of another. */
export interface HeadChanges<T> {
  remove: T[]
  add: T[]
}

/** Compares the tags of two documents' heads, in whatever order they are. */
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
