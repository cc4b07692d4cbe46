/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, section 14.2).
 * @returns `undefined` when the whole file is the answer: for other units, malformed ranges, and several ranges at once, which a server need not
 *   give; `unsatisfiable` when the part lies behind the end
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Number(last)
  if (last !== '' && end < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) }
}
