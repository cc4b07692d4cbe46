import type { WebpOptions } from 'sharp'
import { DocsError } from '../../model'
import { extensionOf } from './read-image-size'

/**
 * Encoding options, best quality first. The first result that is smaller than the source is used, otherwise the last one. Screenshots need sharp
 * text, photographs don't.
 */
const SCREENSHOT: WebpOptions[] = [{ nearLossless: true, quality: 60 }, { quality: 85 }]
const PHOTOGRAPH: WebpOptions[] = [{ quality: 80 }, { quality: 65 }, { quality: 50 }]

/** Part of the cache keys of encoded images. */
export const ENCODING_OPTIONS = JSON.stringify([SCREENSHOT, PHOTOGRAPH])

/**
 * Encodes an image as WebP.
 * @param path path in the static folder, to report in errors
 * @param width in pixels
 * @throws DocsError `image-broken`
 */
export async function encodeWebp(path: string, source: Uint8Array, width: number): Promise<Uint8Array> {
  // Imported here, because it loads native code.
  const { default: sharp } = await import('sharp')
  let encoded: Uint8Array = new Uint8Array()
  try {
    for (const options of extensionOf(path) === 'png' ? SCREENSHOT : PHOTOGRAPH) {
      encoded = await sharp(source).autoOrient().resize({ width }).webp(options).toBuffer()
      if (encoded.length < source.length) break
    }
  } catch (error) {
    throw new DocsError({
      code: 'image-broken',
      title: `Cannot read the image "${path}": ${error instanceof Error ? error.message : String(error)}`,
      hint: 'The file is corrupt, or its extension is wrong: save it again.',
      at: `static${path}`,
    })
  }
  return encoded
}
