/** What an address is read from: the location, a link or a URL. */
type Addressed = Pick<URL, 'hash' | 'href' | 'origin'>

/** The address of a page as path, query and hash, in whichever form the site's URLs are (`/docs/a?b#c` or `/#/docs/a?b#c`). */
export function pageUrl(of: Addressed): URL {
  return isInHash(of) ? new URL(of.origin + of.hash.slice(1)) : new URL(of.href)
}

/** Writes an address of {@link pageUrl} in the form that `like` has. */
export function writeUrl({ pathname, search, hash }: URL, like: Addressed): string {
  return (isInHash(like) ? '#' : '') + pathname + search + hash
}

/** The id that an address leads to; empty for none. */
export function fragmentOf(of: Addressed): string {
  const raw = pageUrl(of).hash.slice(1)
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

const isInHash = ({ hash }: Addressed) => hash.startsWith('#/')
