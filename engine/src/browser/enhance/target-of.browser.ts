/** The nearest element around the target of a delegated event that matches. */
export function targetOf<T extends HTMLElement = HTMLElement>({ target }: Event, selector: string): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null
}
