import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Paths of all files below a folder: relative to it, with `/`, sorted. Symbolic links are left out. Empty if the folder doesn't exist. */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
