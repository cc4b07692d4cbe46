import { siteData } from '../../../browser/index.browser'

/** The address of a route of this site: with its base URL, or as a hash. */
export function siteAddress(route: string): string {
  const { baseUrl, router } = siteData()
  return router === 'hash' ? `#${route}` : baseUrl + route.slice(1)
}
