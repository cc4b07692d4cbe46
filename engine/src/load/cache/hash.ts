import { hash } from 'node:crypto'

/** The first 16 hexadecimal characters of the SHA-256 hash. */
export function hashText(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex').slice(0, 16)
}

/** Hash of a JSON value. Depends on the order of keys. */
export function hashJson(value: unknown): string {
  return hashText(JSON.stringify(value) ?? 'undefined')
}
