import { extname } from 'node:path'
import { mimes } from 'mrmime'

/** Media types by file extension. The library doesn't include `.ico`, because browsers don't use its registered type. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = { ...mimes, ico: 'image/x-icon' }

/** Types that are sent with a character set. Other XML documents declare it themselves. */
const TEXT = /^(?:text\/.*|application\/(?:json|atom\+xml|manifest\+json))$/

/** The types of {@link MEDIA_TYPES} that are sent with a character set. */
export const TEXT_TYPES: readonly string[] = [...new Set(Object.values(MEDIA_TYPES))].filter((type) => TEXT.test(type)).sort()

/** Returns the `Content-Type` of a file. */
export function mediaType(path: string): string {
  const type = MEDIA_TYPES[extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream'
  return TEXT.test(type) ? `${type}; charset=utf-8` : type
}
