/** Calls back when the address leads to another place on the shown page, by the browser or the navigator. */
export function onMove(listener: () => void): void {
  addEventListener('hashchange', listener)
  document.addEventListener('docs:moved', listener)
}
