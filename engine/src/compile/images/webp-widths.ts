import { extensionOf } from './read-image-size'

/** Widths that a phone and a column of text on a sharp screen need. */
const STEPS = [800, 1600]
/** A step closer to the full width than this saves too little to be a file of its own. */
const MOST_SHARE = 0.75
/** Files below this size are an ornament: another form saves less than the words that name it cost. */
const FEWEST_BYTES = 4096

/**
 * The widths in which a picture is also written as WebP: none for drawings, moving pictures, small files, and those that are compressed as
 * well already.
 */
export function webpWidths(path: string, bytes: number, width: number): number[] {
  if (!['png', 'jpg', 'jpeg'].includes(extensionOf(path)) || bytes < FEWEST_BYTES) return []
  return [...STEPS.filter((step) => step <= width * MOST_SHARE), width]
}
