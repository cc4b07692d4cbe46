import { DocsError } from '../errors'
import { compress, isCompressible, type StagedTree } from '../output'
import { settle } from './settle'

/** Brotli quality of everyday builds, and of releases. */
const QUALITY = { everyday: 5, release: 11 }

/** Puts files with their compressed forms into the output, or takes all of them over when nothing has changed. */
export class OutputWriter {
  private readonly quality: number
  /** Keys of the files of this build, by path. */
  private readonly claimed = new Map<string, string>()

  constructor(
    private readonly tree: StagedTree,
    release: boolean,
  ) {
    this.quality = release ? QUALITY.release : QUALITY.everyday
  }

  /**
   * Takes a file over from the last build, with its compressed forms, when that wrote it from the same content and all of them still
   * lie there; otherwise does nothing.
   * @param contentKey changes whenever the content does
   * @throws DocsError `output-conflict`
   */
  keep(path: string, contentKey: string): boolean {
    const { tree } = this
    const key = this.key(contentKey)
    if (this.claimed.get(path) === key) return true
    const forms = [`${path}.br`, `${path}.gz`].filter((form) => tree.wrote(form, key))
    if (![path, ...forms].every((form) => tree.has(form, key))) return false
    for (const form of [path, ...forms]) {
      this.claim(form, key)
      tree.keep(form)
    }
    return true
  }

  /**
   * Writes a file, or takes it over.
   * @param contentKey changes whenever the content does
   * @param content made only when the file is written
   * @throws DocsError `output-conflict`
   */
  async write(path: string, contentKey: string, content: () => string | Uint8Array): Promise<void> {
    if (this.keep(path, contentKey)) return
    const { tree } = this
    const key = this.key(contentKey)
    this.claim(path, key)
    const bytes = Buffer.from(content())
    await settle([tree.write(path, key, bytes), this.writeCompressed(path, key, bytes)])
  }

  private async writeCompressed(path: string, key: string, bytes: Uint8Array): Promise<void> {
    if (!isCompressible(path, bytes.length)) return
    for (const form of [`${path}.br`, `${path}.gz`]) this.claim(form, key)
    const { br, gz } = await compress(bytes, this.quality)
    await settle([this.tree.write(`${path}.br`, key, br), this.tree.write(`${path}.gz`, key, gz)])
  }

  private claim(path: string, key: string): void {
    if (this.claimed.has(path)) {
      throw new DocsError({
        code: 'output-conflict',
        title: `Two files of the built site have the path "${path}".`,
        hint: 'Documents, Markdown copies, compressed forms, redirects, _headers and _redirects are written by the build: rename the file of the static folder or of the plugin.',
      })
    }
    this.claimed.set(path, key)
  }

  private key(contentKey: string): string {
    return `${contentKey}-${this.quality}`
  }
}
