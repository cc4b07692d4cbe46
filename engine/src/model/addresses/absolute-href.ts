import type { SiteConfig } from '../config'
import { placeHref } from './place-href'
import { writeHref } from './write-href'

/** What decides how an address of the site reads elsewhere. */
type Published = Pick<SiteConfig, 'url' | 'baseUrl' | 'router' | 'trailingSlash'>

/**
 * A link as the document of a page has it, with the host of the site before it: for texts that are read elsewhere. Addresses of other
 * sites stay as they are.
 * @param href with base URL, or a place of the page (`#id`)
 * @param route of the page
 */
export function absoluteHref(href: string, route: string, config: Published): string {
  const { url, baseUrl, router } = config
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href
  return router === 'hash'
    ? new URL(placeHref(href, { route, baseUrl }), url + baseUrl).href
    : new URL(href, url + writeHref(route, config)).href
}
