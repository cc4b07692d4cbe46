import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashText } from '../../../load/cache/hash'
import type { WrittenPage } from '../pages/write-content'
import { findGuides } from './find-guides'

const PAGES = [
  {
    page: 'api/Suite',
    returns: { add: 'api/Item' },
    content: { names: { 'code:Suite': '', 'code:suite.add': 'add', 'api:Suite': '' } },
  },
  { page: 'api/Item', returns: {}, content: { names: { 'code:Item': '', 'code:save_item()': 'save_item' } } },
] as unknown as WrittenPage[]

let root: string
/** Values of earlier calls, and the files that were read in the last one. */
let values: Map<string, unknown>
let read: string[]
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guides-'))
  values = new Map()
})
afterEach(() => rmSync(root, { recursive: true }))

async function find(files: Record<string, string>, notGuides: string[] = []) {
  read = []
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const site = {
    root,
    readFile: (path: string) => {
      read.push(path)
      return files[path]
    },
    fileHash: (path: string) => hashText(files[path] ?? 'missing'),
    memo: async <T>(key: string, compute: () => T | Promise<T>) => {
      if (!values.has(key)) values.set(key, await compute())
      return values.get(key) as T
    },
  }
  const version = { name: 'current', label: '1.0', path: '/docs', isLast: true }
  const api = { version, pages: PAGES, namesHash: 'names', successors: {} }
  return Object.fromEntries(await findGuides(site, api, notGuides))
}

test('finds names in code, in links and in snippets, and the classes that methods return', async () => {
  expect(
    await find({
      'content/current/a.md': 'Use `Item`.',
      'content/current/b.md': '---\nid: other\n---\n```python\nmine.save_item()\n```',
      'content/current/c.md': 'The word Item in a text, and [a suite](api:Suite).',
      'content/current/d.md': '<Snippet name="d.py#one" />',
      'snippets/current/d.py': '# region: one\nsuite.add(1)\n# endregion: one\nItem()\n',
    }),
  ).toEqual({ 'api/Item': ['a', 'other', 'd'], 'api/Suite': ['c', 'd'] })
})

test('pages that use an object more often, and little else, come first, and at most six are listed', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 8 }, (_, i) => [`content/current/p${i}.md`, `\`Item\` ${'`Suite` '.repeat(i)}`]),
  )
  const { 'api/Item': guides } = await find(files)
  expect(guides).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5'])
})

test('reads only what has changed, and no partials', async () => {
  const files = {
    'content/current/a.md': '`Item` <Snippet name="a.py" />',
    'content/current/_part.md': '`Item`',
    'snippets/current/a.py': 'Suite()\n',
  }
  await find(files)
  expect(read).toEqual(['content/current/a.md', 'snippets/current/a.py'])
  expect(await find({ ...files, 'content/current/a.md': 'No code.' })).toEqual({})
  expect(read).toEqual(['content/current/a.md'])
})

test('pages and folders that are not guides are left out', async () => {
  const files = { 'content/current/a.md': '`Item`', 'content/current/b/c.md': '`Item`', 'content/current/d.md': '`Item`' }
  expect(await find(files, ['a', 'b/'])).toEqual({ 'api/Item': ['d'] })
})

test('a page whose snippet is missing or broken is no error here', async () => {
  const broken = { 'content/current/a.md': '`Item` <Snippet name="x.py#y" />', 'snippets/current/x.py': '# region: y\n' }
  expect(await find(broken)).toEqual({ 'api/Item': ['a'] })
})
