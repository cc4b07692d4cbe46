import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DocsError } from '../errors'
import { isRunning } from '../output'

const LOCK = 'deploy.lock'

/**
 * Runs `work` while no other deploy to the same target folder runs. The lock of one that was cut off does not count.
 * @throws DocsError `deploy-running`
 */
export function withLock<T>(target: string, work: () => T): T {
  const file = join(target, LOCK)
  if (!take(file)) {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner > 0 && isRunning(owner)) {
      throw new DocsError({
        code: 'deploy-running',
        title: `Another deploy to this folder is running (process ${owner}).`,
        hint: 'Wait until it is over and run the command again.',
        at: target,
      })
    }
    writeFileSync(file, String(process.pid))
  }
  try {
    return work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
