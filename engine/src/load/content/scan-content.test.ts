import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scanContent } from './scan-content'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const page = '---\ntitle: A\ndescription: B\n---\n'
function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
}

test('lists .md files in order, except partials and hidden files', () => {
  write({
    'content/current/b.md': page,
    'content/current/a/z.md': page,
    'content/current/a/_partial.md': 'part',
    'content/current/_parts/c.md': 'part',
    'content/current/.hidden.md': 'hidden',
    'content/current/terms.json': '{}',
    'content/0.18/b.md': page,
    'content/0.17/b.md': page,
  })
  const { sources, problems } = scanContent(root, ['current', '0.18'])
  expect(problems).toEqual([])
  expect(sources.map((source) => source.file)).toEqual(['content/current/a/z.md', 'content/current/b.md', 'content/0.18/b.md'])
})

test('finds no pages in a missing folder', () => {
  expect(scanContent(root, ['current'])).toEqual({ sources: [], categories: [], unreadable: [], invalid: [], problems: [] })
})

test('reports the problems of all pages together', () => {
  write({ 'content/current/a.md': 'x', 'content/current/b.md': page.replace('title', 'titel'), 'content/current/c.mdx': page })
  const { sources, unreadable, problems } = scanContent(root, ['current'])
  expect(sources).toEqual([])
  expect(unreadable.map((file) => file.path)).toEqual(['a.md', 'b.md'])
  expect(problems.map(({ code, at }) => `${code} ${at}`)).toEqual([
    'content-ending content/current/c.mdx',
    'front-matter-missing content/current/a.md:1:1',
    'front-matter-value content/current/b.md:2:1',
    'front-matter-key content/current/b.md:2:1',
  ])
})

test('reads and validates category files', () => {
  write({
    'content/current/a/_category.json': '{ "label": "A", "position": 2, "link": { "type": "generated-index" } }',
    'content/current/b/_category.json': '{ "lable": "B" }',
    'content/current/c/_category.json': '{',
  })
  const { categories, problems } = scanContent(root, ['current'])
  expect(categories).toEqual([
    {
      version: 'current',
      file: 'content/current/a/_category.json',
      path: 'a/_category.json',
      settings: { label: 'A', position: 2, link: { type: 'generated-index' } },
    },
  ])
  expect(problems.map(({ code, at }) => `${code} ${at}`)).toEqual([
    'category-key content/current/b/_category.json:1:3',
    'category-value content/current/c/_category.json:1:2',
  ])
})

test('can read pages from a cache', () => {
  write({ 'content/current/a.md': 'never read' })
  const { problems } = scanContent(root, ['current'], ({ file }) => ({
    problems: [{ severity: 'warning', code: 'test/cached', title: file }],
  }))
  expect(problems).toEqual([{ severity: 'warning', code: 'test/cached', title: 'content/current/a.md' }])
})
