/** An address without ending and closing slash, as the configurations of web servers compare it: `/docs/home.html` → `/docs/home`. */
export function bareHref(href: string): string {
  return href.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/+$/, '$1')
}
