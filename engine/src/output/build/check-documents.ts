import { hasMarkdown, markdownPath } from '../../common'
import type { PluginFile, Problem } from '../../model'
import type { Site } from '../../site'
import {
  checkAddresses,
  checkEntry,
  checkLinks,
  checkLostRoutes,
  checkRedirectAnchors,
  checkRedirects,
  type LinkedPage,
  type LinkTargets,
} from '../../site'

/**
 * Runs the checks that require all documents: addresses, links and anchors, redirects, released routes.
 * @param added files of plugins, which are valid link targets
 */
export function checkDocuments(site: Site, pages: LinkedPage[], added: readonly PluginFile[]): Problem[] {
  const routes = site.docs.map((doc) => doc.route)
  const written = [
    ...site.docs.map(({ route, file }) => ({ path: route, file })),
    ...markdownCopies(site),
    ...site.assets.list().map((path) => ({ path, file: `static${path}` })),
    ...added.map(({ path }) => ({ path, file: site.configFile })),
  ]
  const targets = linkTargets(site, pages, added)
  return [
    ...checkAddresses(written),
    ...checkEntry(site.config, site.docs, site.configFile),
    ...checkRedirects(site.config, site.docs, site.configFile),
    ...checkRedirectAnchors(site.redirects, pages, site.configFile),
    ...checkLinks(targets, site.config),
    ...checkLostRoutes(site.plannedRoutes, routes, targets.redirects),
  ]
}

/** Collects the valid link targets: pages, redirects, static files, Markdown copies and files of plugins. */
export function linkTargets(site: Site, pages: readonly LinkedPage[], added: readonly PluginFile[]): LinkTargets {
  const files = new Set([
    ...site.assets.list().flatMap((path) => [path, `/${site.assets.hashedPath(path)}`]),
    ...markdownCopies(site).map(({ path }) => path),
    ...added.map(({ path }) => path),
  ])
  const redirects = [
    ...Object.keys(site.config.entryRedirects),
    ...site.redirects.map(({ from }) => from),
    ...site.additions.flatMap((output) => output.pendingAddresses ?? []),
  ]
  return { pages, redirects, isFile: (path) => files.has(path) }
}

function markdownCopies({ docs }: Site): { path: string; file: string }[] {
  return docs.filter(hasMarkdown).map(({ route, file }) => ({ path: `/${markdownPath(route)}`, file }))
}
