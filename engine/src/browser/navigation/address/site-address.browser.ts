import { siteData } from '../../stores/site-data.browser'

/**
 * The address of a route of this site: with its base URL, or as a hash. `undefined` for text that doesn't lead to this site, such as `//example.com`.
 * Routes from storage, files, or services become links only through this function.
 */
export function siteAddress(route: string): string | undefined {
  const { baseUrl, router } = siteData()
  const address = baseUrl + route.slice(1)
  if (!route.startsWith('/') || !isOnSite(address)) return undefined
  return router === 'hash' ? `#${route}` : address
}

/** Whether a browser resolves an address, which includes the base URL, to a path of this site. */
export function isOnSite(address: string): boolean {
  // Browsers treat a backslash as a slash, and ignore tabs and line breaks.
  if (!address.startsWith('/') || /[\p{Cc}\s\\]/u.test(address)) return false
  try {
    const { origin, pathname } = new URL(address, location.href)
    const base = new URL(siteData().baseUrl, location.href).pathname
    // A path such as `/.//example.com` is resolved to one that another browser feature could read as a host.
    return origin === location.origin && pathname.startsWith(base) && !pathname.startsWith('//')
  } catch {
    return false
  }
}
