import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Reads files for code frames. Returns `undefined` for files that can't be read. */
export function sourceReader(root: string): (file: string) => string | undefined {
  // Consecutive problems are often in the same file.
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
