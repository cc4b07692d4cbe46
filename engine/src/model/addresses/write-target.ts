/** A route as pages of a version write it: from the version's root, or whole with `site:` before it. */
export function writeTarget(route: string, versionPath: string): string {
  const root = versionPath.replace(/\/$/, '')
  return route.startsWith(`${root}/`) ? route.slice(root.length) : `site:${route}`
}
