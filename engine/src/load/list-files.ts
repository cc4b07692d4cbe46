import { type Dirent, readdirSync, statSync } from 'node:fs'
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

/** Timestamps have a limited resolution: a folder that changed less than this many milliseconds ago may change again without a new timestamp. */
const SETTLED_MS = 2000

/** The entries of folders, which are read again only if the timestamps of the folder have changed. */
const known = new Map<string, { stamp: string; entries: readonly Dirent[] }>()

function readFolder(folder: string): readonly Dirent[] {
  try {
    const stat = statSync(folder, { throwIfNoEntry: false })
    if (!stat) return []
    const stamp = `${stat.mtimeMs}:${stat.ctimeMs}:${stat.ino}`
    const earlier = known.get(folder)
    if (earlier?.stamp === stamp) return earlier.entries
    const entries = readdirSync(folder, { withFileTypes: true })
    if (Date.now() - Math.max(stat.mtimeMs, stat.ctimeMs) > SETTLED_MS) known.set(folder, { stamp, entries })
    else known.delete(folder)
    return entries
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
