import { checkYaml, type Problem } from '../../../plugin'
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
    const read = <T extends typeof SharedSchema | typeof DescriptionSchema>(schema: T) =>
      checkYaml(schema, text, file, 'python-api/invalid')
    if (name === SHARED_FILE) {
      const { value, at, problems: found } = read(SharedSchema)
      problems.push(...found)
      if (value) shared = { file, path, value, at }
      else invalid.push(path)
    } else {
      const { value, at, problems: found } = read(DescriptionSchema)
      problems.push(...found)
      if (value) files.push({ file, path, value, at })
      else invalid.push(path)
    }
  }
  return { files, shared, invalid, problems }
}
