/** A location, a link or a URL. */
type UrlParts = Pick<URL, 'hash' | 'href' | 'origin'>

/** The address of a page, with path URLs (`/docs/a?b#c`) and hash URLs (`/#/docs/a?b#c`) alike. */
export function pageUrl(of: UrlParts): URL {
  return isInHash(of) ? new URL(of.origin + of.hash.slice(1)) : new URL(of.href)
}

/** Formats an address of {@link pageUrl} as a path URL or hash URL, like `like`. */
export function writeUrl({ pathname, search, hash }: URL, like: UrlParts): string {
  return (isInHash(like) ? '#' : '') + pathname + search + hash
}

/** The decoded fragment of an address, with composed letters like ids; empty without a fragment. */
export function fragmentOf(of: UrlParts): string {
  const raw = pageUrl(of).hash.slice(1)
  try {
    return decodeURIComponent(raw).normalize()
  } catch {
    return raw
  }
}

const isInHash = ({ hash }: UrlParts) => hash.startsWith('#/')
