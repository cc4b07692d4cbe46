import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StagedTree } from './staged-tree'
import { writeForms } from './write-forms'

let folder = ''
let target = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tree-'))
  target = join(folder, 'dist')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(tree: StagedTree, path: string, key: string, content: string) {
  for (const written of writeForms({ file: tree.place(path), bytes: Buffer.from(content) })) tree.note(path, key, written)
}

function build(previous: StagedTree['manifest'], files: Record<string, string>) {
  const tree = new StagedTree(target, previous)
  for (const [path, content] of Object.entries(files)) {
    if (tree.has(path, content)) tree.keep(path)
    else write(tree, path, content, content)
  }
  tree.commit()
  return tree
}

test('an unchanged file is linked, a changed one written, a dropped one gone', async () => {
  const first = build({}, { 'a.html': 'A', 'b/c.html': 'C', 'old.html': 'O' })
  const second = build(first.manifest, { 'a.html': 'A', 'b/c.html': 'C2' })
  expect(second.written).toBe(1)
  expect(readFileSync(join(target, 'a.html'), 'utf8')).toBe('A')
  expect(readFileSync(join(target, 'b/c.html'), 'utf8')).toBe('C2')
  expect(existsSync(join(target, 'old.html'))).toBe(false)
})

test('a file edited by hand is written again', async () => {
  const first = build({}, { 'a.html': 'A' })
  writeFileSync(join(target, 'a.html'), 'edited')
  expect(StagedTree.intact(target, first.manifest)).toBe(false)
  build(first.manifest, { 'a.html': 'A' })
  expect(readFileSync(join(target, 'a.html'), 'utf8')).toBe('A')
})

test('a build that is thrown away leaves the last one as it was', async () => {
  const first = build({}, { 'a.html': 'A' })
  const { mtimeMs } = statSync(join(target, 'a.html'))
  const tree = new StagedTree(target, first.manifest)
  write(tree, 'a.html', 'x', 'half')
  tree.discard()
  expect(readFileSync(join(target, 'a.html'), 'utf8')).toBe('A')
  expect(statSync(join(target, 'a.html')).mtimeMs).toBe(mtimeMs)
})

test('a build cut off between the two renames is mended by the next one', async () => {
  build({}, { 'a.html': 'A' })
  renameSync(target, `${target}.last`)
  // No process has such a number.
  mkdirSync(`${target}.next-999999999`)
  StagedTree.recover(target)
  expect(readFileSync(join(target, 'a.html'), 'utf8')).toBe('A')
})
