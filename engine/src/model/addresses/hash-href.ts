import type { SiteConfig } from '../config'

/** Path of the one page that hosts open with hash URLs; all others are shown in it. */
export const ENTRY_PATH = 'index.html'

/** An address of the site as it is opened from elsewhere with hash URLs, on hosts too that serve files by their names only. */
export function entryHref(href: string, baseUrl: string): string {
  return baseUrl + ENTRY_PATH + hashHref(href, baseUrl)
}

/** An address of the site as a place behind the hash of the entry page: `/base/docs/a?b#c` → `#/docs/a?b#c`. */
export function hashHref(href: string, baseUrl: string): string {
  return `#/${href.slice(baseUrl.length)}`
}

/** An address of a page as scripts and readers meet it: with hash URLs behind the hash, else as it is. */
export function readersHref(href: string, { router, baseUrl }: Pick<SiteConfig, 'router' | 'baseUrl'>): string {
  return router === 'hash' ? hashHref(href, baseUrl) : href
}
