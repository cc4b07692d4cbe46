import type { IncomingMessage } from 'node:http'

/** Long enough for any address of ours, short enough that a hostile one costs nothing. */
const LONGEST_PATH = 2048

/** What a request asks for. */
export interface Address {
  /** Decoded; begins with a slash. */
  path: string
  /** With its question mark; empty without one. */
  query: string
}

/** The address of a request, or the status that refuses it: 400 when it is malformed, 414 when it is too long. */
export function readAddress({ url = '', rawHeaders, httpVersionMajor }: IncomingMessage): Address | 400 | 414 {
  if (httpVersionMajor < 1) return 400
  // RFC 9112, section 3.2: one host.
  if (rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === 'host').length > 1) return 400
  // Section 3.2.2: proxies send whole addresses, and a server takes them.
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/'
  const mark = target.indexOf('?')
  const encoded = mark < 0 ? target : target.slice(0, mark)
  if (encoded.length > LONGEST_PATH) return 414
  const path = decode(encoded)
  if (path === undefined || !path.startsWith('/') || path.includes('\0')) return 400
  return { path, query: mark < 0 ? '' : target.slice(mark) }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
