import { setOpen } from './collapsible.browser'

/**
 * Opens the categories of the sidebar that hold the current page, and closes their neighbours (BEHAVIOUR 2.14); all others stay as the
 * reader left them.
 */
export function followPage(): void {
  for (const current of document.querySelectorAll('.panel-docs [aria-current]')) {
    // A category's own page stands beside the category, not in it.
    const own = current.nextElementSibling
    let category = own instanceof HTMLDetailsElement ? own : current.closest('details')
    while (category) {
      setOpen(category, true)
      for (const neighbour of category.closest('li')?.parentElement?.children ?? []) {
        const details = neighbour.querySelector<HTMLDetailsElement>(':scope > details')
        if (details && details !== category) setOpen(details, false)
      }
      category = category.parentElement?.closest('details') ?? null
    }
  }
}
