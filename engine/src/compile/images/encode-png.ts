import type { PngOptions } from 'sharp'
import { hashText } from '../../load'
import { DocsError } from '../../model'

/** Flat drawings have few colours: half a byte for each pixel holds them, with what lies between two of them. With less effort edges are rough, more is not seen. */
const OPTIONS: PngOptions = { palette: true, colours: 16, dither: 0, effort: 4, compressionLevel: 6 }

/** Part of the names of PNG files that are drawn: changes with the drawing and the way of encoding. */
export function pngHash(svg: string): string {
  return hashText(svg + JSON.stringify(OPTIONS)).slice(0, 8)
}

/**
 * A drawing as PNG, in the size that it says itself.
 * @param source names what is drawn in errors
 * @throws DocsError `picture-broken`
 */
export async function encodePng(svg: string, source: string): Promise<Uint8Array> {
  // Loads native code, so only where a picture has to be made.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(Buffer.from(svg)).png(OPTIONS).toBuffer()
  } catch (error) {
    throw new DocsError({
      code: 'picture-broken',
      title: `A picture cannot be drawn from it: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'Save the drawing again.',
      at: source,
    })
  }
}
