import { extensionOf } from './read-image-size'

/** Widths for phones and for the text column on high-density screens. */
const STEPS = [800, 1600]
/** A step closer to the full width saves too little for a separate file. */
const MAX_RATIO = 0.75
/** Below this size, a WebP file saves less than its `srcset` costs. */
const MIN_BYTES = 4096

/** The widths in which an image is also written as WebP: none for SVG, animations, small files and formats that compress as well. */
export function webpWidths(path: string, bytes: number, width: number): number[] {
  if (!['png', 'jpg', 'jpeg'].includes(extensionOf(path)) || bytes < MIN_BYTES) return []
  return [...STEPS.filter((step) => step <= width * MAX_RATIO), width]
}
