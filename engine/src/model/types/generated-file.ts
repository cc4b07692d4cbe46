/** A file of the output that takes time to generate, such as an image. */
export interface GeneratedFile {
  /** Path in the output. */
  path: string
  /** Identifies everything that the content depends on; the name of the file in the cache. */
  key: string
  /**
   * Generates the content.
   * @throws DocsError if the content can't be generated
   */
  make(): Promise<Uint8Array>
}
