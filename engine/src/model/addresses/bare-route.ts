/**
 * A route as links are compared: without closing slash, `.html` and `index.html`, which lead to the same page (decisions G-24, G-25).
 */
export function bareRoute(route: string): string {
  return route.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
}
