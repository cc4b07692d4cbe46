/** An address in the site, independent of the router. */
export interface Address {
  /** Includes the base URL. */
  path: string
  /** `?…` or empty. */
  search: string
  /** `#…` or empty. */
  hash: string
}

/** Translates between addresses in the address bar and documents of the site. */
export interface Router {
  /**
   * Whether loading an address returns its document. If not, the router handles all links of the site, including those to anchors.
   */
  readonly reloads: boolean
  /**
   * Parses an address; `undefined` for other hosts, paths outside the base URL, and files to download.
   * @param from the current address, to resolve anchors
   */
  read(url: URL, from?: Address): Address | undefined
  /** Formats an address for the address bar. */
  write(address: Address): string
  /** URLs to request the document from, most likely first. */
  files(address: Address): string[]
  /** State for a new history entry. */
  newState(): object | null
}

/** An address as a string, e.g. for events. */
export function formatAddress({ path, search, hash }: Address): string {
  return path + search + hash
}
