/** A value with subscribers, as React's `useSyncExternalStore` requires. */
export interface Store<T> {
  /** The current value; the same object until the next change. */
  get(): T
  /** Changes the value and notifies the listeners, unless the value is identical. */
  set(value: T): void
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void
}

/**
 * Creates a store. Importing a store has no side effects, since `initial` runs on first use.
 * @param initial returns the initial value, e.g. from the document
 */
export function createStore<T>(initial: () => T): Store<T> {
  const listeners = new Set<() => void>()
  let current: { value: T } | undefined
  const get = () => {
    current ??= { value: initial() }
    return current.value
  }
  return {
    get,
    set(value) {
      if (Object.is(get(), value)) return
      current = { value }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
