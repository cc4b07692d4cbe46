import { readFileSync } from 'node:fs'

/** Whether a process with this ID is running, owned by any user. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * When a process started, in units of the operating system; empty if it isn't known. Two processes with the same ID, for example before and after
 * a restart of a container, have different values.
 */
export function startTime(pid: number): string {
  try {
    // Field 22 of `stat`. Field 2, the name, is in parentheses and can contain spaces.
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? ''
    )
  } catch {
    return ''
  }
}
