import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

test('the hash depends on sources and installed packages, but not on tests', () => {
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

test('rebuilds a damaged bundle', () => {
  const engine = dirname(dirname(fileURLToPath(import.meta.url)))
  const copy = join(root, 'copy')
  for (const name of ['bin', 'src', 'package.json']) cpSync(join(engine, name), join(copy, name), { recursive: true })
  symlinkSync(join(dirname(engine), 'node_modules'), join(copy, 'node_modules'))
  const run = () => spawnSync(process.execPath, [join(copy, 'bin/docs.mjs'), 'help'], { encoding: 'utf8' })
  const intact = run()
  expect(intact.stdout).toContain('Usage:')
  const folder = join(copy, '.cache', readdirSync(join(copy, '.cache'))[0])
  const entry = join(folder, 'cli.mjs')
  const damages = {
    'changed bytes': () => writeFileSync(entry, readFileSync(entry, 'utf8').replace('Usage:', 'Usagi:')),
    'a missing file and half of the checksums': () => {
      rmSync(join(folder, 'engine.mjs'))
      truncateSync(join(folder, 'checksums.json'), 100)
    },
  }
  const before = readdirSync(folder)
  for (const [name, damage] of Object.entries(damages)) {
    damage()
    expect(run(), name).toMatchObject({ status: 0, stdout: intact.stdout })
    expect(readdirSync(folder), name).toEqual(before)
  }
}, 300_000)
