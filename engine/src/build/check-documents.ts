import { checkLinks, checkLostRoutes, checkRedirects, type LinkedPage, readReleasedRoutes } from '../checks'
import type { Problem } from '../errors'
import { markdownPath } from '../output'
import type { Site } from '../site'
import { pluginFiles } from './plugin-files'

/** Checks that need all documents: links and anchors, redirects, routes that the last release had. */
export function checkDocuments(site: Site, pages: LinkedPage[]): Problem[] {
  const files = new Set([
    ...site.assets.list().flatMap((path) => [path, `/${site.assets.hashedPath(path)}`]),
    ...site.docs.filter((doc) => doc.kind === 'doc' && !doc.unlisted).map((doc) => `/${markdownPath(doc.route)}`),
    ...pluginFiles(site).map(({ path }) => path),
  ])
  const redirects = Object.keys(site.config.entryRedirects)
  const routes = site.docs.map((doc) => doc.route)
  return [
    ...checkRedirects(site.config, site.docs, site.configFile),
    ...checkLinks({ pages, redirects, isFile: (path) => files.has(path) }, site.config),
    ...checkLostRoutes(readReleasedRoutes(site.root), routes, redirects),
  ]
}
