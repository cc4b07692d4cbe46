import type { ImageProblem, ImageSize } from '../../model'
import { svgSize } from './svg-size'

/** Image formats that every browser supports, by file extension. */
const FORMATS = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg'] as const
/** Maximum width and height in pixels, in WebP and many browsers. */
const MAX_SIDE = 16_383
/** A decoded image takes four bytes of memory per pixel, which matters on phones. */
const MAX_PIXELS = 40_000_000

/** The extension of a path in lower case, without the dot. */
export function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
}

/** Checks the file extension of an image. Returns `undefined` if the format is supported. */
export function checkImageFormat(path: string): ImageProblem | undefined {
  if (FORMATS.some((format) => format === extensionOf(path))) return undefined
  return {
    code: 'image-kind',
    title: `"${path}" is not an image format that browsers support.`,
    hint: `Supported extensions: ${FORMATS.join(', ')}.`,
  }
}

/** Reads the displayed size of an image, after rotation, from its header. */
export async function readImageSize(path: string, bytes: Uint8Array): Promise<ImageSize | ImageProblem> {
  const problem = checkImageFormat(path)
  if (problem) return problem
  const isSvg = extensionOf(path) === 'svg'
  const size = isSvg ? svgSize(Buffer.from(bytes).toString('utf8')) : await headerOf(bytes)
  if (!size) {
    return {
      code: 'image-broken',
      title: `Cannot read the size of the image "${path}".`,
      hint: isSvg
        ? 'Add width and height, or a viewBox, to the <svg> element.'
        : 'The file is corrupt, or its extension is wrong: save it again.',
    }
  }
  const [width, height] = [Math.round(size.width), Math.round(size.height)]
  if (Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS) return { width, height }
  return {
    code: 'image-size',
    title: `The image "${path}" has ${width} × ${height} pixels.`,
    hint: `Scale it down to at most ${MAX_SIDE} pixels per side and ${MAX_PIXELS / 1_000_000} million pixels in total.`,
  }
}

async function headerOf(bytes: Uint8Array): Promise<ImageSize | undefined> {
  // Imported here, because it loads native code.
  const { default: sharp } = await import('sharp')
  try {
    // Without this limit of sharp, images that are too large can be reported with their size.
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    return undefined
  }
}
