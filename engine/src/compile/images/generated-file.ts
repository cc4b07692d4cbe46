/** A file of the output that takes time to make. */
export interface GeneratedFile {
  /** In the output. */
  path: string
  /** Says all that the content depends on; also its name in the cache of pictures. */
  key: string
  /** @throws DocsError `picture-broken` */
  make(): Promise<Uint8Array>
}
