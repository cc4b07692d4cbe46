import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Store } from './store'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a value is there again, in folders of its own', () => {
  new Store(folder, 'a').write('deep/value.json', { x: 1 })
  expect(new Store(folder, 'a').read('deep/value.json')).toEqual({ x: 1 })
})

test('what another state of the engine has written is not read', () => {
  new Store(folder, 'a').write('value.json', 1)
  expect(new Store(folder, 'b').read('value.json')).toBeUndefined()
})

test('a broken file reads as missing', () => {
  writeFileSync(join(folder, 'value.json'), '{"engine":"a","val')
  expect(new Store(folder, 'a').read('value.json')).toBeUndefined()
})
