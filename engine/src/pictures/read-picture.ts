import { imageSize } from 'image-size'
import type { PictureFault } from './picture-types'

/** Kinds of pictures that every browser shows, by the ending of their files. */
const KINDS = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg'] as const
/** WebP ends there, and so do many browsers' own limits of one side. */
const LONGEST_SIDE = 16_383
/** Four bytes each while a phone draws it: more would take its memory away. */
const MOST_PIXELS = 40_000_000

/** The ending of a path in small letters, without the dot. */
export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
}

/** What the header of a picture file says of its size, turned as it is looked at, or why it is none that can be shown. */
export function readPicture(path: string, bytes: Uint8Array): { width: number; height: number } | PictureFault {
  const ending = endingOf(path)
  if (!KINDS.some((kind) => kind === ending)) {
    return {
      code: 'picture-kind',
      title: `"${path}" is no picture that browsers show.`,
      hint: `Pictures end with one of: ${KINDS.join(', ')}.`,
    }
  }
  const size = headerOf(bytes)
  if (!size) {
    return {
      code: 'picture-broken',
      title: `The size of the picture "${path}" cannot be read.`,
      hint:
        ending === 'svg'
          ? 'Its <svg> needs a width and a height, or a viewBox.'
          : 'The file is broken or of another kind than its name says: save it again.',
    }
  }
  const { width, height } = size
  if (Math.max(width, height) <= LONGEST_SIDE && width * height <= MOST_PIXELS) return { width, height }
  return {
    code: 'picture-size',
    title: `The picture "${path}" has ${width} × ${height} pixels.`,
    hint: `Save it smaller: at most ${LONGEST_SIDE} pixels a side and ${MOST_PIXELS / 1_000_000} million in all.`,
  }
}

/** Orientations of EXIF from 5 on lie on their side. */
const FIRST_LYING = 5

function headerOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    if (!(width > 0 && height > 0)) return undefined
    const [across, down] = orientation >= FIRST_LYING ? [height, width] : [width, height]
    return { width: Math.round(across), height: Math.round(down) }
  } catch {
    return undefined
  }
}
