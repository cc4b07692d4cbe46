import type { WebpOptions } from 'sharp'
import { DocsError } from '../../model'
import { extensionOf } from './read-image-size'

/**
 * How pictures are encoded, best first: the first result that is smaller than the source is taken, else the last. Screens keep their sharp
 * letters, photographs need not.
 */
const SCREEN: WebpOptions[] = [{ nearLossless: true, quality: 60 }, { quality: 85 }]
const PHOTOGRAPH: WebpOptions[] = [{ quality: 80 }, { quality: 65 }, { quality: 50 }]

/** Part of the names of encoded files: they change with the way of encoding. */
export const ENCODING_OPTIONS = JSON.stringify([SCREEN, PHOTOGRAPH])

/**
 * A picture as WebP, `width` pixels wide.
 * @param path names the picture in errors
 * @throws DocsError `picture-broken`
 */
export async function encodeWebp(path: string, source: Uint8Array, width: number): Promise<Uint8Array> {
  // Loads native code, so only where a picture has to be made.
  const { default: sharp } = await import('sharp')
  let encoded: Uint8Array = new Uint8Array()
  try {
    for (const options of extensionOf(path) === 'png' ? SCREEN : PHOTOGRAPH) {
      encoded = await sharp(source).autoOrient().resize({ width }).webp(options).toBuffer()
      if (encoded.length < source.length) break
    }
  } catch (error) {
    throw new DocsError({
      code: 'picture-broken',
      title: `The picture "${path}" cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'The file is broken or of another kind than its name says: save it again.',
      at: `static${path}`,
    })
  }
  return encoded
}
