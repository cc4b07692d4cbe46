import { createHash } from 'node:crypto'

/** Number of hexadecimal characters of the checksums. */
const CHECKSUM_LENGTH = 16
const HEADER_LENGTH = '//'.length + CHECKSUM_LENGTH + '\n'.length

/**
 * Adds a first line with a checksum to the content of a cache file. The line is a comment in JavaScript.
 * @param label part of the checksum, so that content can't be read under another name
 */
export function seal(label: string, content: string | Uint8Array): Buffer {
  const header = headerOf(label, content)
  return typeof content === 'string' ? Buffer.from(header + content) : Buffer.concat([Buffer.from(header), content])
}

/** The content of a sealed file; `undefined` if it is damaged or was sealed with another label. */
export function unseal(label: string, sealed: Buffer): Buffer | undefined {
  const content = sealed.subarray(HEADER_LENGTH)
  return sealed.toString('latin1', 0, HEADER_LENGTH) === headerOf(label, content) ? content : undefined
}

function headerOf(label: string, content: string | Uint8Array): string {
  const checksum = createHash('sha256').update(`${label}\0`).update(content).digest('hex')
  return `//${checksum.slice(0, CHECKSUM_LENGTH)}\n`
}
