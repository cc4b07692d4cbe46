import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Reads the current commit of the repository that contains a folder. Returns `undefined` without a repository or commits. Reads the files in `.git`,
 * because starting Git takes longer than a build without changes.
 */
export function readHeadCommit(folder: string): string | undefined {
  const gitFolder = findGitFolder(resolve(folder))
  if (gitFolder === undefined) return undefined
  const head = readText(join(gitFolder, 'HEAD'))
  const ref = head === undefined ? undefined : /^ref: (.+)$/.exec(head)?.[1]
  if (ref === undefined) return head
  const common = commonFolder(gitFolder)
  const loose = readText(join(common, ref))
  if (loose !== undefined) return loose
  const packed = readText(join(common, 'packed-refs'))?.split('\n')
  return packed?.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0]
}

function findGitFolder(folder: string): string | undefined {
  const path = join(folder, '.git')
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return path
    // In a worktree or submodule, the file contains the path of the folder.
    const target = /^gitdir: (.+)$/.exec(readText(path) ?? '')?.[1]
    return target === undefined ? undefined : resolve(folder, target)
  }
  const parent = dirname(folder)
  return parent === folder ? undefined : findGitFolder(parent)
}

/** Worktrees store their branches in the main repository. */
function commonFolder(gitFolder: string): string {
  const common = readText(join(gitFolder, 'commondir'))
  return common === undefined ? gitFolder : resolve(gitFolder, common)
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}
