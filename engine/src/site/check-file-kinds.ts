import { type Dirent, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../model'
import { siteEntries } from './site-entries'

/**
 * Reports everything in a site folder that is neither a regular file nor a folder: reading a pipe would block forever, and changes to the target of a
 * symbolic link wouldn't be detected.
 */
export function checkFileKinds(root: string): Problem[] {
  const special = [...siteEntries(root)].filter(({ entry }) => !entry.isFile())
  const problems = special.map(({ path, entry }): Problem => {
    const title = `"${path}" is ${kindOf(entry, join(root, path))}.`
    const hint = 'Replace it with a regular file or folder, or remove it.'
    return { severity: 'error', code: 'file-kind', title, hint, at: path }
  })
  return problems.sort((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1))
}

function kindOf(entry: Dirent, file: string): string {
  if (entry.isSymbolicLink()) return `a symbolic link to "${readlinkSync(file)}"`
  if (entry.isFIFO()) return 'a named pipe'
  if (entry.isSocket()) return 'a socket'
  return 'a device'
}
