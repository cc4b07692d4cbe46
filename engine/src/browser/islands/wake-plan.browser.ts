/**
 * When an island wakes:
 *
 * - `load`: at once, since it is what the page is for;
 * - `idle`, with a media query after it if need be: when the browser has nothing else to do. Outside the query it does not wake at all;
 * - `visible`: when it comes near the window;
 * - `intent`: when the reader is about to use it: pointer over it, focus, touch, key. The other policies wake on intent too.
 */
export type Wake = 'load' | 'idle' | `idle (${string})` | 'visible' | 'intent'

/** What the reader's device allows. */
export interface Device {
  /** At most 996 px wide (specification §9). */
  narrow: boolean
  /** Saves data, or is as slow as 2g. */
  thrifty: boolean
  /** Whether a media query holds now. */
  matches(media: string): boolean
}

/** What to wait for; `never` lasts until the island's media query holds. */
export type WakePlan = 'load' | 'idle' | 'visible' | 'intent' | 'never'

/** The media query of a policy, where it has one. */
export function mediaOf(wake: string): string | undefined {
  return wake.startsWith('idle (') ? wake.slice('idle '.length) : undefined
}

/** Decides what an island waits for. Narrow screens and thrifty connections load nothing ahead: only `load` and `intent` hold there. */
export function planWake(wake: string, { narrow, thrifty, matches }: Device): WakePlan {
  const media = mediaOf(wake)
  if (media !== undefined && !matches(media)) return 'never'
  if (wake === 'load') return 'load'
  if (narrow || thrifty) return 'intent'
  if (media !== undefined || wake === 'idle') return 'idle'
  return wake === 'visible' ? 'visible' : 'intent'
}
