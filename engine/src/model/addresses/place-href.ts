import { isPagePath } from './compare-paths.browser'
import { hashHref } from './hash-href'

/** The page that a document belongs to, and where its site lives. */
export interface HashLinkPlace {
  /** Without base URL. */
  route: string
  /** Begins and ends with `/`. */
  baseUrl: string
}

/**
 * A link of a document as a place behind the hash of the entry page, when it leads to a page of the site or to a place of this page;
 * links to files and to other sites stay as they are.
 */
export function placeHref(href: string, { route, baseUrl }: HashLinkPlace): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(href) || href.startsWith('//')) return href
  if (href.startsWith('#') || href.startsWith('?')) return `#${route}${href === '#' ? '' : href}`
  const { pathname, search, hash } = new URL(href, `http://site${baseUrl}${route.slice(1)}`)
  return isPagePath(pathname, baseUrl) ? hashHref(pathname + search + hash, baseUrl) : href
}
