import type { z } from 'zod'
import { checkSchema, type SchemaNames } from './check-schema'
import { DocsError } from './docs-error'
import { loadYaml, offsetOfPath, positionAt } from './positions'
import type { Problem } from './problems'

/**
 * Parses a JSON file and validates it against a schema. Each problem has the position of the key or value.
 * Never throws. `value` is absent if there are problems.
 * @param names `at` is the path of the file
 */
export function checkJson<T extends z.ZodType>(
  schema: T,
  text: string,
  names: SchemaNames & { at: string },
): { value?: z.output<T>; problems: Problem[] } {
  const { at: file, codes, whole } = names
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // Error messages of JSON.parse often lack the position.
    const offset = offsetOfSyntaxError(text)
    const found = offset >= text.trimEnd().length ? 'end of file' : JSON.stringify(text.charAt(offset))
    const problem: Problem = {
      severity: 'error',
      code: typeof codes === 'string' ? codes : (codes.syntax ?? codes.value),
      title: `${whole} is not valid JSON: unexpected ${found}.`,
      hint: 'Enclose keys and strings in double quotes, and remove comments and trailing commas.',
      at: `${file}:${positionAt(text, offset)}`,
    }
    return { problems: [problem] }
  }
  // Every JSON document is also a YAML document.
  const at = (path: readonly PropertyKey[]) => {
    const document = loadYaml().parseDocument(text)
    return `${file}:${positionAt(text, offsetOfPath(document, path))}`
  }
  return checkSchema(schema, json, { ...names, at })
}

/**
 * Like {@link checkJson}, but returns the value.
 * @throws DocsError the first problem
 */
export function parseJson<T extends z.ZodType>(schema: T, text: string, names: SchemaNames & { at: string }): z.output<T> {
  const { value, problems } = checkJson(schema, text, names)
  const [first] = problems
  if (!first) return value as z.output<T>
  const count = problems.length - 1
  const more = count === 0 ? [] : [`${count} more ${count === 1 ? 'problem' : 'problems'} in this file.`]
  throw new DocsError({ ...first, hint: [first.hint, ...more].filter(Boolean).join(' ') })
}

const SCALAR =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** Offset of the first character that makes the text invalid JSON. */
function offsetOfSyntaxError(text: string): number {
  let at = 0
  const skipSpace = () => {
    while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at++
  }
  const readCharacter = (character: string): boolean => {
    skipSpace()
    if (text.charAt(at) !== character) return false
    at++
    return true
  }
  const readScalar = (): boolean => {
    skipSpace()
    SCALAR.lastIndex = at
    const [found] = SCALAR.exec(text) ?? []
    at += found?.length ?? 0
    return found !== undefined
  }
  const readList = (close: string, readEntry: () => boolean): boolean => {
    if (readCharacter(close)) return true
    do if (!readEntry()) return false
    while (readCharacter(','))
    return readCharacter(close)
  }
  const readValue = (): boolean => {
    if (readCharacter('{')) return readList('}', () => readKey() && readCharacter(':') && readValue())
    if (readCharacter('[')) return readList(']', readValue)
    return readScalar()
  }
  const readKey = (): boolean => {
    skipSpace()
    return text.charAt(at) === '"' && readScalar()
  }
  if (readValue()) skipSpace()
  return at
}
