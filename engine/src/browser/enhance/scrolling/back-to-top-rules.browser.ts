/** Further up than this there is nothing to go back to, in pixels (BEHAVIOUR 9). */
const THRESHOLD = 300
/** Part of the distance that is left after a frame (specification §9). */
const FACTOR = 0.85

/** Where a scroll led to, in pixels. */
export interface ScrollMove {
  from: number
  to: number
  windowHeight: number
  pageHeight: number
}

/**
 * Whether the button stands on the page after a scroll (BEHAVIOUR 2.7): it comes when a reader turns up again, and goes on the way
 * down and near the top. At the very end of the page it stays as it was.
 */
export function showsBackToTop(shown: boolean, { from, to, windowHeight, pageHeight }: ScrollMove): boolean {
  if (to >= from || to < THRESHOLD) return false
  return shown || to + windowHeight < pageHeight
}

/** The position of the next frame on the way to the top, in pixels. */
export function nextPosition(position: number): number {
  return Math.floor(position * FACTOR)
}
