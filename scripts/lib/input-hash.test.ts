import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInputs } from './input-hash.mjs'

let root = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  write('.gitignore', 'cache\n')
  write('src/a.py', 'one')
  write('docs/a.md', 'text')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('changes with the content, the name and the number of the files', () => {
  const hash = () => hashInputs(root, ['src'])
  const seen = [hash()]
  write('src/a.py', 'two')
  seen.push(hash())
  write('src/b.py', 'two')
  seen.push(hash())
  rmSync(join(root, 'src/a.py'))
  seen.push(hash())
  expect(new Set(seen).size).toBe(4)
  write('src/a.py', 'two')
  rmSync(join(root, 'src/b.py'))
  expect(hash()).toBe(seen[1])
})

test('ignores other folders and files that Git ignores', () => {
  const before = hashInputs(root, ['src'])
  write('docs/a.md', 'other')
  write('src/cache/x', 'y')
  expect(hashInputs(root, ['src'])).toBe(before)
})

test('is the same before and after a commit, and for a deleted file that is still in the index', () => {
  const before = hashInputs(root, ['src'])
  execFileSync('git', ['add', '.'], { cwd: root })
  expect(hashInputs(root, ['src'])).toBe(before)
  rmSync(join(root, 'src/a.py'))
  expect(hashInputs(root, ['src'])).toBe(hashInputs(root, ['missing']))
})
