import { browserHref } from '../common'
import type { Doc, SiteConfig, SiteData, Version } from '../model'

/** Number of characters. Browsers load longer pages faster than a script can replace the content of the current page. */
const LONG_SOURCE = 150_000

/** Creates the data about the site for scripts, which is the same in all documents. */
export function createSiteData(
  config: SiteConfig,
  versions: readonly Version[],
  docs: readonly Doc[],
  href: (route: string) => string,
): SiteData {
  const address = (route: string) => browserHref(href(route), config)
  const routes = new Map(docs.map((doc) => [`${doc.version ?? ''}/${doc.id}`, doc.route]))
  const pluginData: SiteData['pluginData'] = {}
  for (const { name, id = 'default', globalData } of config.plugins) {
    const data: unknown = typeof globalData === 'function' ? globalData(config) : globalData
    if (data !== undefined) pluginData[name] = { ...pluginData[name], [id]: data }
  }
  const { defaultMode, disableSwitch, respectPrefersColorScheme, themeColor } = config.colorMode
  return {
    baseUrl: config.baseUrl,
    router: config.router,
    navigator: config.navigator,
    siteTitle: config.title,
    titleDelimiter: config.titleDelimiter,
    versions: versions.map(({ name, label, path, isLast, mainDocId }) => ({
      name,
      label,
      path: address(path),
      isLast,
      main: address(routes.get(`${name}/${mainDocId}`) ?? path),
    })),
    colorMode: { defaultMode, disableSwitch, respectPrefersColorScheme, themeColor },
    announcement: config.announcement ? { id: config.announcement.id, isCloseable: config.announcement.isCloseable } : null,
    navbar: { hideOnScroll: config.navbar.hideOnScroll },
    pluginData,
    longRoutes: docs.filter((doc) => (doc.source?.length ?? 0) > LONG_SOURCE).map((doc) => href(doc.route)),
  }
}
