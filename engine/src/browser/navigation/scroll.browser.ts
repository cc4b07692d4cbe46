import type { ScrollTarget } from './route-change.browser'

/** Brings the page where a navigation wants it, without animation (BEHAVIOUR 2.7). */
export function scrollPage(target: ScrollTarget, hash: string): void {
  if (target === 'top') scrollTo({ top: 0, left: 0, behavior: 'instant' })
  if (target === 'hash') elementOf(hash)?.scrollIntoView({ behavior: 'instant' })
}

/** The element that a hash names; an unknown or malformed one names none, and the page stays where it is. */
export function elementOf(hash: string): Element | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}
