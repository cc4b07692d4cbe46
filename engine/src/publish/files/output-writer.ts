import { DocsError } from '../../model'
import { isCompressible, type StagedTree, type WritePool } from '../output'

/** Brotli quality of normal builds and of releases. */
const QUALITY = { normal: 5, release: 11 }

/** Adds files with their compressed forms to the output. Unchanged files are linked from the previous build. */
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
   * Links a file and its compressed forms from the previous build if all of them exist with the same content; otherwise does nothing.
   * @returns whether the file is linked
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
   * Writes a file, or links it from the previous build.
   * @param contentKey changes whenever the content does
   * @param content called only if the file is written; the writer takes ownership of the bytes
   * @throws DocsError `output-conflict`
   */
  async write(path: string, contentKey: string, content: () => string | Uint8Array): Promise<void> {
    if (this.keep(path, contentKey)) return
    const { tree, quality } = this
    const key = this.key(contentKey)
    const made = content()
    const bytes = typeof made === 'string' ? Buffer.from(made) : made
    const forms = isCompressible(path, bytes.length) ? [path, `${path}.br`, `${path}.gz`] : [path]
    for (const form of forms) this.claim(form, key)
    const written = await this.pool.write({ file: tree.place(path), bytes, ...(forms.length > 1 ? { quality } : {}) })
    forms.forEach((form, i) => {
      const file = written[i]
      if (file) tree.note(form, key, file)
    })
  }

  private claim(path: string, key: string): void {
    if (this.claimed.has(path)) {
      throw new DocsError({
        code: 'output-conflict',
        title: `Two files of the built site have the path "${path}".`,
        hint: 'Documents, Markdown copies, compressed forms, redirects, _headers and _redirects are written by the build: rename the file of the static folder or of the plugin.',
      })
    }
    if (/\p{Cc}/u.test(path)) {
      throw new DocsError({
        code: 'file-name',
        title: `The name of a file of the built site has a control character: ${JSON.stringify(path)}.`,
        hint: 'Web servers cannot be configured for such a name. Rename the file of the static folder or of the plugin.',
      })
    }
    this.claimed.set(path, key)
  }

  private key(contentKey: string): string {
    return `${contentKey}-${this.quality}`
  }
}
