import { checkEntry, checkLinks, checkLostRoutes, checkRedirectAnchors, checkRedirects, type LinkedPage } from '../checks'
import type { PluginFile } from '../config'
import type { Problem } from '../errors'
import { hasMarkdown, markdownPath } from '../output'
import type { Site } from '../site'

/**
 * Checks that need all documents: links and anchors, redirects, routes that the last release had.
 * @param added files of plugins, which links may lead to
 */
export function checkDocuments(site: Site, pages: LinkedPage[], added: readonly PluginFile[]): Problem[] {
  const files = new Set([
    ...site.assets.list().flatMap((path) => [path, `/${site.assets.hashedPath(path)}`]),
    ...site.docs.filter(hasMarkdown).map((doc) => `/${markdownPath(doc.route)}`),
    ...added.map(({ path }) => path),
  ])
  const redirects = [
    ...Object.keys(site.config.entryRedirects),
    ...[...site.redirects.redirects.map(({ from }) => from), ...site.redirects.waiting],
  ]
  const routes = site.docs.map((doc) => doc.route)
  return [
    ...checkEntry(site.config, site.docs, site.configFile),
    ...checkRedirects(site.config, site.docs, site.configFile),
    ...checkRedirectAnchors(site.redirects.redirects, pages, site.configFile),
    ...checkLinks({ pages, redirects, isFile: (path) => files.has(path) }, site.config),
    ...checkLostRoutes(site.plannedRoutes, routes, redirects),
  ]
}
