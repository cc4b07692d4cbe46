import { type FoundFile, findFiles } from '../../load'

/** Names at the root of a site that a build never reads. */
const IGNORED = /^(dist.*|node_modules|\..*)$/

/**
 * Everything in a site folder that a build may read, except folders. Editors mark open files with links whose names begin with a dot; those are
 * left out.
 */
export function siteEntries(root: string): Generator<FoundFile> {
  return findFiles(root, ({ path, entry }) => {
    if (entry.isFile()) return false
    return IGNORED.test(path) || (!entry.isDirectory() && entry.name.startsWith('.'))
  })
}
