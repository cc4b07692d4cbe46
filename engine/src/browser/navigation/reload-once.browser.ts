/**
 * Reloads the page because a script or stylesheet is missing, as after a new release. Reloads at most once per address and session to avoid
 * a loop. Without network or storage it does nothing.
 * @param missing description of the missing file, for the warning
 */
export function reloadOnce(missing: string): void {
  const key = `reloaded ${location.pathname}`
  try {
    if (!navigator.onLine || sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    return
  }
  console.warn(`Reloading the page, because a file is missing: ${missing}`)
  location.reload()
}
