/** JSON that was read, or what is wrong with it and where. */
export type ParsedJson =
  | { value: unknown; fault?: undefined }
  | { value?: undefined; fault: string; line: number; column: number }

/** Parses JSON that a person wrote. What the language itself says of a fault often has no place, so that is looked for. */
export function parseJson(text: string): ParsedJson {
  try {
    return { value: JSON.parse(text) }
  } catch {
    const offset = faultOf(text)
    const before = text.slice(0, offset)
    const found = offset >= text.trimEnd().length ? 'the end of the file' : JSON.stringify(text.slice(offset, offset + 1))
    return {
      fault: `the file is not valid JSON: ${found} cannot stand here.`,
      line: before.split('\n').length,
      column: before.length - before.lastIndexOf('\n'),
    }
  }
}

const SCALAR =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** Offset of the first sign that no JSON can have there. */
function faultOf(text: string): number {
  let at = 0
  const space = () => {
    while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at++
  }
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  const takeSign = (sign: string): boolean => {
    space()
    if (text.charAt(at) !== sign) return false
    at++
    return true
  }
  /** Entries up to the closing sign; whether all of it is sound. */
  const list = (close: string, entry: () => boolean): boolean => {
    if (takeSign(close)) return true
    do if (!entry()) return false
    while (takeSign(','))
    return takeSign(close)
  }
  const value = (): boolean => {
    if (takeSign('{')) return list('}', () => key() && takeSign(':') && value())
    if (takeSign('[')) return list(']', value)
    return take(SCALAR) !== undefined
  }
  const key = (): boolean => {
    space()
    return text.charAt(at) === '"' && take(SCALAR) !== undefined
  }
  if (value()) space()
  return at
}
