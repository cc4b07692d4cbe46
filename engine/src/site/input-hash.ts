import { join } from 'node:path'
import { type FileHashes, hashText } from '../load'
import { siteEntries } from './site-entries'

/**
 * Hashes all files of a site and everything else that a build depends on. If the hash is unchanged, a build would write the same output.
 * @param others other inputs of the build
 */
export function hashInputs(root: string, hashes: FileHashes, others: readonly string[]): string {
  const lines: string[] = [...others]
  for (const { path, entry } of siteEntries(root))
    lines.push(`${path} ${entry.isFile() ? hashes.of(join(root, path)) : 'no file'}`)
  return hashText(lines.sort().join('\n'))
}
