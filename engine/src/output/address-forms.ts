/** An address without ending and closing slash, as the configurations of web servers compare it: `/docs/home.html` → `/docs/home`. */
export function bareHref(href: string): string {
  return href.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/+$/, '$1')
}

/** A text as a regular expression that matches it alone. */
export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
