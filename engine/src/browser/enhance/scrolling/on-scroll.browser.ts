let isScheduled = false
const listeners: (() => void)[] = []

/** Calls the listener once per frame in which the reader has scrolled or resized the window. */
export function onScroll(listener: () => void): void {
  if (listeners.length === 0) for (const type of ['scroll', 'resize']) addEventListener(type, scheduleScroll, { passive: true })
  listeners.push(listener)
}

/** Calls the listeners in the next frame, e.g. because a new page is shown. */
export function scheduleScroll(): void {
  if (isScheduled) return
  isScheduled = true
  requestAnimationFrame(() => {
    isScheduled = false
    for (const listener of listeners) listener()
  })
}
