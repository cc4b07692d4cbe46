import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withLock } from './lock.mjs'

const TIME = '/usr/bin/time'
const SAMPLE_MS = 25

/**
 * Runs a program and measures its time and memory.
 * @param {string[]} command program and arguments
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ ms: number, processor?: number, memory: number, output: string }>} wall time; CPU time,
 *   which is more reliable on a busy machine; peak resident memory of the program and its children, in bytes: the larger of the kernel's
 *   maximum for one process and of the sums sampled every 25 ms
 * @throws if the program fails, with its output
 */
export function measure(command, env = process.env) {
  return withLock(async () => {
    const timeFile = path.join(os.tmpdir(), `bench-time-${process.pid}`)
    const timed = existsSync(TIME) ? [TIME, '-f', '%M %U %S', '-o', timeFile, ...command] : command
    const started = performance.now()
    const child = spawn(timed[0], timed.slice(1), { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    let memory = 0
    let processor
    const sampler = setInterval(() => (memory = Math.max(memory, residentMemory(child.pid))), SAMPLE_MS)
    const code = await new Promise((done, fail) => child.once('error', fail).once('close', done))
    const ms = performance.now() - started
    clearInterval(sampler)
    if (existsSync(timeFile)) {
      const [kilobytes, user, system] = readFileSync(timeFile, 'utf8').trim().split('\n').at(-1).split(' ').map(Number)
      memory = Math.max(memory, kilobytes * 1024)
      processor = (user + system) * 1000
      rmSync(timeFile)
    }
    if (code !== 0) throw new Error(`${command.join(' ')} exited with code ${code}:\n${output}`)
    return { ms, processor, memory, output }
  })
}

/** Resident bytes of a process and its descendants. 0 on systems without `/proc`. */
function residentMemory(pid) {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return pages * 4096 + children.reduce((sum, child) => sum + residentMemory(child), 0)
  } catch {
    return 0 // it has ended in the meantime
  }
}
