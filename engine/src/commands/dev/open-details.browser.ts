/**
 * Remembers which `<details>` elements of the page are open.
 * @returns a function that restores the state after the page has been replaced; new elements keep their own state
 */
export function rememberOpen(): () => void {
  const known = new Map(detailsElements().map((details) => [pathOf(details), details.open]))
  return () => {
    for (const details of detailsElements()) details.open = known.get(pathOf(details)) ?? details.open
  }
}

function detailsElements(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')]
}

/** Identifies an element by its summary and those of its ancestors: `Install/With pip`. */
function pathOf(details: Element): string {
  const outer = details.parentElement?.closest('details')
  const summary = details.querySelector(':scope > summary')?.textContent?.trim() ?? ''
  return outer ? `${pathOf(outer)}/${summary}` : summary
}
