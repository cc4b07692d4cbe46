import {
  checkAddresses,
  checkEntry,
  checkLinks,
  checkLostRoutes,
  checkRedirectAnchors,
  checkRedirects,
  type LinkedPage,
} from '../checks'
import type { PluginFile } from '../config'
import type { Problem } from '../errors'
import { hasMarkdown, markdownPath } from '../output'
import type { Site } from '../site'

/**
 * Checks that need all documents: addresses, links and anchors, redirects, routes that the last release had.
 * @param added files of plugins, which links may lead to
 */
export function checkDocuments(site: Site, pages: LinkedPage[], added: readonly PluginFile[]): Problem[] {
  const statics = site.assets.list()
  const copies = site.docs.filter(hasMarkdown).map(({ route, file }) => ({ path: `/${markdownPath(route)}`, file }))
  const files = new Set([
    ...statics.flatMap((path) => [path, `/${site.assets.hashedPath(path)}`]),
    ...copies.map(({ path }) => path),
    ...added.map(({ path }) => path),
  ])
  const redirects = [
    ...Object.keys(site.config.entryRedirects),
    ...[...site.redirects.redirects.map(({ from }) => from), ...site.redirects.waiting],
  ]
  const routes = site.docs.map((doc) => doc.route)
  const written = [
    ...site.docs.map(({ route, file }) => ({ path: route, file })),
    ...copies,
    ...statics.map((path) => ({ path, file: `static${path}` })),
    ...added.map(({ path }) => ({ path, file: site.configFile })),
  ]
  return [
    ...checkAddresses(written),
    ...checkEntry(site.config, site.docs, site.configFile),
    ...checkRedirects(site.config, site.docs, site.configFile),
    ...checkRedirectAnchors(site.redirects.redirects, pages, site.configFile),
    ...checkLinks({ pages, redirects, isFile: (path) => files.has(path) }, site.config),
    ...checkLostRoutes(site.plannedRoutes, routes, redirects),
  ]
}
