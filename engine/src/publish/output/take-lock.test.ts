import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './take-lock'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'deep/a.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Takes the lock, which must be free. */
function take(): () => void {
  const lock = takeLock(file)
  if (typeof lock === 'number') throw new Error(`process ${lock} has it`)
  return lock
}

test('a lock is taken once until it is released', () => {
  const release = take()
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  expect(takeLock(file)).toBe(process.pid)
  release()
  expect(existsSync(file)).toBe(false)
  take()()
})

test('a lock of another process counts as long as that is running', () => {
  take()()
  writeFileSync(file, String(process.ppid))
  expect(takeLock(file)).toBe(process.ppid)
  // No process has such a number.
  writeFileSync(file, '999999999')
  take()()
})

test.each(['', 'x', '0', String(process.pid)])(
  'a lock file with %j, which no process has written that runs, does not count',
  (text) => {
    take()()
    writeFileSync(file, text)
    take()()
  },
)
