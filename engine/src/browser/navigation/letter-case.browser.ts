import { pathKey } from '../../model/index.browser'
import { siteData } from '../stores/site-data.browser'

/**
 * On the not-found page: goes to the page whose address is the one that was asked for but for letter case, closing slash or ending. Our own
 * server and nginx answer with that page themselves; other hosts cannot (decision G-26).
 */
export async function goToRightCase(): Promise<void> {
  const { baseUrl } = siteData()
  const response = await fetch(`${baseUrl}routes.json`)
  if (!response.ok) return
  const found = findRoute(location.pathname, (await response.json()) as string[])
  // An address that is right and still has no page is not found for another reason: to go there again would never end.
  if (found !== undefined && found !== location.pathname) location.replace(found + location.search + location.hash)
}

/** The route that an address means, of routes in their own letter case. */
export function findRoute(path: string, routes: readonly string[]): string | undefined {
  return routes.find((route) => pathKey(route) === pathKey(path))
}
