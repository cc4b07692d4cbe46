/** Paths whose keys are cached, at most (specification §9). */
const CACHED = 10_000

const keys = new Map<string, string>()

/**
 * A path without `.html`, `index.html` and trailing slash, which servers show the same page for. Letter case and percent encoding stay:
 * web servers compare both, and a link that differs in them is a mistake.
 */
export function cleanPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
}

/**
 * The key by which addresses of pages are compared: the {@link cleanPath} in lower case, percent-decoded, without query and hash. Readers
 * get the same page for all addresses with one key; the address bar keeps what they entered.
 */
export function pathKey(address: string): string {
  const cached = keys.get(address)
  if (cached !== undefined) return cached
  const path = localPath(decode(address.replace(/[?#].*$/s, '').trim()))
  const key = cleanPath(path.toLowerCase())
  if (keys.size < CACHED) keys.set(address, key)
  return key
}

/** Whether two addresses lead to the same page. */
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
 * A path that URL parsing never takes for the address of another host: `//example.com/a` → `/example.com/a`. Parsers read `\\` as `/` and
 * skip tabs and line breaks.
 */
export function localPath(path: string): string {
  return path.replace(/^[\\/\t\n\r]*/, '/')
}

/** A path whose last part ends like a file, `/data/taxi.csv`; `.html` is a page, and `/docs/0.18` is none. */
const FILE = /\.(?!html?$)[a-z]\w*$/i

/** Whether a path is one of a page below the base URL. */
export function isPagePath(path: string, baseUrl: string): boolean {
  return `${path}/`.startsWith(baseUrl) && !FILE.test(path)
}
