import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'

/**
 * Runs a timed part while holding a lock file in the temporary folder, so that parts on the same machine don't overlap. Without a lock if `NOLOCK=1` is
 * set or `flock` isn't installed.
 */
export async function withLock(run) {
  if (process.env.NOLOCK) return run()
  const holder = spawn('flock', [path.join(os.tmpdir(), 'bench.lock'), 'sh', '-c', 'echo locked; cat >/dev/null'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await new Promise((locked) => holder.once('error', locked).stdout.once('data', locked))
  try {
    return await run()
  } finally {
    holder.stdin.end()
  }
}
