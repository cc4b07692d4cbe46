import type { SiteConfig } from '../config'

/** An address of the site as a place behind the hash of the entry page: `/base/docs/a?b#c` → `#/docs/a?b#c` (decision P-11). */
export function hashHref(href: string, baseUrl: string): string {
  return `#/${href.slice(baseUrl.length)}`
}

/** An address of a page as scripts and readers meet it: with hash URLs behind the hash, else as it is. */
export function readersHref(href: string, { router, baseUrl }: Pick<SiteConfig, 'router' | 'baseUrl'>): string {
  return router === 'hash' ? hashHref(href, baseUrl) : href
}
