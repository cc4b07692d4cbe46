import type { IncomingMessage } from 'node:http'
import { unescape as decode } from 'node:querystring'

/** What a request asks for. */
export interface Address {
  /** Decoded, without empty and dot segments; begins with a slash. */
  path: string
  /** With its question mark; empty where it has no text. */
  query: string
}

/** The address of a request, read as nginx reads it; 400 when it is malformed or leads above the root. */
export function readAddress({ url = '', rawHeaders, httpVersionMajor }: IncomingMessage): Address | 400 {
  if (httpVersionMajor < 1) return 400
  // RFC 9112, section 3.2: one host.
  if (rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === 'host').length > 1) return 400
  // Section 3.2.2: proxies send whole addresses, and a server takes them.
  const target = url.replace(/^https?:\/\/[^/?#]+/i, '').replace(/#.*$/, '') || '/'
  const mark = target.indexOf('?')
  const encoded = mark < 0 ? target : target.slice(0, mark)
  if (!encoded.startsWith('/') || /%(?![\da-f]{2})|%00/i.test(encoded)) return 400
  const path = resolve(decode(encoded))
  return path === undefined ? 400 : { path, query: mark < 0 || mark === target.length - 1 ? '' : target.slice(mark) }
}

/** Resolves empty and dot segments; `undefined` above the root. */
function resolve(path: string): string | undefined {
  const segments = path.split('/').slice(1)
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..' && kept.pop() === undefined) return undefined
    if (!['', '.', '..'].includes(segment)) kept.push(segment)
  }
  const isFolder = kept.length > 0 && ['', '.', '..'].includes(segments.at(-1) ?? '')
  return `/${kept.join('/')}${isFolder ? '/' : ''}`
}
