/** A place in the site, however its router writes it. */
export interface Address {
  /** With base URL. */
  path: string
  /** `?…` or empty. */
  search: string
  /** `#…` or empty. */
  hash: string
}

/** How places of the site are written into the address bar and found as files. */
export interface Router {
  /**
   * A page load of an address brings the very document that it names. Where it does not, all links of the site are ours, those to
   * anchors included.
   */
  readonly reloads: boolean
  /**
   * The place of an address; `undefined` when it is none of ours: another host, outside the base URL, a file to download.
   * @param from where the reader is, for addresses that only name an anchor
   */
  read(url: URL, from?: Address): Address | undefined
  /** What goes into the address bar. */
  write(address: Address): string
  /** Addresses at which the document may be found, the likeliest first. */
  files(address: Address): string[]
  /** State of a new history entry. */
  newState(): unknown
}

/** A place as one text, e.g. for events. */
export function formatAddress({ path, search, hash }: Address): string {
  return path + search + hash
}
