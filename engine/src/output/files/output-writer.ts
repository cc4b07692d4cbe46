import { DocsError } from '../../model'
import { isCompressible } from '../compress'
import type { StagedTree } from '../staged-tree'
import type { WritePool } from '../write-pool'

/** Brotli quality of normal builds and of releases. */
const QUALITY = { normal: 5, release: 11 }

/** Adds files with their compressed variants to the output. Unchanged files are linked from the previous build. */
export class OutputWriter {
  private readonly quality: number
  /** Keys of the files of this build, by path. */
  private readonly claimed = new Map<string, string>()

  constructor(
    private readonly tree: StagedTree,
    private readonly pool: WritePool,
    release: boolean,
  ) {
    this.quality = release ? QUALITY.release : QUALITY.normal
  }

  /**
   * Links a file and its compressed variants from the previous build if all of them exist with the same content; otherwise does nothing.
   * @param contentKey must change whenever the content changes
   * @returns whether the file is linked
   * @throws DocsError `output-conflict`
   */
  keep(path: string, contentKey: string): boolean {
    const { tree } = this
    const key = this.key(contentKey)
    if (this.claimed.get(path) === key) return true
    const variants = [`${path}.br`, `${path}.gz`].filter((variant) => tree.wrote(variant, key))
    if (![path, ...variants].every((variant) => tree.has(variant, key))) return false
    for (const variant of [path, ...variants]) {
      this.claim(variant, key)
      tree.keep(variant)
    }
    return true
  }

  /**
   * Writes a file, or links it from the previous build.
   * @param contentKey must change whenever the content changes
   * @param content called only if the file is written; the writer takes ownership of the bytes
   * @throws DocsError `output-conflict`, `file-name`
   */
  async write(path: string, contentKey: string, content: () => string | Uint8Array): Promise<void> {
    if (this.keep(path, contentKey)) return
    const { tree, quality } = this
    const key = this.key(contentKey)
    const made = content()
    const bytes = typeof made === 'string' ? Buffer.from(made) : made
    const variants = isCompressible(path, bytes.length) ? [path, `${path}.br`, `${path}.gz`] : [path]
    for (const variant of variants) this.claim(variant, key)
    const written = await this.pool.write({ file: tree.place(path), bytes, ...(variants.length > 1 ? { quality } : {}) })
    variants.forEach((variant, i) => {
      const file = written[i]
      if (file) tree.note(variant, key, file)
    })
  }

  private claim(path: string, key: string): void {
    if (this.claimed.has(path)) {
      throw new DocsError({
        code: 'output-conflict',
        title: `Two files of the built site have the path "${path}".`,
        hint: 'The build writes documents, Markdown copies, compressed variants, redirects, _headers and _redirects. Rename the file of the static folder or of the plugin.',
      })
    }
    if (/\p{Cc}/u.test(path)) {
      throw new DocsError({
        code: 'file-name',
        title: `The name of a file of the built site contains a control character: ${JSON.stringify(path)}.`,
        hint: 'Web servers cannot be configured for such a name. Rename the file of the static folder or of the plugin.',
      })
    }
    this.claimed.set(path, key)
  }

  private key(contentKey: string): string {
    return `${contentKey}-${this.quality}`
  }
}
