import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileHashes } from './file-hashes'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hashes-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const age = (path: string, seconds: number) => utimesSync(path, Date.now() / 1000 - seconds, Date.now() / 1000 - seconds)

test('returns "missing" for a file that does not exist', () => {
  expect(new FileHashes(root).of(join(root, 'a'))).toBe('missing')
})

test('does not read an unchanged file again', () => {
  const path = join(root, 'a')
  writeFileSync(path, 'one')
  age(path, 60)
  const first = new FileHashes(root)
  const hash = first.of(path)
  const stored = first.stored()
  expect(Object.keys(stored)).toEqual(['a'])
  const entry = stored.a
  if (!entry) throw new Error('no entry')
  expect(new FileHashes(root, { a: { ...entry, hash: 'kept' } }).of(path)).toBe('kept')
  expect(new FileHashes(root, stored).of(path)).toBe(hash)
})

test('reads a recently changed file again, even with the same timestamp', () => {
  const path = join(root, 'a')
  writeFileSync(path, 'one')
  const first = new FileHashes(root)
  const before = first.of(path)
  writeFileSync(path, 'two')
  expect(new FileHashes(root, first.stored()).of(path)).not.toBe(before)
})

test('reads a file again if it changed with the same size and mtime', () => {
  const path = join(root, 'a')
  writeFileSync(path, 'one')
  age(path, 60)
  const { mtime, ctimeMs } = statSync(path)
  const first = new FileHashes(root)
  const before = first.of(path)
  // Repeats until the clock of the file system, which has a low resolution, has advanced.
  while (statSync(path).ctimeMs === ctimeMs) {
    writeFileSync(path, 'two')
    utimesSync(path, mtime, mtime)
  }
  expect(new FileHashes(root, first.stored()).of(path)).not.toBe(before)
})

test('in the next run of a process, only files that are not known to be current are looked up again', () => {
  const [kept, edited] = [join(root, 'kept'), join(root, 'edited')]
  for (const path of [kept, edited]) writeFileSync(path, 'one')
  const hashes = new FileHashes(root)
  const before = [kept, edited].map((path) => [hashes.of(path), hashes.bytes(path)] as const)
  for (const path of [kept, edited]) writeFileSync(path, 'two')
  hashes.nextRun((path) => path !== edited)
  expect([hashes.of(kept), hashes.bytes(kept)]).toEqual(before[0])
  expect(hashes.bytes(kept)).toBe(before[0]?.[1])
  expect(hashes.of(edited)).not.toBe(before[1]?.[0])
  expect(hashes.text(edited)).toBe('two')
})

test('lists files that have changed or have been removed since they were looked up', () => {
  const paths = ['a', 'b', 'c'].map((name) => join(root, name))
  for (const path of paths) writeFileSync(path, 'one')
  const hashes = new FileHashes(root)
  for (const path of paths) hashes.of(path)
  expect(hashes.outdated()).toEqual([])
  writeFileSync(join(root, 'b'), 'other')
  rmSync(join(root, 'c'))
  expect(hashes.outdated()).toEqual([join(root, 'b'), join(root, 'c')])
})
