import { extensionOf } from './read-image-size'

/** Media types of images that an SVG can embed, by file extension. */
const TYPES: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

/** An image as a data URI, for `<image>` in an SVG; `undefined` for unsupported formats. */
export function dataUri(path: string, content: string | Uint8Array): string | undefined {
  const type = TYPES[extensionOf(path)]
  return type === undefined ? undefined : `data:${type};base64,${Buffer.from(content).toString('base64')}`
}
