import { DocsError } from '../model'
import { isCompressible } from './compress'
import type { Output } from './output'
import type { StagedTree } from './staged-tree'
import type { WritePool } from './write-pool'

/** Maximum number of files that wait to be written, which limits memory use. */
const QUEUE = 64

/** Brotli quality of normal builds and of releases. */
const QUALITY = { normal: 5, release: 11 }

/** Adds files with their compressed variants to the output. Unchanged files are linked from the previous build. */
export class OutputWriter {
  private readonly quality: number
  /** Keys of the files of this build, by path. */
  private readonly claimed = new Map<string, string>()
  private readonly queue: Promise<void>[] = []

  constructor(
    private readonly tree: StagedTree,
    private readonly pool: WritePool,
    release: boolean,
  ) {
    this.quality = release ? QUALITY.release : QUALITY.normal
  }

  /**
   * Adds a file, or links it from the previous build. Resolves when its content has been created; it is written in the background.
   * @throws DocsError `output-conflict`, `file-name`, errors of the output
   * @throws errors of the file system, also for files that were added before
   */
  async add(output: Output): Promise<void> {
    const { path } = output
    const { key: contentKey, create } = await output.open()
    const key = `${contentKey}-${this.quality}`
    if (this.keep(path, key)) return
    const content = await create()
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const variants = isCompressible(path, bytes.length) ? [path, `${path}.br`, `${path}.gz`] : [path]
    for (const variant of variants) this.claim(variant, key)
    const work = this.write(variants, key, bytes)
    // Errors are thrown when the queue is awaited. Until then, they must not be reported as unhandled.
    work.catch(() => undefined)
    this.queue.push(work)
    if (this.queue.length >= QUEUE) await settle(this.queue.splice(0, QUEUE / 2))
  }

  /** Waits until all files are written. */
  async flush(): Promise<void> {
    await settle(this.queue.splice(0))
  }

  /**
   * Links a file and its compressed variants from the previous build if all of them exist with the same content. Returns whether the file is linked.
   * @throws DocsError `output-conflict`
   */
  private keep(path: string, key: string): boolean {
    const { tree } = this
    if (this.claimed.get(path) === key) return true
    const variants = [`${path}.br`, `${path}.gz`].filter((variant) => tree.wrote(variant, key))
    if (![path, ...variants].every((variant) => tree.has(variant, key))) return false
    for (const variant of [path, ...variants]) {
      this.claim(variant, key)
      tree.keep(variant)
    }
    return true
  }

  /** Writes a file, which is the first of the paths, and its compressed variants. Takes ownership of the bytes. */
  private async write(paths: readonly string[], key: string, bytes: Uint8Array): Promise<void> {
    const { tree, quality } = this
    const [path = ''] = paths
    const written = await this.pool.write({ file: tree.place(path), bytes, ...(paths.length > 1 ? { quality } : {}) })
    paths.forEach((variant, i) => {
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
}

/** Waits until all promises are settled, then throws the first error, so that no work continues in the background after an error. */
export async function settle(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
