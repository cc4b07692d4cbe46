/** Characters that need no encoding on any host or file system. */
const ADDRESS = /^[A-Za-z0-9\-._~!$&'()+,;=@/]+$/

/** Whether a path can be part of an address: only characters that need no encoding, no empty segments, and `.` and `..` only in a relative path. */
export function isPathname(path: string): boolean {
  if (!ADDRESS.test(path) || path.includes('//')) return false
  return !path.startsWith('/') || !path.split('/').some((step) => step === '.' || step === '..')
}

/** Whether a path can be the address of a page. Web servers add `.html` and `index.html`, and builds write a Markdown copy with `.md`. */
export function isPageAddress(path: string): boolean {
  const name =
    path
      .split('/')
      .filter((step) => !['', '.', '..'].includes(step))
      .at(-1) ?? ''
  return isPathname(path) && !/^index$|\.(?:html?|md)$|\.$/i.test(name) && !/[^./]\.\//.test(path)
}

/** The hint for a path that can't be the address of a page. */
export const PAGE_ADDRESS_HINT =
  'Expected a path without spaces, "?", "#", "%", and empty segments, such as "./" or "/guides/". It can\'t end with "index", ".html", ".md", or a period.'

/** Adds the slashes at the beginning and the end of a base URL that are missing. */
export function withSlashes(path: string): string {
  const open = path.startsWith('/') ? path : `/${path}`
  return open.endsWith('/') ? open : `${open}/`
}
