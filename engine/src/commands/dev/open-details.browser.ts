/**
 * Remembers which folded parts of the text are open.
 * @returns a function that gives the same parts of the text that stands then the same state; new ones stay as they come
 */
export function rememberOpen(): () => void {
  const known = new Map(parts().map((part) => [pathOf(part), part.open]))
  return () => {
    for (const part of parts()) part.open = known.get(pathOf(part)) ?? part.open
  }
}

function parts(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')]
}

/** A part by the words that it and those around it are opened by: `Install/With pip`. */
function pathOf(part: Element): string {
  const around = part.parentElement?.closest('details')
  const words = part.querySelector(':scope > summary')?.textContent?.trim() ?? ''
  return around ? `${pathOf(around)}/${words}` : words
}
