import type { ImageProblem, ImageSize } from '../../model'
import { svgSize } from './svg-size'

/** Kinds of pictures that every browser shows, by the ending of their files. */
const KINDS = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg'] as const
/** WebP ends there, and so do many browsers' own limits of one side. */
const LONGEST_SIDE = 16_383
/** Four bytes each while a phone draws it: more would take its memory away. */
const MOST_PIXELS = 40_000_000

/** The ending of a path in small letters, without the dot. */
export function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
}

/** What is wrong with a path that a page shows as a picture, by its ending alone. */
export function checkImageFormat(path: string): ImageProblem | undefined {
  if (KINDS.some((kind) => kind === extensionOf(path))) return undefined
  return {
    code: 'picture-kind',
    title: `"${path}" is no picture that browsers show.`,
    hint: `Pictures end with one of: ${KINDS.join(', ')}.`,
  }
}

/** What the header of a picture file says of its size, turned as it is looked at, or why it is none that can be shown. */
export async function readImageSize(path: string, bytes: Uint8Array): Promise<ImageSize | ImageProblem> {
  const kind = checkImageFormat(path)
  if (kind) return kind
  const isSvg = extensionOf(path) === 'svg'
  const size = isSvg ? svgSize(Buffer.from(bytes).toString('utf8')) : await headerOf(bytes)
  if (!size) {
    return {
      code: 'picture-broken',
      title: `The size of the picture "${path}" cannot be read.`,
      hint: isSvg
        ? 'Its <svg> needs a width and a height, or a viewBox.'
        : 'The file is broken or of another kind than its name says: save it again.',
    }
  }
  const [width, height] = [Math.round(size.width), Math.round(size.height)]
  if (Math.max(width, height) <= LONGEST_SIDE && width * height <= MOST_PIXELS) return { width, height }
  return {
    code: 'picture-size',
    title: `The picture "${path}" has ${width} × ${height} pixels.`,
    hint: `Save it smaller: at most ${LONGEST_SIDE} pixels a side and ${MOST_PIXELS / 1_000_000} million in all.`,
  }
}

async function headerOf(bytes: Uint8Array): Promise<ImageSize | undefined> {
  // Loads native code, so only where a picture has to be read.
  const { default: sharp } = await import('sharp')
  try {
    // Reports what is too large, with its size.
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    return undefined
  }
}
