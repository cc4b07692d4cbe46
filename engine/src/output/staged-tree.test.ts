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
import { writeVariants } from './write-variants'

let folder = ''
let target = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tree-'))
  target = join(folder, 'dist')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(tree: StagedTree, path: string, key: string, content: string) {
  for (const written of writeVariants({ file: tree.place(path), bytes: Buffer.from(content) })) tree.note(path, key, written)
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

test('links unchanged files, writes changed files, and removes others', async () => {
  const first = build({}, { 'a.html': 'A', 'b/c.html': 'C', 'old.html': 'O' })
  const second = build(first.manifest, { 'a.html': 'A', 'b/c.html': 'C2' })
  expect(second.written).toBe(1)
  expect(readFileSync(join(target, 'a.html'), 'utf8')).toBe('A')
  expect(readFileSync(join(target, 'b/c.html'), 'utf8')).toBe('C2')
  expect(existsSync(join(target, 'old.html'))).toBe(false)
})

test.each(['edited', 'B', ''])('writes a file again if its content was changed to %j', (content) => {
  const first = build({}, { 'a.html': 'A' })
  const file = join(target, 'a.html')
  const { mtime } = statSync(file)
  writeFileSync(file, content)
  utimesSync(file, mtime, mtime)
  expect(StagedTree.intact(target, first.manifest)).toBe(false)
  expect(build(first.manifest, { 'a.html': 'A' }).written).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('A')
})

test('links a file whose modification time has changed but not its content', () => {
  const first = build({}, { 'a.html': 'A' })
  utimesSync(join(target, 'a.html'), 0, 0)
  expect(StagedTree.intact(target, first.manifest)).toBe(true)
  expect(build(first.manifest, { 'a.html': 'A' }).written).toBe(0)
})

test('the stamp of the output changes with every write, even with the same size and modification time', () => {
  const { manifest } = build({}, { 'a.html': 'A', 'b/c.html': 'C' })
  const stamp = StagedTree.stamp(target, manifest)
  expect(StagedTree.stamp(target, manifest)).toBe(stamp)
  const file = join(target, 'a.html')
  const { mtime, ctimeMs } = statSync(file)
  // Repeats until the clock of the file system, which has a low resolution, has advanced.
  while (statSync(file).ctimeMs === ctimeMs) {
    writeFileSync(file, 'B')
    utimesSync(file, mtime, mtime)
  }
  expect(StagedTree.stamp(target, manifest)).not.toBe(stamp)
})

test('an output with missing or additional files has no stamp', () => {
  const { manifest } = build({}, { 'a.html': 'A', 'b/c.html': 'C' })
  writeFileSync(join(target, 'additional.html'), 'x')
  expect(StagedTree.stamp(target, manifest)).toBeUndefined()
  rmSync(join(target, 'a.html'))
  expect(StagedTree.stamp(target, manifest)).toBeUndefined()
  rmSync(target, { recursive: true })
  expect(StagedTree.stamp(target, manifest)).toBeUndefined()
})

test('keeps the old folder if it cannot be replaced', () => {
  const first = build({}, { 'a.html': 'A' })
  const tree = new StagedTree(target, first.manifest)
  rmSync(`${target}.next-${process.pid}`, { recursive: true })
  expect(() => tree.commit()).toThrow('ENOENT')
  expect(readFileSync(join(target, 'a.html'), 'utf8')).toBe('A')
  expect(readdirSync(folder)).toEqual(['dist'])
})

test('discarding a build leaves the previous output unchanged', async () => {
  const first = build({}, { 'a.html': 'A' })
  const { mtimeMs } = statSync(join(target, 'a.html'))
  const tree = new StagedTree(target, first.manifest)
  write(tree, 'a.html', 'x', 'half')
  tree.discard()
  expect(readFileSync(join(target, 'a.html'), 'utf8')).toBe('A')
  expect(statSync(join(target, 'a.html')).mtimeMs).toBe(mtimeMs)
})

test('recovers the output if a build was interrupted between the two renames', async () => {
  build({}, { 'a.html': 'A' })
  renameSync(target, `${target}.last`)
  // No process has this ID.
  mkdirSync(`${target}.next-999999999`)
  StagedTree.recover(target)
  expect(readFileSync(join(target, 'a.html'), 'utf8')).toBe('A')
})
