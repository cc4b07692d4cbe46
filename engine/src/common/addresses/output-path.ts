/**
 * Returns the file of a route, relative to the output folder: `/docs/home` → `docs/home.html`, folder pages `/docs/guides/` →
 * `docs/guides/index.html`, the root → `index.html`.
 */
export function documentPath(route: string): string {
  return route.endsWith('/') ? `${route.slice(1)}index.html` : `${route.slice(1)}.html`
}

/** Whether a page has a Markdown copy. All pages except unlisted ones have one. */
export function hasMarkdown({ unlisted }: { unlisted: boolean }): boolean {
  return !unlisted
}

/** Returns the file of a route's Markdown copy: its address without trailing slash, plus `.md`. */
export function markdownPath(route: string): string {
  const bare = route.replace(/\/$/, '')
  return bare === '' ? 'index.md' : `${bare.slice(1)}.md`
}
