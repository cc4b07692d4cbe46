import { extensionOf } from './read-image-size'

/** What drawings may show as a part of them, by the ending of the file. */
const TYPES: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

/** A picture as an address that holds it, for an `<image>` of a drawing; `undefined` for kinds that drawings cannot show. */
export function dataUri(path: string, content: string | Uint8Array): string | undefined {
  const type = TYPES[extensionOf(path)]
  return type === undefined ? undefined : `data:${type};base64,${Buffer.from(content).toString('base64')}`
}
