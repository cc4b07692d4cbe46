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

/** A description file that was read on its own, as JSON, so that it can be stored. */
export interface ReadFile {
  value?: Description | Shared
  problems: Problem[]
}

const schemaOf = (name: string) => (name === SHARED_FILE ? SharedSchema : DescriptionSchema)

/** Parses and validates one file of a folder with descriptions. */
export function readDescription(folder: string, name: string, text: string): ReadFile {
  const { value, problems } = checkYaml(schemaOf(name), text, `${folder}/${name}`, 'python-api/invalid')
  return { problems, ...(value && { value }) }
}

/**
 * Combines the files of a folder. Invalid files are left out and reported.
 * @param read the result of {@link readDescription} for each file
 */
export function readDescriptions(
  folder: string,
  texts: DescriptionTexts,
  read: Readonly<Record<string, ReadFile>> = {},
): { files: DescriptionFile[]; shared: DescriptionFile<Shared> | undefined; invalid: string[]; problems: Problem[] } {
  const invalid: string[] = []
  const problems: Problem[] = []
  const files: DescriptionFile[] = []
  let shared: DescriptionFile<Shared> | undefined
  for (const name of Object.keys(texts).sort()) {
    const text = texts[name] ?? ''
    const file = `${folder}/${name}`
    const path = name.replace(/\.yaml$/, '')
    const { value, problems: found } = read[name] ?? readDescription(folder, name, text)
    problems.push(...found)
    // Only problems need positions, for which the file is parsed again.
    let parsed: ReturnType<typeof checkYaml> | undefined
    const at = (key: readonly PropertyKey[]) => {
      parsed ??= checkYaml(schemaOf(name), text, file, 'python-api/invalid')
      return parsed.at(key)
    }
    if (!value) invalid.push(path)
    else if (name === SHARED_FILE) shared = { file, path, value: value as Shared, at }
    else files.push({ file, path, value: value as Description, at })
  }
  return { files, shared, invalid, problems }
}
