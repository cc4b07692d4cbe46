/** Whether the reader asked for less motion; read at each use, since it may change while the page is open. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
