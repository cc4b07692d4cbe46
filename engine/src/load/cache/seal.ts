import { hashText } from './hash'

/** Length of a checksum as {@link hashText} writes it. */
const CHECKSUM_LENGTH = 16
const HEADER_LENGTH = '//'.length + CHECKSUM_LENGTH + '\n'.length

/**
 * Content of a cache file with a checksum in its first line, which is a comment in JavaScript.
 * @param label what the content is stored as: the same content under another label doesn't pass the check
 */
export function seal(label: string, content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content)
  return Buffer.concat([Buffer.from(headerOf(label, bytes)), bytes])
}

/** The content of {@link seal}; `undefined` if a byte has changed, the file is cut off, or it was sealed with another label. */
export function unseal(label: string, sealed: Buffer): Buffer | undefined {
  const content = sealed.subarray(HEADER_LENGTH)
  return sealed.toString('latin1', 0, HEADER_LENGTH) === headerOf(label, content) ? content : undefined
}

function headerOf(label: string, content: Uint8Array): string {
  return `//${hashText(Buffer.concat([Buffer.from(`${label}\0`), content]))}\n`
}
