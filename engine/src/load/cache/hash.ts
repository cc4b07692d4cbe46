import { createHash } from 'node:crypto'

/** Hash of a text or of bytes: 16 hex characters of SHA-256, enough to tell contents apart and short in file names. */
export function hashText(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** Hash of a JSON value; keys are taken in the order they stand. */
export function hashJson(value: unknown): string {
  return hashText(JSON.stringify(value) ?? 'undefined')
}
