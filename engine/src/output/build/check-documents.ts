import type { Problem } from '../../model'
import type { LinkedPage, Site } from '../../site'
import {
  checkAddresses,
  checkEntry,
  checkLinks,
  checkLostRoutes,
  checkRedirectAnchors,
  checkRedirects,
  redirectedRoutes,
} from '../../site'
import type { Output } from '../output'

/** Runs the checks that require all documents: addresses, links and anchors, redirects, released routes. */
export function checkDocuments(site: Site, pages: LinkedPage[], outputs: readonly Output[]): Problem[] {
  const redirects = redirectedRoutes(site)
  const routes = site.docs.map((doc) => doc.route)
  return [
    ...checkAddresses(addresses(outputs)),
    ...checkEntry(site.config, site.docs, site.configFile),
    ...checkRedirects(site.config, site.docs, site.configFile),
    ...checkRedirectAnchors(site.redirects, pages, site.configFile),
    ...checkLinks({ pages, redirects, isFile: servedFiles(outputs) }, site.config),
    ...checkLostRoutes(site.plannedRoutes, routes, redirects),
  ]
}

/** Returns whether a path is a file that readers can request, other than a document. */
export function servedFiles(outputs: readonly Output[]): (path: string) => boolean {
  const served = new Set(outputs.flatMap(({ path, kind }) => (kind === 'document' || kind === 'host' ? [] : [`/${path}`])))
  return (path) => served.has(path)
}

/** The addresses of files with names that authors choose. */
function addresses(outputs: readonly Output[]): { path: string; file: string }[] {
  const chosen = outputs.filter(({ kind, onlyFor }) => !onlyFor && ['document', 'copy', 'static', 'plugin'].includes(kind))
  return chosen.map(({ path, kind, page, source }) => ({
    path: kind === 'document' && page ? page.route : `/${path}`,
    file: source,
  }))
}
