import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The files of a folder, as paths relative to it with `/`, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/**
 * Copies a file into a new release. One that `served`, the release before it, has with the same bytes becomes a link to that: it
 * takes no room, and keeps the date that browsers know it by.
 */
export function addFile(from: string, to: string, served: string | undefined): void {
  mkdirSync(dirname(to), { recursive: true })
  if (served !== undefined && isSame(from, served)) linkFile(served, to)
  else copyFileSync(from, to)
}

/** Puts a file of one release into another: as a link, or as a copy where the disk has no links. */
export function linkFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function isSame(a: string, b: string): boolean {
  const other = statSync(b, { throwIfNoEntry: false })
  return other?.isFile() === true && other.size === statSync(a).size && readFileSync(a).equals(readFileSync(b))
}
