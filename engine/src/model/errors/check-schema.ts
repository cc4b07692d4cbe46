import type { z } from 'zod'
import type { ErrorCode } from './error-code'
import { didYouMean } from './nearest'
import type { Problem } from './problems'

/** Names and positions for the problems that {@link checkSchema} reports. */
export interface SchemaNames {
  /** One code for all problems, or separate codes for unknown keys, other problems, and invalid syntax (default: `value`). */
  codes: ErrorCode | { key: ErrorCode; value: ErrorCode; syntax?: ErrorCode }
  /** The file that contains the value, or a function that returns the position of a path in it. */
  at: string | ((path: readonly PropertyKey[]) => string)
  /** Subject of a sentence about the whole value, such as `The configuration`. */
  whole: string
  /** Path of the value in the file, if it is only a part of it. */
  base?: PropertyKey[]
}

/**
 * Validates a value against a schema. The title of a problem contains the path and the value; the hint describes the expected value or
 * suggests similar names. Custom messages of a schema are used as hints, so they must be full sentences.
 * Never throws. `value` is absent if there are problems.
 */
export function checkSchema<T extends z.ZodType>(
  schema: T,
  value: unknown,
  names: SchemaNames,
): { value?: z.output<T>; problems: Problem[] } {
  const result = schema.safeParse(value, { error: hintOf, reportInput: true })
  if (result.success) return { value: result.data, problems: [] }
  return { problems: result.error.issues.flatMap((issue) => problemsOf(issue, names.base ?? [], names)) }
}

function problemsOf(issue: z.core.$ZodIssue, base: PropertyKey[], names: SchemaNames): Problem[] {
  const path = [...base, ...issue.path]
  const problem = (kind: 'key' | 'value', title: string, hint: string, place = path): Problem => {
    const at = typeof names.at === 'string' ? names.at : names.at(place)
    const code = typeof names.codes === 'string' ? names.codes : names.codes[kind]
    return { severity: 'error', code, title, hint, at }
  }
  if (issue.code === 'unrecognized_keys') {
    const hints = issue.message.split('\n')
    const owner = nameOf(path, names.whole)
    return issue.keys.map((key, i) => problem('key', `${owner} has the unknown key "${key}".`, hints[i] ?? '', [...path, key]))
  }
  if (issue.code === 'invalid_union') {
    if ('options' in issue && issue.options !== undefined) {
      const owner = nameOf(path.slice(0, -1), names.whole)
      const found = fieldOf(issue.input, issue.discriminator)
      const key = issue.discriminator ?? 'type'
      const title = found === undefined ? `${owner} has no ${key}.` : `${owner} has the unknown ${key} ${show(found)}.`
      return [problem('value', title, issue.message)]
    }
    const branch = closestBranch(issue.errors)
    if (branch) return branch.flatMap((inner) => problemsOf(inner, path, names))
  }
  if (issue.code === 'invalid_key') {
    const owner = nameOf(path.slice(0, -1), names.whole)
    const hint = issue.issues.map((inner) => inner.message).join(' ')
    return [problem('value', `${owner} has the key ${show(path.at(-1))}.`, hint)]
  }
  const missing = issue.input === undefined && issue.code !== 'custom'
  const name = nameOf(path, names.whole)
  if (missing) return [problem('value', `${name} is missing.`, issue.message)]
  const invalid = issue.code === 'custom' && typeof issue.input === 'object' && issue.input !== null
  return [problem('value', `${name} is ${invalid ? 'not valid' : show(issue.input)}.`, issue.message)]
}

/** The issues of the closest alternative: the one with a matching type and the fewest issues. */
function closestBranch(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const score = (issues: z.core.$ZodIssue[]) =>
    issues.reduce((sum, issue) => {
      if (issue.path.length === 0 && issue.code === 'invalid_type') return sum + 100
      return sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1)
    }, 0)
  const ranked = branches.map((issues) => ({ issues, score: score(issues) })).sort((a, b) => a.score - b.score)
  const best = ranked[0]
  return best && best.score < 100 ? best.issues : undefined
}

/** The hint for an issue. Runs during validation, when the schema and the names of its keys are available. */
function hintOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysOf(issue.inst)
      const unknown: string[] = issue.keys
      return unknown.map((key) => didYouMean(key, known)).join('\n')
    }
    case 'invalid_type':
      return `Expected ${describe(issue.expected)}.`
    case 'invalid_value': {
      const values = issue.values ?? []
      if (typeof issue.input === 'string' && values.length > 1) return didYouMean(issue.input, values.map(String))
      return `Expected ${oneOf(values)}.`
    }
    case 'invalid_union': {
      const options: string[] = Array.isArray(issue.options) ? issue.options.map(String) : []
      const found = fieldOf(issue.input, issue.discriminator)
      if (options.length > 0) return typeof found === 'string' ? didYouMean(found, options) : `Expected ${oneOf(options)}.`
      return `Expected ${[...new Set(expectations(issue.errors ?? []))].join(' or ') || 'a different type of value'}.`
    }
    case 'too_small':
      return `Expected ${amount(issue.origin, Number(issue.minimum), 'at least', issue.inclusive === false)}.`
    case 'too_big':
      return `Expected ${amount(issue.origin, Number(issue.maximum), 'at most', false)}.`
    case 'invalid_format':
      if (issue.format === 'starts_with') return `Expected text that begins with "${issue.prefix}".`
      if (issue.format === 'includes') return `Expected text that contains "${issue.includes}".`
      if (issue.format === 'url') return 'Expected an absolute URL, such as "https://example.com".'
      return 'Expected text in a different format.'
    default:
      return 'Expected a different type of value.'
  }
}

const oneOf = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(' or ')

function expectations(branches: readonly (readonly z.core.$ZodIssue[])[]): string[] {
  return branches.flatMap((issues) => {
    const first = issues[0]
    return first?.code === 'invalid_type' && first.path.length === 0 ? [describe(first.expected)] : []
  })
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}
const describe = (kind: string | undefined) => KINDS[kind ?? ''] ?? `a value of type ${kind}`

function amount(origin: string | undefined, count: number, bound: string, exclusive: boolean): string {
  if (origin === 'string') return `text of ${bound} ${count} ${count === 1 ? 'character' : 'characters'}`
  if (origin === 'array' || origin === 'set') return `a list of ${bound} ${count} ${count === 1 ? 'entry' : 'entries'}`
  return exclusive ? `a number above ${count}` : `a number of ${bound} ${count}`
}

function keysOf(schema: unknown): string[] {
  const shape = fieldOf(fieldOf(fieldOf(schema, '_zod'), 'def'), 'shape')
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

function fieldOf(value: unknown, key: string | undefined): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return undefined
  return Reflect.get(value, key)
}

/** Formats a path as `navbar.items[2].to`, or returns the name of the whole value if the path is empty. */
function nameOf(path: readonly PropertyKey[], whole: string): string {
  let name = ''
  for (const key of path) {
    if (typeof key === 'number') name += `[${key}]`
    else if (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(String(key))) name += name === '' ? String(key) : `.${String(key)}`
    else name += `[${JSON.stringify(String(key))}]`
  }
  return name === '' ? whole : name
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (value === undefined) return 'missing'
  if (typeof value === 'function') return 'a function'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
