import { pathKey } from '../../model/index.browser'
import { siteData } from '../stores/site-data.browser'

/**
 * On the not-found page, redirects to the page whose address differs only in letter case, trailing slash or ending. The preview server and
 * nginx do this themselves; other hosts cannot.
 */
export async function correctLetterCase(): Promise<void> {
  const { baseUrl } = siteData()
  const response = await fetch(`${baseUrl}routes.json`)
  if (!response.ok) return
  const found = findRoute(location.pathname, (await response.json()) as string[])
  // An address that is correct is missing for another reason; redirecting to it would never end.
  if (found !== undefined && found !== location.pathname) location.replace(found + location.search + location.hash)
}

/** The route that matches an address regardless of letter case. */
export function findRoute(path: string, routes: readonly string[]): string | undefined {
  return routes.find((route) => pathKey(route) === pathKey(path))
}
