/** Opens the dialog with a keyboard shortcut before the search button is hydrated. After that, the button handles its shortcuts. */
export function start(): void {
  document.addEventListener('keydown', (event) => {
    // The form in `noscript` has a button with the same class.
    const button = document.querySelector<HTMLElement>('.search-button[aria-keyshortcuts]:not([data-live])')
    if (!button || !isShortcut(button, event)) return
    event.preventDefault()
    button.click()
  })
}

/**
 * Whether a key event is a keyboard shortcut of an element: one of its `aria-keyshortcuts`, such as `Control+K /`. Characters that are typed
 * into inputs or while a dialog or popover is open aren't shortcuts.
 */
export function isShortcut(element: Element, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  // Browsers send key events without a key when they fill in a form.
  if (!key) return false
  const isCharacter = !ctrlKey && !metaKey && !altKey
  if (isCharacter && (isEditable(target) || document.querySelector('dialog[open], :popover-open'))) return false
  return (element.getAttribute('aria-keyshortcuts') ?? '').split(/\s+/).some((shortcut) => {
    const modifiers = shortcut.split('+')
    const wanted = modifiers.pop() ?? ''
    return (
      wanted.toLowerCase() === key.toLowerCase() &&
      modifiers.includes('Control') === ctrlKey &&
      modifiers.includes('Meta') === metaKey &&
      modifiers.includes('Alt') === altKey &&
      // On some keyboards, characters such as the slash need the Shift key.
      (modifiers.includes('Shift') === shiftKey || !/^\p{L}$/u.test(wanted))
    )
  })
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
}
