import { DocsError } from '../../model'
import { isCompressible, type StagedTree, type WriteCrew } from '../output'

/** Brotli quality of everyday builds, and of releases. */
const QUALITY = { everyday: 5, release: 11 }

/** Puts files with their compressed forms into the output, or takes all of them over when nothing has changed. */
export class OutputWriter {
  private readonly quality: number
  /** Keys of the files of this build, by path. */
  private readonly claimed = new Map<string, string>()

  constructor(
    private readonly tree: StagedTree,
    private readonly crew: WriteCrew,
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
   * @param content made only when the file is written; bytes are handed over
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
    const written = await this.crew.write({ file: tree.place(path), bytes, ...(forms.length > 1 ? { quality } : {}) })
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
