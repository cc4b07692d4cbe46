import { readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { ResolvedAsset, ResolvedImage } from '../compile'
import { checkImageFormat, cleanSvg, ENCODING_OPTIONS, encodeWebp, extensionOf, readImageSize, webpWidths } from '../compile'
import { type FileHashes, hashText, type Kind, listFiles, type Results } from '../load'
import type { GeneratedFile, ImageProblem, ImageSize, Problem } from '../model'

const IMAGE_SIZE: Kind<ImageSize | ImageProblem> = { name: 'image size', isShared: true }

/** Hidden files and folders, such as `.env` and `.git/config`, except `.well-known/` at the root. */
const HIDDEN = /^\/(?!\.well-known\/)\.|.\/\./

/**
 * The static folder of a site without hidden files. All files are copied; SVG files are sanitized. Files that pages use are also served under a name with
 * their content hash, so that browsers can cache them permanently.
 */
export class StaticAssets {
  readonly folder: string
  private readonly addresses = new Map<string, ResolvedAsset | undefined>()
  private readonly images = new Map<string, ResolvedImage | undefined>()
  private readonly sizes = new Map<string, ImageSize | ImageProblem>()
  private readonly cleanedSvgs = new Map<string, ReturnType<typeof cleanSvg>>()

  constructor(
    root: string,
    private readonly baseUrl: string,
    private readonly hashes: FileHashes,
  ) {
    this.folder = join(root, 'static')
  }

  /** Sorted paths of all files in the static folder, with a leading slash. */
  list(): string[] {
    return listFiles(this.folder)
      .map((path) => `/${path}`)
      .filter((path) => !HIDDEN.test(path))
  }

  /** Reads the sizes of all images. Must be called before {@link image}. */
  async readSizes(results: Results): Promise<void> {
    const images = this.list().filter((path) => !checkImageFormat(path))
    await Promise.all(
      images.map(async (path) => {
        const file = this.file(path)
        const read = () => readImageSize(path, readFileSync(file))
        this.sizes.set(path, await results.memo(IMAGE_SIZE, path, this.hashes.of(file), read))
      }),
    )
  }

  /** Address of a file with its content hash; `undefined` if it doesn't exist. */
  find(path: string): ResolvedAsset | undefined {
    if (!this.addresses.has(path)) {
      this.addresses.set(path, this.exists(path) ? { href: this.baseUrl + this.hashedPath(path) } : undefined)
    }
    return this.addresses.get(path)
  }

  /** An image, or the reason why the file can't be used as an image; `undefined` if it doesn't exist. */
  image(path: string): ResolvedImage | undefined {
    if (!this.images.has(path)) this.images.set(path, this.exists(path) ? this.readImage(path) : undefined)
    return this.images.get(path)
  }

  /** The WebP files of an image, narrowest first. Their names change with the image and the encoding options. */
  webpFiles(path: string): GeneratedFile[] {
    const image = this.image(path)
    if (!image || 'code' in image) return []
    const name = this.namedBy(path, hashText(this.hashes.of(this.file(path)) + ENCODING_OPTIONS), '')
    return image.webp.map(({ width }) => {
      const output = `${name}-${width}.webp`
      return { path: output, key: basename(output), make: () => encodeWebp(path, readFileSync(this.file(path)), width) }
    })
  }

  /** Output path of the hashed copy: `/img/a.png` → `assets/a.1a2b3c4d.png`; special characters become `-`. */
  hashedPath(path: string): string {
    return this.namedBy(path, this.key(path), extname(path))
  }

  /** Hash of the served content of a file. */
  key(path: string): string {
    return isSvg(path) ? hashText(this.svg(path).svg) : this.hashes.of(this.file(path))
  }

  /** The served content of a file. */
  content(path: string): string | Uint8Array {
    return isSvg(path) ? this.svg(path).svg : readFileSync(this.file(path))
  }

  /** Problems of SVG files. */
  problems(): Problem[] {
    return this.list()
      .filter(isSvg)
      .flatMap((path) => this.svg(path).problems)
  }

  /** Absolute path of a file. */
  file(path: string): string {
    return join(this.folder, path.slice(1))
  }

  private exists(path: string): boolean {
    return path.startsWith('/') && !HIDDEN.test(path) && this.hashes.of(this.file(path)) !== 'missing'
  }

  private svg(path: string): ReturnType<typeof cleanSvg> {
    const known = this.cleanedSvgs.get(path) ?? cleanSvg(this.hashes.text(this.file(path)) ?? '', `static${path}`)
    this.cleanedSvgs.set(path, known)
    return known
  }

  private readImage(path: string): ResolvedImage | undefined {
    const size = checkImageFormat(path) ?? this.sizes.get(path)
    if (!size || 'code' in size) return size
    const name = this.namedBy(path, hashText(this.hashes.of(this.file(path)) + ENCODING_OPTIONS), '')
    const webp = webpWidths(path, statSync(this.file(path)).size, size.width).map((width) => ({
      href: `${this.baseUrl}${name}-${width}.webp`,
      width,
    }))
    return { href: this.baseUrl + this.hashedPath(path), ...size, webp }
  }

  private namedBy(path: string, hash: string, extension: string): string {
    const name = basename(path, extname(path)).replaceAll(/[^\w.-]+/g, '-')
    return `assets/${name}.${hash.slice(0, 8)}${extension}`
  }
}

function isSvg(path: string): boolean {
  return extensionOf(path) === 'svg'
}
