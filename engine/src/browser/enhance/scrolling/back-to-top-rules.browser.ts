/** The button is hidden above this scroll position, in pixels: less than a screen is quickly scrolled. */
const THRESHOLD = 300
/** Fraction of the distance that is left after a frame: a page of 10,000 pixels takes about a second. */
const FACTOR = 0.85

/** A change of the scroll position, in pixels. */
export interface ScrollMove {
  from: number
  to: number
  windowHeight: number
  pageHeight: number
}

/**
 * Whether the button is shown after a scroll: it appears on scrolling up, and disappears on scrolling down and near the top. At the end of
 * the page, where scrolling may bounce, it keeps its state.
 */
export function showsBackToTop(shown: boolean, { from, to, windowHeight, pageHeight }: ScrollMove): boolean {
  if (to >= from || to < THRESHOLD) return false
  return shown || to + windowHeight < pageHeight
}

/** The scroll position in the next frame of the animation, in pixels. */
export function nextPosition(position: number): number {
  return Math.floor(position * FACTOR)
}
