let corrected: number | undefined

/**
 * Scrolls by the height that content above the reader has gained or lost, so that the text stays in place. Code that reacts to the scroll
 * direction ignores such scrolls ({@link isCorrection}).
 */
export function correctScroll(distance: number): void {
  if (distance === 0) return
  scrollBy({ top: distance, behavior: 'instant' })
  corrected = scrollY
}

/** Whether the scroll position is the one that {@link correctScroll} has set. */
export function isCorrection(): boolean {
  return corrected === scrollY
}
