/** A value that changes, with those who want to know. Fits React's `useSyncExternalStore`. */
export interface Store<T> {
  /** The value now; the same object until the next change. */
  get(): T
  /** Changes the value and tells the listeners; an identical value changes nothing. */
  set(value: T): void
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void
}

/**
 * Makes a store. Modules of stores may be imported anywhere, since `initial` runs at the first use only.
 * @param initial makes the first value, e.g. from the document
 */
export function createStore<T>(initial: () => T): Store<T> {
  const listeners = new Set<() => void>()
  let held: { value: T } | undefined
  const get = () => {
    held ??= { value: initial() }
    return held.value
  }
  return {
    get,
    set(value) {
      if (Object.is(get(), value)) return
      held = { value }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
