/** Keys that are held down. */
export type Modifiers = Pick<globalThis.MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a browser opens a link that is clicked with these keys in another tab or window. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey
}

/** Key code of keys that an input method handles. */
const INPUT_METHOD = 229

/** Whether a key belongs to an input method. In Safari, composition ends before the event of the key that ends it. */
export function isInputMethod({ keyCode, nativeEvent }: { keyCode: number; nativeEvent: { isComposing: boolean } }): boolean {
  return nativeEvent.isComposing || keyCode === INPUT_METHOD
}

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
