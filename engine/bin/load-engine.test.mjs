import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashSources } from './load-engine.mjs'

let root
const write = (file, text) => writeFileSync(join(root, file), text)
const hash = () => hashSources(join(root, 'engine'))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'engine-'))
  for (const folder of ['engine/src/code', 'node_modules']) mkdirSync(join(root, folder), { recursive: true })
  write('engine/src/code/highlight.ts', 'export {}')
  write('node_modules/.package-lock.json', '{ "shiki": "4.6.0" }')
})
afterEach(() => rmSync(root, { recursive: true }))

test('what was kept is made anew after a source or an installed package has changed, not after a test has', () => {
  const first = hash()
  expect(first).toMatch(/^[0-9a-f]{16}$/)
  write('engine/src/code/highlight.test.ts', 'a test')
  expect(hash()).toBe(first)
  write('node_modules/.package-lock.json', '{ "shiki": "4.6.1" }')
  const second = hash()
  expect(second).not.toBe(first)
  write('engine/src/code/highlight.ts', 'export const a = 1')
  expect(hash()).not.toBe(second)
})
