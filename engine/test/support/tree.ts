import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/load'

/** Hashes of all files in a folder and its subfolders, by path, sorted. */
export function hashTree(folder: string): Record<string, string> {
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex')
      .slice(0, 16)
  return Object.fromEntries(listFiles(folder).map((path) => [path, hash(path)]))
}

/** Paths of all files in a folder and its subfolders. */
export const listTree = listFiles

/** The differences between two trees, with one line for each path. */
export function differences(found: Record<string, string>, expected: Record<string, string>): string[] {
  const paths = [...new Set([...Object.keys(found), ...Object.keys(expected)])].sort()
  return paths
    .filter((path) => found[path] !== expected[path])
    .map((path) => {
      if (found[path] === undefined) return `${path} is missing`
      return expected[path] === undefined ? `${path} should not be there` : `${path} differs`
    })
}
