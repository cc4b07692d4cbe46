import { fragmentOf } from '../navigation/address/page-url.browser'
import { setOpen } from './collapsible.browser'
import { openTab } from './tabs.browser'

/** Opens the `details` and tab panels that hide an element. @returns whether it was hidden */
export function reveal(element: Element): boolean {
  let opened = false
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !part.open) {
      setOpen(part, true)
      opened = true
    }
    if (part.matches('.tab-panel') && openTab(part)) opened = true
  }
  return opened
}

/**
 * Opens the `details` and tabs that hide the target of the URL fragment, and scrolls to it. Browsers don't find a target whose letters are decomposed in
 * the fragment.
 */
export function revealTarget(): void {
  const target = document.getElementById(fragmentOf(location))
  if (target && (reveal(target) || !decodeURIComponent(location.hash).endsWith(target.id))) target.scrollIntoView()
}
