// The hash of the files that a step of continuous integration depends on.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the SHA-256 hash of the names and contents of all matching files, including uncommitted ones and excluding ignored ones.
 * @param {string} root folder of a Git working tree
 * @param {readonly string[]} patterns Git pathspecs, relative to the root
 */
export function hashInputs(root, patterns) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\0')
  const hash = createHash('sha256')
  for (const file of [...new Set(files)].filter((name) => name !== '' && existsSync(join(root, name))).sort())
    hash.update(
      `${file}\0${createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex')}\n`,
    )
  return hash.digest('hex')
}
