import { extname } from 'node:path'
import { mimes } from 'mrmime'

/** Media types by the ending of a file. The library has no type for icons, whose registered name no browser uses. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = { ...mimes, ico: 'image/x-icon' }

/** Types that are sent with their character set; in XML of other kinds the document itself declares it. */
const TEXT = /^(?:text\/.*|application\/(?:json|atom\+xml|manifest\+json))$/

/** The types of {@link MEDIA_TYPES} that are sent with their character set. */
export const TEXT_TYPES: readonly string[] = [...new Set(Object.values(MEDIA_TYPES))].filter((type) => TEXT.test(type)).sort()

/** The `Content-Type` that a file is sent with. */
export function mediaType(path: string): string {
  const type = MEDIA_TYPES[extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream'
  return TEXT.test(type) ? `${type}; charset=utf-8` : type
}
