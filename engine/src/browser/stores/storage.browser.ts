/** Storage that never throws, even if it is blocked or full. */
export interface SafeStorage {
  /** The value, or null if it is missing or storage is blocked. */
  read(key: string): string | null
  /** Stores a value. @returns whether it is stored */
  write(key: string, value: string): boolean
  remove(key: string): void
}

let warned = false

/** Storage may throw on any access (private windows, frames, policies). The first error is logged. */
function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action()
  } catch (error) {
    if (!warned) console.warn('Storage is not available: choices last until this page is closed.', error)
    warned = true
    return fallback
  }
}

function safeStorage(storage: () => Storage): SafeStorage {
  return {
    read: (key) => attempt(() => storage().getItem(key), null),
    write: (key, value) =>
      attempt(() => {
        storage().setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
  }
}

/** Storage that lasts between visits and that all windows share. */
export const local: SafeStorage = safeStorage(() => localStorage)

/** Storage of this window, as long as it is open. */
export const session: SafeStorage = safeStorage(() => sessionStorage)

/**
 * Calls back when another window has changed a value whose key begins with `prefix`, or has cleared the storage (the key is then `prefix`).
 * `value` is the current one, not that of the event, so that two windows that write at the same time agree. Pages in the back-forward cache
 * receive the event when they are restored.
 */
export function onStored(prefix: string, listener: (key: string, value: string | null) => void): void {
  addEventListener('storage', ({ key }) => {
    const changed = key ?? prefix
    if (changed.startsWith(prefix)) listener(changed, local.read(changed))
  })
}
