import type { ScrollTarget } from '../address/route-change.browser'

/** Scrolls to the target of a navigation, without animation. */
export function scrollPage(target: ScrollTarget, hash: string): void {
  if (target === 'top') scrollTo({ top: 0, left: 0, behavior: 'instant' })
  if (target === 'hash') elementOf(hash)?.scrollIntoView({ behavior: 'instant' })
}

/** The element with the id in a hash, which may be malformed. */
export function elementOf(hash: string): Element | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}
