import { type FoundFile, findFiles } from '../load'

/** Names in the site folder that builds don't read. */
const IGNORED = /^(dist.*|node_modules|\..*)$/

/**
 * Everything in a site folder that builds can read, except folders, and except the symbolic links with which some editors mark open files.
 */
export function siteEntries(root: string): Generator<FoundFile> {
  return findFiles(root, ({ path, entry }) => {
    if (entry.isFile()) return false
    return IGNORED.test(path) || (!entry.isDirectory() && entry.name.startsWith('.'))
  })
}
