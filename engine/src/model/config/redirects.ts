import { z } from 'zod'

/**
 * Creates the schema of a path. The path is percent-decoded, because `/caf%C3%A9` and `/café` are the same address.
 * @param form pattern of the path before decoding
 * @param expected message if the pattern doesn't match
 */
export const decodedPath = (form: RegExp, expected: string) =>
  z
    .string()
    .regex(form, expected)
    .refine(
      isReadable,
      'Expected a path that can be decoded to text without "?", "#", and control characters. Write "%25" for a percent sign.',
    )
    .transform(decodeURIComponent)

function isReadable(path: string): boolean {
  try {
    return !/[\p{Cc}?#]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** The source of a redirect. */
export const SourceSchema = decodedPath(/^\/[^#?*\s]*$/, 'Expected a path such as "/old".')
