import { fragmentOf } from '../navigation/page-url.browser'
import { setOpen } from './collapsible.browser'
import { openTab } from './tabs.browser'

/** Opens what hides an element: folded parts and tab panels around it. @returns whether something was hiding it */
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

/** Opens what hides the place that the address leads to, and goes there. */
export function revealTarget(): void {
  const target = document.getElementById(fragmentOf(location))
  if (target && reveal(target)) target.scrollIntoView()
}
