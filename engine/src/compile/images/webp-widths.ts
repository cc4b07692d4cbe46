import { extensionOf } from './read-image-size'

/** Widths in pixels for phones and for the text column on high-density screens. */
const STEPS = [800, 1600]
/** A step whose share of the full width is larger saves too little for a separate file. */
const MAX_RATIO = 0.75
/** For smaller files, in bytes, WebP saves less than the `srcset` attribute costs. */
const MIN_BYTES = 4096

/** Widths in pixels of the WebP variants of an image: none for SVG, animations, small files and formats that compress equally well. */
export function webpWidths(path: string, bytes: number, width: number): number[] {
  if (!['png', 'jpg', 'jpeg'].includes(extensionOf(path)) || bytes < MIN_BYTES) return []
  return [...STEPS.filter((step) => step <= width * MAX_RATIO), width]
}
