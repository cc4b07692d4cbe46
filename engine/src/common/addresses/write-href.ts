import type { AddressSettings } from './address-settings'

/**
 * Returns the address of a route for links: with the base URL, and with or without a trailing slash as configured.
 * @param route path from the root of the site, may include `?…` and `#…`; a path of a file (`/a.csv`) gets no slash
 */
export function writeHref(route: string, config: Pick<AddressSettings, 'baseUrl' | 'trailingSlash'>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(route) ?? []
  const based = `${config.baseUrl}${path.replace(/^\//, '')}`
  if (config.trailingSlash === undefined || based === config.baseUrl || /\.[a-z]\w*$/i.test(path)) return based + rest
  return (config.trailingSlash ? based.replace(/\/?$/, '/') : based.replace(/\/$/, '')) + rest
}
