import type { ScrollTarget } from '../address/route-change.browser'

/**
 * Scrolls to the target of a navigation, without animation.
 * @param target a number is a scroll position in pixels
 */
export function scrollPage(target: ScrollTarget | number, hash: string): void {
  if (typeof target === 'number') scrollTo({ top: target, behavior: 'instant' })
  if (target === 'top') scrollTo({ top: 0, left: 0, behavior: 'instant' })
  if (target === 'hash') elementOf(hash)?.scrollIntoView({ behavior: 'instant' })
}

/** The element with the id in a hash, which may be malformed. */
export function elementOf(hash: string): Element | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id).normalize())
  } catch {
    return document.getElementById(id)
  }
}
