import { readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { AssetAnswer, ImageAnswer } from '../../compile'
import {
  checkImageFormat,
  cleanSvg,
  ENCODING_OPTIONS,
  encodeWebp,
  extensionOf,
  type GeneratedFile,
  readImageSize,
  webpWidths,
} from '../../compile'
import { type FileHashes, hashText, type Kind, listFiles, type Results } from '../../load'
import type { ImageProblem, ImageSize, Problem } from '../../model'

const IMAGE_SIZE: Kind<ImageSize | ImageProblem> = { name: 'image size' }

/** A file or folder whose name begins with a dot: `.env`, `.git/config`. `.well-known/` at the top is meant for readers. */
const HIDDEN = /^\/(?!\.well-known\/)\.|.\/\./

/**
 * The static folder of a site. Every file is copied as it is, drawings as they are cleaned; hidden files are not part of it. A file that a page refers to is also served under
 * a name with its content hash, so that it may be cached for ever.
 */
export class StaticAssets {
  readonly folder: string
  private readonly answers = new Map<string, AssetAnswer | undefined>()
  private readonly pictures = new Map<string, ImageAnswer | undefined>()
  private readonly sizes = new Map<string, ImageSize | ImageProblem>()
  private readonly drawings = new Map<string, ReturnType<typeof cleanSvg>>()

  constructor(
    root: string,
    private readonly baseUrl: string,
    private readonly hashes: FileHashes,
  ) {
    this.folder = join(root, 'static')
  }

  /** All files, as paths from the static folder that begin with `/`, sorted. */
  list(): string[] {
    return listFiles(this.folder)
      .map((path) => `/${path}`)
      .filter((path) => !HIDDEN.test(path))
  }

  /** Reads the sizes of all images, for {@link picture}. */
  async readSizes(results: Results): Promise<void> {
    const pictures = this.list().filter((path) => !checkImageFormat(path))
    await Promise.all(
      pictures.map(async (path) => {
        const file = this.file(path)
        const read = () => readImageSize(path, readFileSync(file))
        this.sizes.set(path, await results.memo(IMAGE_SIZE, path, this.hashes.of(file), read))
      }),
    )
  }

  /** Hashed address of a file; `undefined` when there is no such file. */
  find(path: string): AssetAnswer | undefined {
    if (!this.answers.has(path)) {
      this.answers.set(path, this.exists(path) ? { href: this.baseUrl + this.hashedPath(path) } : undefined)
    }
    return this.answers.get(path)
  }

  /** A file as a picture of a page, or why it is none; `undefined` when there is no such file. */
  picture(path: string): ImageAnswer | undefined {
    if (!this.pictures.has(path)) this.pictures.set(path, this.exists(path) ? this.look(path) : undefined)
    return this.pictures.get(path)
  }

  /** The WebP files of a picture, the narrowest first; their names change with the picture and the way it is encoded. */
  webpFiles(path: string): GeneratedFile[] {
    const picture = this.picture(path)
    if (!picture || 'code' in picture) return []
    const name = this.namedBy(path, hashText(this.hashes.of(this.file(path)) + ENCODING_OPTIONS), '')
    return picture.webp.map(({ width }) => {
      const output = `${name}-${width}.webp`
      return { path: output, key: basename(output), make: () => encodeWebp(path, readFileSync(this.file(path)), width) }
    })
  }

  /** Output path of the hashed copy: `/img/a.png` → `assets/a.1a2b3c4d.png`; signs that mean something in addresses become `-`. */
  hashedPath(path: string): string {
    return this.namedBy(path, this.key(path), extname(path))
  }

  /** Hash of what a file is served with. */
  key(path: string): string {
    return isDrawing(path) ? hashText(this.drawing(path).svg) : this.hashes.of(this.file(path))
  }

  /** What a file is served with. */
  content(path: string): string | Uint8Array {
    return isDrawing(path) ? this.drawing(path).svg : readFileSync(this.file(path))
  }

  /** What keeps drawings of the folder from being served. */
  problems(): Problem[] {
    return this.list()
      .filter(isDrawing)
      .flatMap((path) => this.drawing(path).problems)
  }

  /** Place on disk. */
  file(path: string): string {
    return join(this.folder, path.slice(1))
  }

  private exists(path: string): boolean {
    return path.startsWith('/') && !HIDDEN.test(path) && this.hashes.of(this.file(path)) !== 'missing'
  }

  private drawing(path: string): ReturnType<typeof cleanSvg> {
    const known = this.drawings.get(path) ?? cleanSvg(this.hashes.text(this.file(path)) ?? '', `static${path}`)
    this.drawings.set(path, known)
    return known
  }

  private look(path: string): ImageAnswer | undefined {
    const size = checkImageFormat(path) ?? this.sizes.get(path)
    if (!size || 'code' in size) return size
    const name = this.namedBy(path, hashText(this.hashes.of(this.file(path)) + ENCODING_OPTIONS), '')
    const webp = webpWidths(path, statSync(this.file(path)).size, size.width).map((width) => ({
      href: `${this.baseUrl}${name}-${width}.webp`,
      width,
    }))
    return { href: this.baseUrl + this.hashedPath(path), ...size, webp }
  }

  private namedBy(path: string, hash: string, ending: string): string {
    const name = basename(path, extname(path)).replaceAll(/[^\w.-]+/g, '-')
    return `assets/${name}.${hash.slice(0, 8)}${ending}`
  }
}

function isDrawing(path: string): boolean {
  return extensionOf(path) === 'svg'
}
