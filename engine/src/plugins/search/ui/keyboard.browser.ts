/** Keys that are held down. */
export type Modifiers = Pick<globalThis.MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Follows the link of an option like a click. */
export function openOption(id: string, { ctrlKey, metaKey, shiftKey }: Modifiers): void {
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
  document.getElementById(id)?.dispatchEvent(click)
}

/** Focuses the element before or after the focused one; the last one is followed by the first. */
export function focusNext(elements: readonly (HTMLElement | null)[], step: number): void {
  const current = elements.indexOf(document.activeElement as HTMLElement | null)
  elements[(current + step + elements.length) % elements.length]?.focus()
}
