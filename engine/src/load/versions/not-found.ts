import type { Doc, Version } from '../../model'

/** Route of the not-found page, `pages/404.tsx`. */
const ROUTE = '/404'

/** Whether a page is a not-found page, of the site or of a version. */
export function isNotFound({ kind, route }: Pick<Doc, 'kind' | 'route'>): boolean {
  return kind === 'page' && route.endsWith(ROUTE)
}

/** Creates the not-found page of each version: the page of the site with the menus and links of the version. A version at the root uses the page of the site. */
export function versionNotFoundPages(docs: readonly Doc[], versions: readonly Pick<Version, 'name' | 'path'>[]): Doc[] {
  const page = docs.find(({ route }) => route === ROUTE)
  if (!page) return []
  return versions
    .map(({ name, path }) => ({ ...page, version: name, route: routeBelow(path) }))
    .filter(({ route }) => route !== ROUTE)
}

/** A not-found page and its addresses. */
export interface NotFoundPlace {
  /** Prefix of the routes for which it is used. Ends with `/`. */
  below: string
  route: string
}

/** The not-found pages of a site, longest prefix first. The first match is used for a missing route. */
export function notFoundPlaces(docs: readonly Doc[], versions: readonly Pick<Version, 'path'>[]): NotFoundPlace[] {
  const routes = new Set(docs.filter(isNotFound).map(({ route }) => route))
  return [...versions.map(({ path }) => path), '/']
    .map((path) => ({ below: path.replace(/\/*$/, '/'), route: routeBelow(path) }))
    .filter(({ route }) => routes.delete(route))
    .sort((a, b) => b.below.length - a.below.length)
}

function routeBelow(path: string): string {
  return path.replace(/\/*$/, ROUTE)
}
