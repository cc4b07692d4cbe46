import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative, sep } from 'node:path'
import { imageSize } from 'image-size'
import type { FileHashes } from '../cache'
import type { AssetAnswer } from '../markdown/lookups'

const PICTURES = /\.(png|jpe?g|gif|webp|svg|avif)$/i

/**
 * The static folder of a site. Every file is copied as it is; a file that a page refers to is also served under a name with its
 * content hash, so that it may be cached for ever.
 */
export class StaticAssets {
  readonly folder: string
  private readonly answers = new Map<string, AssetAnswer | undefined>()

  constructor(
    root: string,
    private readonly baseUrl: string,
    private readonly hashes: FileHashes,
  ) {
    this.folder = join(root, 'static')
  }

  /** All files, as paths from the static folder that begin with `/`, sorted. */
  list(): string[] {
    let entries: import('node:fs').Dirent[] = []
    try {
      entries = readdirSync(this.folder, { withFileTypes: true, recursive: true })
    } catch {
      return []
    }
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
      .sort()
  }

  /** Hashed address of a file, with the pixels of a picture; `undefined` when there is no such file. */
  find(path: string): AssetAnswer | undefined {
    if (!this.answers.has(path)) this.answers.set(path, this.look(path))
    return this.answers.get(path)
  }

  /** Output path of the hashed copy: `/img/a.png` → `assets/a.1a2b3c4d.png`; signs that mean something in addresses become `-`. */
  hashedPath(path: string): string {
    const extension = extname(path)
    const name = basename(path, extension).replaceAll(/[^\w.-]+/g, '-')
    return `assets/${name}.${this.hashes.of(this.file(path)).slice(0, 8)}${extension}`
  }

  /** Place on disk. */
  file(path: string): string {
    return join(this.folder, path.slice(1))
  }

  private look(path: string): AssetAnswer | undefined {
    if (!path.startsWith('/') || path.includes('..') || this.hashes.of(this.file(path)) === 'missing') return undefined
    const href = `${this.baseUrl}${this.hashedPath(path)}`
    if (!PICTURES.test(path)) return { href }
    try {
      const { width, height } = imageSize(readFileSync(this.file(path)))
      return { href, width, height }
    } catch {
      return { href }
    }
  }
}
