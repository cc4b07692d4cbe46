import { mkdtempSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileStore } from './file-store'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return { file, stat: statSync(file) }
}
const text = async (bytes: Uint8Array | Promise<Uint8Array>) => Buffer.from(await bytes).toString()

test('a file is read once for all who ask meanwhile and later', async () => {
  const store = new FileStore()
  const { file, stat } = write('a', 'one')
  const first = store.read(file, stat)
  expect(store.read(file, stat)).toBe(first)
  expect(await text(first)).toBe('one')
  unlinkSync(file)
  expect(await text(store.read(file, stat))).toBe('one')
})

test('a file that has changed is read again', async () => {
  const store = new FileStore()
  const before = write('b', 'one')
  await store.read(before.file, before.stat)
  const { file, stat } = write('b', 'three')
  expect(await text(store.read(file, stat))).toBe('three')
})

test('what was not asked for longest makes room', async () => {
  const store = new FileStore(10)
  const files = ['c', 'd', 'e'].map((name) => write(name, 'four'))
  const [c, d, e] = files as [(typeof files)[0], (typeof files)[0], (typeof files)[0]]
  await store.read(c.file, c.stat)
  await store.read(d.file, d.stat)
  await store.read(c.file, c.stat)
  await store.read(e.file, e.stat)
  for (const { file } of files) unlinkSync(file)
  expect(await text(store.read(c.file, c.stat))).toBe('four')
  expect(await text(store.read(e.file, e.stat))).toBe('four')
  await expect(store.read(d.file, d.stat)).rejects.toMatchObject({ code: 'ENOENT' })
})
