/** The closest matching ancestor of an event's target, or the target itself, for event delegation. */
export function targetOf<T extends HTMLElement = HTMLElement>({ target }: Event, selector: string): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null
}
