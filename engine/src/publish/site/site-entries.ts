import { type Dirent, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Folders of a site that a build never reads. */
const IGNORED = /^(dist.*|node_modules|\..*)$/

/**
 * Everything in a site folder that a build may read, except the folders themselves, by path relative to it with `/`. Editors mark files that
 * are open with links whose names begin with a dot: those are left out.
 */
export function* siteEntries(root: string, folder = root): Generator<{ path: string; entry: Dirent }> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = join(folder, entry.name)
    const isIgnored = folder === root && IGNORED.test(entry.name)
    if (entry.isDirectory() && !isIgnored) yield* siteEntries(root, full)
    else if (entry.isFile() || !(entry.isDirectory() || isIgnored || entry.name.startsWith('.')))
      yield { path: relative(root, full).split(sep).join('/'), entry }
  }
}
