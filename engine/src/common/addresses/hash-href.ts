import type { AddressSettings } from './address-settings'

/** Path of the only document that hosts serve with hash URLs. All pages are displayed in it. */
export const ENTRY_PATH = 'index.html'

/** Address of a page for use outside of the site with hash URLs. Includes the file name, because some hosts serve files only by their names. */
export function entryHref(href: string, baseUrl: string): string {
  return baseUrl + ENTRY_PATH + hashHref(href, baseUrl)
}

/** Converts an address of the site to a fragment of the entry page: `/base/docs/a?b#c` → `#/docs/a?b#c`. */
export function hashHref(href: string, baseUrl: string): string {
  return `#/${href.slice(baseUrl.length)}`
}

/** Address of a page in the browser: a fragment of the entry page with hash URLs, otherwise unchanged. */
export function browserHref(href: string, { router, baseUrl }: Pick<AddressSettings, 'router' | 'baseUrl'>): string {
  return router === 'hash' ? hashHref(href, baseUrl) : href
}
