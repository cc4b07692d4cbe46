import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * The commit that the repository around a folder stands at, read from its files (starting git costs more than a build that has
 * nothing to do). `undefined` outside a repository and before the first commit.
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
    // A work tree or submodule: the file says where the folder is.
    const target = /^gitdir: (.+)$/.exec(readText(path) ?? '')?.[1]
    return target === undefined ? undefined : resolve(folder, target)
  }
  const parent = dirname(folder)
  return parent === folder ? undefined : findGitFolder(parent)
}

/** Work trees keep their branches in the main repository. */
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
