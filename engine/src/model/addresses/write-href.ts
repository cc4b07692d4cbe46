import type { SiteConfig } from '../config'

/**
 * A route as it is written into a link: under the base URL, with or without closing slash as the site wants it.
 * @param route path from the site's root, `?…` and `#…` included; a path to a file (`/a.csv`) gets no slash
 */
export function writeHref(route: string, config: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(route) ?? []
  const based = `${config.baseUrl}${path.replace(/^\//, '')}`
  if (config.trailingSlash === undefined || based === config.baseUrl || /\.[a-z]\w*$/i.test(path)) return based + rest
  return (config.trailingSlash ? based.replace(/\/?$/, '/') : based.replace(/\/$/, '')) + rest
}
