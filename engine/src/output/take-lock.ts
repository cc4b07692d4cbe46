import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRunning, startTime } from './is-running'

/** Lock files that this process owns. The ID alone is not enough, because an earlier process can have had the same ID. */
const held = new Set<string>()

/**
 * Creates a lock file with the ID and the start time of this process. Lock files of ended processes are ignored.
 * @returns a function that removes the lock file, or the ID of the process that owns it
 */
export function takeLock(file: string): (() => void) | number {
  mkdirSync(dirname(file), { recursive: true })
  const own = `${process.pid} ${startTime(process.pid)}`
  if (!create(file, own)) {
    const [owner = 0, started = ''] = readFileSync(file, 'utf8').split(' ', 2)
    const pid = Number(owner)
    if (pid === process.pid ? held.has(file) : pid > 0 && isRunning(pid) && startTime(pid) === started) return pid
    writeFileSync(file, own)
  }
  held.add(file)
  return () => {
    held.delete(file)
    rmSync(file, { force: true })
  }
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
