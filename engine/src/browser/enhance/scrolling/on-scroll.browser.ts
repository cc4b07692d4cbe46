let waiting = false
let corrected: number | undefined
const listeners: (() => void)[] = []

/** Calls back in the frame after the reader has scrolled or the window has changed its size, once a frame. */
export function onScroll(listener: () => void): void {
  listeners.push(listener)
}

/** Listens; once. */
export function startScroll(): void {
  for (const type of ['scroll', 'resize']) addEventListener(type, scheduleScroll, { passive: true })
}

/** Calls the listeners in the next frame, e.g. since the page is a new one. */
export function scheduleScroll(): void {
  if (waiting) return
  waiting = true
  requestAnimationFrame(() => {
    waiting = false
    for (const listener of listeners) listener()
  })
}

/**
 * Scrolls on behalf of what moved above the reader, so that the place being read stays where it is. What reacts to the direction of
 * scrolling leaves such a move aside ({@link isCorrection}).
 */
export function correctScroll(distance: number): void {
  if (distance === 0) return
  scrollBy({ top: distance, behavior: 'instant' })
  corrected = scrollY
}

/** Whether the page stands where {@link correctScroll} has put it. */
export function isCorrection(): boolean {
  return corrected === scrollY
}
