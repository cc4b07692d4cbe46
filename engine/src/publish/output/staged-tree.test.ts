import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
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

test.each(['edited', 'B', ''])('a file whose content has become %j is written again', (content) => {
  const first = build({}, { 'a.html': 'A' })
  const file = join(target, 'a.html')
  const { mtime } = statSync(file)
  writeFileSync(file, content)
  utimesSync(file, mtime, mtime)
  expect(StagedTree.intact(target, first.manifest)).toBe(false)
  expect(build(first.manifest, { 'a.html': 'A' }).written).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('A')
})

test('a file that was only touched is taken over', () => {
  const first = build({}, { 'a.html': 'A' })
  utimesSync(join(target, 'a.html'), 0, 0)
  expect(StagedTree.intact(target, first.manifest)).toBe(true)
  expect(build(first.manifest, { 'a.html': 'A' }).written).toBe(0)
})

test('the stamp of the output changes with every write, also under the old size and time of modification', () => {
  const { manifest } = build({}, { 'a.html': 'A', 'b/c.html': 'C' })
  const stamp = StagedTree.stamp(target, manifest)
  expect(StagedTree.stamp(target, manifest)).toBe(stamp)
  const file = join(target, 'a.html')
  const { mtime, ctimeMs } = statSync(file)
  // Until the coarse clock of the file system has gone on.
  while (statSync(file).ctimeMs === ctimeMs) {
    writeFileSync(file, 'B')
    utimesSync(file, mtime, mtime)
  }
  expect(StagedTree.stamp(target, manifest)).not.toBe(stamp)
})

test('an output with missing or foreign files has no stamp', () => {
  const { manifest } = build({}, { 'a.html': 'A', 'b/c.html': 'C' })
  writeFileSync(join(target, 'foreign.html'), 'x')
  expect(StagedTree.stamp(target, manifest)).toBeUndefined()
  rmSync(join(target, 'a.html'))
  expect(StagedTree.stamp(target, manifest)).toBeUndefined()
  rmSync(target, { recursive: true })
  expect(StagedTree.stamp(target, manifest)).toBeUndefined()
})

test('a new folder that cannot take the place of the old one leaves the old one', () => {
  const first = build({}, { 'a.html': 'A' })
  const tree = new StagedTree(target, first.manifest)
  rmSync(`${target}.next-${process.pid}`, { recursive: true })
  expect(() => tree.commit()).toThrow('ENOENT')
  expect(readFileSync(join(target, 'a.html'), 'utf8')).toBe('A')
  expect(readdirSync(folder)).toEqual(['dist'])
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
