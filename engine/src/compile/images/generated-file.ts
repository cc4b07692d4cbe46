/** An output file that takes time to generate. */
export interface GeneratedFile {
  /** Relative to the output folder. */
  path: string
  /** Identifies everything that the content depends on. Also the name in the image cache. */
  key: string
  /** @throws DocsError `picture-broken` */
  make(): Promise<Uint8Array>
}
