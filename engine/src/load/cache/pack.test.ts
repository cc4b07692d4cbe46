import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Pack } from './pack'
import { Store } from './store'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => new Pack(new Store(folder, 'engine'), 'values')
const size = () => statSync(join(folder, 'values.pack')).size

test('stores values for the next run', () => {
  const first = open()
  first.set('a', { text: 'ä' })
  first.save()
  const second = open()
  second.set('b', [1])
  expect(second.get('b')).toEqual([1])
  second.save()
  const third = open()
  expect([third.get('a'), third.get('b'), third.get('c')]).toEqual([{ text: 'ä' }, [1], undefined])
})

test('removes unused values and compacts the file', () => {
  const pack = open()
  for (let i = 0; i < 100; i++) pack.set(`key ${i}`, 'x'.repeat(100))
  pack.save()
  const full = size()
  pack.set('new', 1)
  pack.save(new Set(['key 1', 'key 2']))
  expect(size()).toBeLessThan(full / 10)
  const again = open()
  expect([again.get('key 2'), again.get('key 3'), again.get('new')]).toEqual(['x'.repeat(100), undefined, 1])
})

test('preserves earlier values if a run is interrupted', () => {
  const pack = open()
  pack.set('a', 1)
  pack.save()
  appendFileSync(join(folder, 'values.pack'), '{"half":')
  const next = open()
  expect(next.get('a')).toBe(1)
  next.set('b', 2)
  next.save()
  expect([open().get('a'), open().get('b')]).toEqual([1, 2])
})

test('ignores a truncated data file', () => {
  const pack = open()
  pack.set('a', 'long enough')
  pack.save()
  truncateSync(join(folder, 'values.pack'), 3)
  expect(open().get('a')).toBeUndefined()
})

test('ignores a damaged value and keeps the others', () => {
  const pack = open()
  pack.set('a', 'one')
  pack.set('b', 'two')
  pack.save()
  const file = join(folder, 'values.pack')
  writeFileSync(file, readFileSync(file, 'utf8').replace('one', 'eno'))
  const damaged = open()
  expect([damaged.get('a'), damaged.get('b')]).toEqual([undefined, 'two'])
  damaged.set('a', 'one')
  damaged.save()
  expect([open().get('a'), open().get('b')]).toEqual(['one', 'two'])
})

test('ignores values at swapped positions', () => {
  const pack = open()
  pack.set('a', 1)
  pack.set('b', 2)
  pack.save()
  const file = join(folder, 'values.pack')
  const bytes = readFileSync(file)
  writeFileSync(file, Buffer.concat([bytes.subarray(bytes.length / 2), bytes.subarray(0, bytes.length / 2)]))
  expect([open().get('a'), open().get('b')]).toEqual([undefined, undefined])
})
