import type { z } from 'zod'
import { checkSchema, type SchemaNames } from './check-schema'
import type { Problem } from './problems'
import { positionAt, readYaml } from './read-yaml'

/** Result of {@link checkYaml}. */
export interface CheckedYaml<T> {
  /** Absent if there are problems. */
  value?: T
  /** Returns the position of a key as `file:line:column`. */
  at(path: readonly PropertyKey[]): string
  problems: Problem[]
}

/**
 * Parses a YAML file and validates it against a schema. Never throws.
 * @param file path to report in problems
 * @param code code of all problems
 */
export function checkYaml<T extends z.ZodType>(
  schema: T,
  text: string,
  file: string,
  code: Extract<SchemaNames['codes'], string>,
): CheckedYaml<z.output<T>> {
  const { value, errors, offsetOf } = readYaml(text)
  const at = (path: readonly PropertyKey[]) => `${file}:${positionAt(text, offsetOf(path))}`
  if (errors.length > 0) {
    const problems = errors.map(({ message, hint, offset }): Problem => {
      return { severity: 'error', code, title: `Invalid YAML: ${message}`, hint, at: `${file}:${positionAt(text, offset)}` }
    })
    return { at, problems }
  }
  return { at, ...checkSchema(schema, value ?? {}, { codes: code, at, whole: `The file ${file}` }) }
}
