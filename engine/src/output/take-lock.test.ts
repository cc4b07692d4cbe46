import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTime } from './is-running'
import { takeLock } from './take-lock'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'deep/a.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Takes the lock. Throws if it is not available. */
function take(): () => void {
  const lock = takeLock(file)
  if (typeof lock === 'number') throw new Error(`process ${lock} owns the lock`)
  return lock
}

test('a lock can be taken again only after it is released', () => {
  const release = take()
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${startTime(process.pid)}`)
  expect(takeLock(file)).toBe(process.pid)
  release()
  expect(existsSync(file)).toBe(false)
  take()()
})

test('respects the lock of another process while that process is running', () => {
  take()()
  writeFileSync(file, `${process.ppid} ${startTime(process.ppid)}`)
  expect(takeLock(file)).toBe(process.ppid)
  // No process has this ID.
  writeFileSync(file, '999999999 ')
  take()()
})

test.runIf(process.platform === 'linux')('ignores the lock of an ended process whose ID another process has now', () => {
  expect(startTime(process.ppid)).toMatch(/^\d+$/)
  take()()
  writeFileSync(file, `${process.ppid} 1`)
  take()()
})

test.each(['', ' ', '-1 ', 'x', '0', String(process.pid)])(
  'ignores a lock file with %j, which was not written by a running process',
  (text) => {
    take()()
    writeFileSync(file, text)
    take()()
  },
)
