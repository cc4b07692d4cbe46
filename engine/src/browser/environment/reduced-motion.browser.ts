/** Whether the reader prefers reduced motion. Not cached, since it may change while the page is open. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
