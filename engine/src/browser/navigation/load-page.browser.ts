/**
 * Loads an address as a new document. After a reload, the history entries of this document would belong to the new one, and Back would
 * only change the address if the new one has no scripts.
 */
export function loadPage(url: string): void {
  // If only the hash differed, the browser would scroll instead of loading.
  history.replaceState(history.state, '', `${location.search || '?'}&`)
  location.replace(url)
}
