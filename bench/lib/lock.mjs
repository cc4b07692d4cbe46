import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'

/**
 * Runs a timed part while nobody else on the machine does: a lock file in the temporary folder is held meanwhile.
 * `NOLOCK=1` skips it, and so does a machine without `flock`.
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
