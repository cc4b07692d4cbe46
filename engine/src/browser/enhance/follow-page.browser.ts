import { setOpen } from './collapsible.browser'

/**
 * Opens the categories that contain the current page and closes their siblings. All others keep their state.
 */
export function followPage(): void {
  for (const current of document.querySelectorAll('.panel-docs [aria-current]')) {
    // The link to a category's page is next to the category, not in it.
    const own = current.nextElementSibling
    let category = own instanceof HTMLDetailsElement ? own : current.closest('details')
    while (category) {
      setOpen(category, true)
      for (const sibling of category.closest('li')?.parentElement?.children ?? []) {
        const details = sibling.querySelector<HTMLDetailsElement>(':scope > details')
        if (details && details !== category) setOpen(details, false)
      }
      category = category.parentElement?.closest('details') ?? null
    }
  }
}
