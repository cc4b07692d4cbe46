import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkOutputPlace } from './check-output-place'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'place-'))
  mkdirSync(join(folder, 'site/content'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const check = (out: string) => checkOutputPlace(join(folder, 'site'), join(folder, out))

test.each(['site', '.', '..', 'site/content', 'site/public', 'site/content/dist'])('rejects the output folder %s', (out) => {
  expect(() => check(out)).toThrow(expect.objectContaining({ code: 'output-place' }))
})

test('rejects a folder with files that were not written by a build', () => {
  mkdirSync(join(folder, 'public'))
  expect(() => check('public')).not.toThrow()
  writeFileSync(join(folder, 'public/letter.txt'), 'Dear reader')
  expect(() => check('public')).toThrow(expect.objectContaining({ code: 'output-place' }))
})

test('accepts the output of an earlier build, inside and outside of the site', () => {
  for (const out of ['site/dist', 'site/dist-test', 'public']) {
    mkdirSync(join(folder, out), { recursive: true })
    writeFileSync(join(folder, out, '_headers'), '')
    writeFileSync(join(folder, out, '404.html'), '')
    expect(() => check(out)).not.toThrow()
  }
})
