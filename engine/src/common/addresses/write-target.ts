/** Returns the link target of a route on the pages of a version: relative to the root of the version, or with `site:` for other routes. */
export function writeTarget(route: string, versionPath: string): string {
  const root = versionPath.replace(/\/$/, '')
  return route.startsWith(`${root}/`) ? route.slice(root.length) : `site:${route}`
}
