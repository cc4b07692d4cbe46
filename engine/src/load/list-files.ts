import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A file below a folder; its path is relative to that folder, and uses `/`. */
export interface FoundFile {
  path: string
  entry: Dirent
}

/**
 * Finds all entries below a folder except folders, in no particular order. Doesn't follow symbolic links. Finds nothing if the
 * folder doesn't exist.
 * @param isIgnored whether to skip a file, or a folder with its contents
 */
export function* findFiles(folder: string, isIgnored: (found: FoundFile) => boolean = () => false): Generator<FoundFile> {
  const pending = ['']
  for (let prefix = pending.pop(); prefix !== undefined; prefix = pending.pop()) {
    for (const entry of readFolder(join(folder, prefix))) {
      const found = { path: prefix + entry.name, entry }
      if (isIgnored(found)) continue
      if (entry.isDirectory()) pending.push(`${found.path}/`)
      else yield found
    }
  }
}

/** Lists the paths of all regular files below a folder, sorted. See {@link findFiles}. */
export function listFiles(folder: string, isIgnored?: (found: FoundFile) => boolean): string[] {
  return [...findFiles(folder, isIgnored)].flatMap(({ path, entry }) => (entry.isFile() ? [path] : [])).sort()
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
