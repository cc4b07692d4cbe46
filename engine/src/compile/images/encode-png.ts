import type { PngOptions } from 'sharp'
import { hashText } from '../../load'
import { DocsError } from '../../model'

/** Flat graphics need at most 16 colors, including antialiasing. Less effort produces rough edges, and more effort makes no visible difference. */
const OPTIONS: PngOptions = { palette: true, colors: 16, dither: 0, effort: 4, compressionLevel: 6 }

/** The hash in the names of PNG files: changes with the SVG and the encoding options. */
export function pngHash(svg: string): string {
  return hashText(svg + JSON.stringify(OPTIONS)).slice(0, 8)
}

/**
 * Renders an SVG as PNG in its intrinsic size.
 * @param source path to report in errors
 * @throws DocsError `image-broken`
 */
export async function encodePng(svg: string, source: string): Promise<Uint8Array> {
  // Imported here, because it loads native code.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(Buffer.from(svg)).png(OPTIONS).toBuffer()
  } catch (error) {
    throw new DocsError({
      code: 'image-broken',
      title: `Cannot render the SVG: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'Save the file again.',
      at: source,
    })
  }
}
