import type { AddressSettings } from './address-settings'
import { placeHref } from './place-href'
import { writeHref } from './write-href'

/**
 * Converts the address of a link to an absolute URL, for text that is published outside of the site. Addresses of other sites are returned unchanged.
 * @param href address with base URL, or a fragment of the page (`#id`)
 * @param route route of the page that contains the link
 */
export function absoluteHref(href: string, route: string, config: AddressSettings): string {
  const { url, baseUrl, router } = config
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href
  return router === 'hash'
    ? new URL(placeHref(href, { route, baseUrl }), url + baseUrl).href
    : new URL(href, url + writeHref(route, config)).href
}
