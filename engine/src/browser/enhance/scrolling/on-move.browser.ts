/** Calls back when the address names another place on the shown page, whether the browser went there or the navigator. */
export function onMove(listener: () => void): void {
  addEventListener('hashchange', listener)
  document.addEventListener('docs:moved', listener)
}
