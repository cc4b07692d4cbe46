/** Past this many, routes are worked out anew each time and not kept (decision G-44). */
const MOST_COMPARED = 10_000
const compared = new Map<string, string>()

/** A route as it is compared: lower case, no closing slash, no `index.html`, no `.html`, no query and hash. */
export function comparable(route: string): string {
  const known = compared.get(route)
  if (known !== undefined) return known
  const path = route.replace(/[?#].*$/, '').replace(/(?:\/index)?\.html$/i, '')
  const result = (path.replace(/\/+$/, '') || '/').toLowerCase()
  if (compared.size < MOST_COMPARED) compared.set(route, result)
  return result
}

/** Whether two routes lead to the same page: letter case and closing slash do not count. */
export function sameRoute(a: string, b: string): boolean {
  return comparable(a) === comparable(b)
}

/** Whether `route` is `base` or lies below it, cut at a slash: `/docs/guidebook` does not lie below `/docs/guides`. */
export function isBelow(route: string, base: string): boolean {
  const path = comparable(route)
  const start = comparable(base)
  return path === start || path.startsWith(start === '/' ? '/' : `${start}/`)
}
