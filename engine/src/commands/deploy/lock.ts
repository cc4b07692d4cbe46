import { join } from 'node:path'
import { DocsError } from '../../model'
import { takeLock } from '../../publish'

/**
 * Runs `work` while no other deploy to the same target folder runs. The lock of one that was cut off does not count.
 * @throws DocsError `deploy-running`
 */
export function withLock<T>(target: string, work: () => T): T {
  const lock = takeLock(join(target, 'deploy.lock'))
  if (typeof lock === 'number') {
    throw new DocsError({
      code: 'deploy-running',
      title: `Another deploy to this folder is running (process ${lock}).`,
      hint: 'Wait until it is over and run the command again.',
      at: target,
    })
  }
  try {
    return work()
  } finally {
    lock()
  }
}
