import type { z } from 'zod'
import { checkSchema, type SchemaNames } from './check-schema'
import { loadYaml, offsetOfPath, positionAt } from './positions'
import type { Problem } from './problems'

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
  const document = loadYaml().parseDocument(text, { prettyErrors: false, merge: true })
  const at = (path: readonly PropertyKey[]) => `${file}:${positionAt(text, offsetOfPath(document, path))}`
  const [error] = document.errors
  if (error) {
    const hint = 'Quote values that contain ": " or begin with a special character.'
    const place = `${file}:${positionAt(text, error.pos[0])}`
    return { at, problems: [{ severity: 'error', code, title: `Invalid YAML: ${error.message}`, hint, at: place }] }
  }
  return { at, ...checkSchema(schema, document.toJS() ?? {}, { codes: code, at, whole: `The file ${file}` }) }
}
