import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Reads the files that positions name, for code frames. Files that cannot be read have no text. */
export function sourceReader(root: string): (file: string) => string | undefined {
  // Problems of one file come one after the other.
  let last: { file: string; text: string | undefined } | undefined
  return (file) => {
    if (last?.file !== file) last = { file, text: readText(resolve(root, file)) }
    return last.text
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return undefined
  }
}
