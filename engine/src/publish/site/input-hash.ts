import { join } from 'node:path'
import { type FileHashes, hashText } from '../../load'
import { siteEntries } from './site-entries'

/**
 * One hash over every file of a site and over what else a build depends on. Equal hashes mean that a build would write the very
 * same output, so that it can stop at once.
 */
export function hashInputs(root: string, hashes: FileHashes, others: readonly string[]): string {
  const lines: string[] = [...others]
  for (const { path, entry } of siteEntries(root))
    lines.push(`${path} ${entry.isFile() ? hashes.of(join(root, path)) : 'no file'}`)
  return hashText(lines.sort().join('\n'))
}
