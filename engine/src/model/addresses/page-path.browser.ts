/** Paths remembered at most (specification §9); more are worked out each time. */
const REMEMBERED = 10_000

const known = new Map<string, string>()

/**
 * The path by which pages are compared: without `.html`, `index.html` and closing slash, decoded, in lower case, since all of these
 * forms show the same page (decisions G-24 to G-26). The address bar keeps what the reader wrote.
 */
export function pagePath(pathname: string): string {
  const found = known.get(pathname)
  if (found !== undefined) return found
  const path =
    localPath(decode(pathname.trim()))
      .replace(/(?:\/index)?\.html$/i, '')
      .replace(/\/+$/, '')
      .toLowerCase() || '/'
  if (known.size < REMEMBERED) known.set(pathname, path)
  return path
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
