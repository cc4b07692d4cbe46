/**
 * When an island is loaded and hydrated ("wakes"):
 *
 * - `load`: immediately, for islands that are the content of the page;
 * - `idle`, optionally followed by a media query: when the browser is idle. While the query does not match, the island never wakes;
 * - `visible`: when it comes near the viewport;
 * - `intent`: when the pointer is over it, or on focus, touch or a key. All other policies include intent.
 */
export type Wake = 'load' | 'idle' | `idle (${string})` | 'visible' | 'intent'

/** The reader's device. */
export interface Device {
  /** The window has the mobile layout. */
  narrow: boolean
  /** The reader saves data, or the connection is as slow as 2g. */
  savesData: boolean
  /** Whether a media query matches now. */
  matches(media: string): boolean
}

/** The event to wait for; `never` applies until the island's media query matches. */
export type WakePlan = 'load' | 'idle' | 'visible' | 'intent' | 'never'

/** The media query of a policy, if it has one. */
export function mediaOf(wake: string): string | undefined {
  return wake.startsWith('idle (') ? wake.slice('idle '.length) : undefined
}

/** Determines the event that an island waits for. On narrow screens, and for readers who save data, only `load` and `intent` apply. */
export function planWake(wake: string, { narrow, savesData, matches }: Device): WakePlan {
  const media = mediaOf(wake)
  if (media !== undefined && !matches(media)) return 'never'
  if (wake === 'load') return 'load'
  if (narrow || savesData) return 'intent'
  if (media !== undefined || wake === 'idle') return 'idle'
  return wake === 'visible' ? 'visible' : 'intent'
}
