import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type FileHashes, hashText } from '../cache'

/** Folders of a site that a build never reads. */
const IGNORED = /^(dist.*|node_modules|\..*)$/

/**
 * One hash over every file of a site and over what else a build depends on. Equal hashes mean that a build would write the very
 * same output, so that it can stop at once.
 */
export function hashInputs(root: string, hashes: FileHashes, others: readonly string[]): string {
  const lines: string[] = [...others]
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (folder !== root || !IGNORED.test(entry.name)) walk(path)
      } else if (entry.isFile()) lines.push(`${relative(root, path).split(sep).join('/')} ${hashes.of(path)}`)
    }
  }
  walk(root)
  return hashText(lines.sort().join('\n'))
}
