/** Maximum number of cached keys, which limits the memory of a tab to a few megabytes. */
const MAX_CACHED_KEYS = 10_000

const keys = new Map<string, string>()

/**
 * Removes `.html`, `index.html` and a trailing slash from a path, because servers return the same page with and without them. Letter case and percent
 * encoding are preserved: web servers distinguish them, so a link that differs in them is a mistake.
 */
export function cleanPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
}

/**
 * Returns the key by which addresses of pages are compared: the {@link cleanPath} in lower case, percent-decoded, without query and fragment. All
 * addresses with the same key show the same page.
 */
export function pathKey(address: string): string {
  const cached = keys.get(address)
  if (cached !== undefined) return cached
  const path = localPath(decode(address.replace(/[?#].*$/s, '').trim()))
  const key = cleanPath(path.toLowerCase())
  if (keys.size < MAX_CACHED_KEYS) keys.set(address, key)
  return key
}

/** Whether two addresses refer to the same page. */
export function samePage(a: string, b: string): boolean {
  return pathKey(a) === pathKey(b)
}

/** Whether an address is `base` or below it: `/docs/guidebook` is not below `/docs/guides`. */
export function isBelow(address: string, base: string): boolean {
  const start = pathKey(base)
  return pathKey(address) === start || pathKey(address).startsWith(start === '/' ? '/' : `${start}/`)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Ensures that URL parsers can't interpret a path as an address of another host: `//example.com/a` → `/example.com/a`. Parsers treat `\\` as `/` and
 * ignore tabs and line breaks.
 */
export function localPath(path: string): string {
  return path.replace(/^[\\/\t\n\r]*/, '/')
}

/** Matches the path of a file such as `/data/taxi.csv`, but not `.html` and version numbers (`/docs/0.18`). */
const FILE = /\.(?!html?$)[a-z]\w*$/i

/** Whether a path can be that of a page below the base URL. */
export function isPagePath(path: string, baseUrl: string): boolean {
  return `${path}/`.startsWith(baseUrl) && !FILE.test(path)
}
