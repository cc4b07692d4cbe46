import type { IncomingHttpHeaders } from 'node:http'

/** What a file is known by. */
export interface Validators {
  /** With quotes; strong. */
  etag: string
  /** Milliseconds. */
  modified: number
}

/**
 * What the conditions of a request make of its answer (RFC 9110, section 13.2.2): `send` it, `unchanged` (304), or `failed` (412).
 */
export function checkConditions(headers: IncomingHttpHeaders, { etag, modified }: Validators): 'send' | 'unchanged' | 'failed' {
  const match = headers['if-match']
  const unmodifiedSince = readDate(headers['if-unmodified-since'])
  if (match !== undefined) {
    if (!lists(match, etag, false)) return 'failed'
  } else if (unmodifiedSince !== undefined && inSeconds(modified) > unmodifiedSince) return 'failed'
  const noneMatch = headers['if-none-match']
  if (noneMatch !== undefined) return lists(noneMatch, etag, true) ? 'unchanged' : 'send'
  const modifiedSince = readDate(headers['if-modified-since'])
  return modifiedSince !== undefined && inSeconds(modified) <= modifiedSince ? 'unchanged' : 'send'
}

/** Whether a part may be sent (RFC 9110, section 13.1.5): what the client has of the rest is the same file. */
export function mayContinue(ifRange: string | undefined, { etag, modified }: Validators): boolean {
  if (ifRange === undefined) return true
  return ifRange.trim() === etag || readDate(ifRange) === inSeconds(modified)
}

/** Whether a list of entity tags has this one. In the weak comparison `W/` does not count. */
function lists(header: string, etag: string, weak: boolean): boolean {
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => (weak ? tag.trim().replace(/^W\//, '') : tag.trim()) === etag)
}

/** Dates of HTTP are in whole seconds. */
const inSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000) * 1000

/** The date of a header; one that is no date of HTTP does not count. */
function readDate(header: string | undefined): number | undefined {
  if (!header?.endsWith(' GMT')) return undefined
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : date
}
