import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRunning } from './is-running'

/** Lock files that this process owns. The ID alone is not enough, because an earlier process can have had the same ID. */
const held = new Set<string>()

/**
 * Creates a lock file with the ID of this process. Lock files of ended processes are ignored.
 * @returns a function that removes the lock file, or the ID of the process that owns it
 */
export function takeLock(file: string): (() => void) | number {
  mkdirSync(dirname(file), { recursive: true })
  if (!create(file)) {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner === process.pid ? held.has(file) : owner > 0 && isRunning(owner)) return owner
    writeFileSync(file, String(process.pid))
  }
  held.add(file)
  return () => {
    held.delete(file)
    rmSync(file, { force: true })
  }
}

function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
