import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder with the hash of its bytes, by path, sorted. */
export function hashTree(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    files.map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)]),
  )
}

/** The paths of a folder, files only. */
export function listTree(folder: string): string[] {
  return Object.keys(hashTree(folder))
}

/** What differs between two trees, a line for each path; empty when they are the same. */
export function differences(found: Record<string, string>, expected: Record<string, string>): string[] {
  const paths = [...new Set([...Object.keys(found), ...Object.keys(expected)])].sort()
  return paths
    .filter((path) => found[path] !== expected[path])
    .map((path) => {
      if (found[path] === undefined) return `${path} is missing`
      return expected[path] === undefined ? `${path} should not be there` : `${path} differs`
    })
}
