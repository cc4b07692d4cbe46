/**
 * Makes everything outside an element inert, as a modal dialog does.
 * @returns a function that reverts it
 */
export function isolate(element: Element): () => void {
  const changed: HTMLElement[] = []
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue
      sibling.inert = true
      changed.push(sibling)
    }
  }
  return () => {
    for (const sibling of changed) sibling.inert = false
  }
}
