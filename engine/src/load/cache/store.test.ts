import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Store } from './store'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('stores values in nested folders', () => {
  new Store(folder, 'a').write('deep/value.json', { x: 1 })
  expect(new Store(folder, 'a').read('deep/value.json')).toEqual({ x: 1 })
})

test('ignores values of a different engine version', () => {
  new Store(folder, 'a').write('value.json', 1)
  expect(new Store(folder, 'b').read('value.json')).toBeUndefined()
})

test('stores bytes unchanged', () => {
  new Store(folder, 'a').writeBytes('image.webp', new Uint8Array([0, 10, 255]))
  expect(new Store(folder, 'a').readBytes('image.webp')).toEqual(Buffer.from([0, 10, 255]))
})

test('ignores a damaged file', () => {
  writeFileSync(join(folder, 'value.json'), '{"x":1}')
  expect(new Store(folder, 'a').read('value.json')).toBeUndefined()
})

test('ignores a file that was moved', () => {
  const store = new Store(folder, 'a')
  store.write('one.json', 1)
  cpSync(join(folder, 'one.json'), join(folder, 'two.json'))
  expect(store.read('two.json')).toBeUndefined()
})

test('removes the temporary file if a value cannot be written', () => {
  const store = new Store(folder, 'a')
  store.write('value.json/inner.json', 1)
  expect(() => store.write('value.json', 2)).toThrow()
  expect(readdirSync(folder)).toEqual(['value.json'])
})
