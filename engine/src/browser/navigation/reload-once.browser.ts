/**
 * Loads the page again because a script or style of ours is missing, as after a new release: with a warning, and once per address in
 * a session, so that it never becomes a loop (decision G-41). Without network or storage the page stays as it is.
 * @param missing what is missing, for the warning
 */
export function reloadOnce(missing: string): void {
  const key = `reloaded ${location.pathname}`
  try {
    if (!navigator.onLine || sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    return
  }
  console.warn(`Missing, so the page loads again: ${missing}`)
  location.reload()
}
