/** Named values in the browser; all of them bear a browser that refuses, is full, or holds garbage. */
export interface Slots {
  /** The value, or null when there is none or storage is blocked. */
  read(key: string): string | null
  /** Stores a value. @returns whether it is stored */
  write(key: string, value: string): boolean
  remove(key: string): void
}

let warned = false

/** Storage may throw at any access (private windows, frames, policies). Readers lose memory, not pages: one warning in all. */
function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action()
  } catch (error) {
    if (!warned) console.warn('Storage cannot be used: choices last until this page is closed.', error)
    warned = true
    return fallback
  }
}

function slotsOf(storage: () => Storage): Slots {
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

/** What is kept between visits and shared by all windows. */
export const local: Slots = slotsOf(() => localStorage)

/** What is kept for this window only, as long as it is open. */
export const session: Slots = slotsOf(() => sessionStorage)

/**
 * Calls back when another window has changed a value whose key begins with `prefix`, or has removed everything (`prefix` is the key then).
 * `value` is what is stored now, not what was stored by that change: two windows that write at the same time end up with the same. A page
 * that waits in the back-forward cache is told when it comes back.
 */
export function onStored(prefix: string, listener: (key: string, value: string | null) => void): void {
  addEventListener('storage', ({ key }) => {
    const changed = key ?? prefix
    if (changed.startsWith(prefix)) listener(changed, local.read(changed))
  })
}
