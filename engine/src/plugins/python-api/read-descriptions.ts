import { checkSchema, loadYaml, offsetOfPath, type Problem, positionAt } from '../../model'
import { type Description, DescriptionSchema, type Shared, SharedSchema } from './descriptions-schema'

/** A YAML file with descriptions. */
export interface DescriptionFile<T = Description> {
  /** As problems name it. */
  file: string
  /** Without folder and extension, such as `core/Suite`. */
  path: string
  value: T
  /** `file:line:column` of a key. */
  at(key: readonly PropertyKey[]): string
}

/** Content of the files of a folder with descriptions by their paths in it, such as `core/Suite.yaml`. */
export type DescriptionTexts = Readonly<Record<string, string>>

/** Name of the file with shared descriptions. */
export const SHARED_FILE = 'shared.yaml'

/** Parses and validates the files of a folder. Invalid files are left out and reported. */
export function readDescriptions(
  folder: string,
  texts: DescriptionTexts,
): { files: DescriptionFile[]; shared: DescriptionFile<Shared> | undefined; invalid: string[]; problems: Problem[] } {
  const invalid: string[] = []
  const problems: Problem[] = []
  const files: DescriptionFile[] = []
  let shared: DescriptionFile<Shared> | undefined
  for (const name of Object.keys(texts).sort()) {
    const text = texts[name] ?? ''
    const file = `${folder}/${name}`
    const path = name.replace(/\.yaml$/, '')
    const document = loadYaml().parseDocument(text, { prettyErrors: false, merge: true })
    const at = (key: readonly PropertyKey[]) => `${file}:${positionAt(text, offsetOfPath(document, key))}`
    const [error] = document.errors
    if (error) {
      const hint = 'Quote values that contain ": " or begin with a special character.'
      const place = `${file}:${positionAt(text, error.pos[0])}`
      invalid.push(path)
      problems.push({ severity: 'error', code: 'python-api/invalid', title: `Invalid YAML: ${error.message}`, hint, at: place })
      continue
    }
    const names = { codes: 'python-api/invalid', at, whole: `The file ${file}` } as const
    if (name === SHARED_FILE) {
      const checked = checkSchema(SharedSchema, document.toJS() ?? {}, names)
      problems.push(...checked.problems)
      if (checked.value) shared = { file, path, value: checked.value, at }
    } else {
      const checked = checkSchema(DescriptionSchema, document.toJS(), names)
      problems.push(...checked.problems)
      if (checked.value) files.push({ file, path, value: checked.value, at })
      else invalid.push(path)
    }
  }
  return { files, shared, invalid, problems }
}
