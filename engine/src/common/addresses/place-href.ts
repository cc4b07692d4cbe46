import { isPagePath } from './compare-paths.browser'
import { hashHref } from './hash-href'

/** The page of a document, and the path of its site. */
export interface HashLinkPlace {
  /** Without base URL. */
  route: string
  /** Begins and ends with `/`. */
  baseUrl: string
}

/**
 * Converts a link to a page of the site, or to a section of the same page, to a fragment of the entry page. Links to files and to other sites are
 * returned unchanged.
 */
export function placeHref(href: string, { route, baseUrl }: HashLinkPlace): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(href) || href.startsWith('//')) return href
  if (href.startsWith('#') || href.startsWith('?')) return `#${route}${href === '#' ? '' : href}`
  const { pathname, search, hash } = new URL(href, `http://site${baseUrl}${route.slice(1)}`)
  return isPagePath(pathname, baseUrl) ? hashHref(pathname + search + hash, baseUrl) : href
}
