/** Calls the listener when the browser or the navigator moves to another position on the current page. */
export function onMove(listener: () => void): void {
  addEventListener('hashchange', listener)
  document.addEventListener('docs:moved', listener)
}
