import type { z } from 'zod'
import { checkSchema, type SchemaNames } from './check-schema'
import { DocsError } from './docs-error'
import { MAX_DEPTH } from './max-depth'
import type { Problem } from './problems'
import { positionAt, readYaml } from './read-yaml'

/**
 * Parses a JSON file and validates it against a schema. Each problem has the position of the key or value.
 * Never throws. `value` is absent if there are problems.
 * @param names `at` is the path of the file
 */
export function checkJson<T extends z.ZodType>(
  schema: T,
  source: string,
  names: SchemaNames & { at: string },
): { value?: z.output<T>; problems: Problem[] } {
  const text = source.replace(/^\uFEFF/, '')
  const { at: file, codes, whole } = names
  const invalid = (title: string, hint: string, offset: number) => {
    const code = typeof codes === 'string' ? codes : (codes.syntax ?? codes.value)
    const problem: Problem = { severity: 'error', code, title, hint, at: `${file}:${positionAt(text, offset)}` }
    return { problems: [problem] }
  }
  const deep = offsetTooDeep(text)
  if (deep !== undefined)
    return invalid(`${whole} has lists and objects nested more than ${MAX_DEPTH} levels deep.`, 'Use fewer levels.', deep)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // Error messages of JSON.parse often lack the position.
    const offset = offsetOfSyntaxError(text)
    const found = offset >= text.trimEnd().length ? 'end of file' : JSON.stringify(text.charAt(offset))
    const hint = 'Enclose keys and strings in double quotes, and remove comments and trailing commas.'
    return invalid(`${whole} is not valid JSON: unexpected ${found}.`, hint, offset)
  }
  // Every JSON document is also a YAML document.
  let yaml: ReturnType<typeof readYaml> | undefined
  const at = (path: readonly PropertyKey[]) => {
    yaml ??= readYaml(text)
    return `${file}:${positionAt(text, yaml.offsetOf(path))}`
  }
  return checkSchema(schema, json, { ...names, at })
}

/** Offset of the first list or object below {@link MAX_DEPTH}. */
function offsetTooDeep(text: string): number | undefined {
  let depth = 0
  let isString = false
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (isString) {
      if (character === '\\') at++
      else if (character === '"') isString = false
    } else if (character === '"') isString = true
    else if (character === '[' || character === '{') {
      if (++depth > MAX_DEPTH) return at
    } else if (character === ']' || character === '}') depth--
  }
  return undefined
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
