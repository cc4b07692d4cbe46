import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { hasPassed, pagesToTest, recordPages, recordStep } from './passed.mjs'

/** A built site with these Markdown copies. */
function site(pages: Record<string, string>): string {
  const dist = mkdtempSync(join(tmpdir(), 'built-'))
  for (const [copy, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(dist, copy)), { recursive: true })
    writeFileSync(join(dist, copy), text)
  }
  return dist
}

const newRecord = () => join(mkdtempSync(join(tmpdir(), 'passed-')), 'passed')

test('a step has passed only with the inputs of its last passing run', () => {
  const file = newRecord()
  expect(hasPassed('every snippet', 'a1', file)).toBe(false)
  recordStep('every snippet', 'a1', file)
  expect(hasPassed('every snippet', `a1${'0'.repeat(64)}`, file)).toBe(false)
  recordStep('tutorials', 'b1', file)
  expect(hasPassed('every snippet', 'a1', file)).toBe(true)
  recordStep('every snippet', 'a2', file)
  expect(hasPassed('every snippet', 'a1', file)).toBe(false)
  expect(hasPassed('every snippet', 'b1', file)).toBe(false)
  expect(hasPassed('tutorials', 'b1', file)).toBe(true)
})

test('pages are tested until they pass, and again after their text has changed', () => {
  const file = newRecord()
  const pages = { 'docs/a.md': 'A', 'docs/b.md': 'B', 'docs/more/a.md': 'A' }
  expect(pagesToTest(site(pages), { file })).toEqual(new Set(['docs/a.md', 'docs/b.md', 'docs/more/a.md']))
  recordPages(site(pages), new Set(['docs/a.md', 'docs/b.md']), file)
  expect(pagesToTest(site(pages), { file })).toEqual(new Set(['docs/more/a.md']))
  recordPages(site(pages), new Set(['docs/more/a.md']), file)
  expect(pagesToTest(site({ ...pages, 'docs/b.md': 'B, edited' }), { file })).toEqual(new Set(['docs/b.md']))
})

test('a run tests a limited number of pages, the same ones each time, and the next run tests others', () => {
  const file = newRecord()
  const dist = site(Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`docs/page-${i}.md`, 'Text'])))
  const first = pagesToTest(dist, { file })
  expect(first.size).toBe(12)
  expect(pagesToTest(dist, { file, limit: Number.POSITIVE_INFINITY }).size).toBe(50)
  expect(pagesToTest(dist, { file: newRecord() })).toEqual(first)
  recordPages(dist, first, file)
  const second = pagesToTest(dist, { file })
  expect(second.size).toBe(12)
  expect([...second].filter((page) => first.has(page))).toEqual([])
})

test('a page that was removed leaves the record', () => {
  const file = newRecord()
  recordPages(site({ 'docs/a.md': 'A', 'old/b.md': 'B' }), new Set(['docs/a.md', 'old/b.md']), file)
  recordPages(site({ 'docs/a.md': 'A' }), new Set(), file)
  expect(readFileSync(file, 'utf8')).not.toContain('old')
})

test('records of two branches merge without conflicts, and both hold', () => {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder })
  const file = join(folder, '.ci/passed')
  const dist = site({ 'docs/a.md': 'A', 'docs/b.md': 'B' })
  const commit = () => [git('add', '.'), git('commit', '-qm', 'Record')]
  git('init', '-q', '-b', 'main')
  mkdirSync(dirname(file))
  copyFileSync(join(import.meta.dirname, '../../.gitattributes'), join(folder, '.gitattributes'))
  recordStep('every snippet', 'a1', file)
  recordPages(dist, new Set(), file)
  commit()
  git('checkout', '-qb', 'other')
  recordStep('every snippet', 'a2', file)
  recordPages(dist, new Set(['docs/a.md']), file)
  commit()
  git('checkout', '-q', 'main')
  recordStep('every snippet', 'a3', file)
  recordPages(dist, new Set(['docs/b.md']), file)
  commit()
  git('merge', '-q', '--no-edit', 'other')
  expect([hasPassed('every snippet', 'a2', file), hasPassed('every snippet', 'a3', file)]).toEqual([true, true])
  expect(pagesToTest(dist, { file })).toEqual(new Set())
  rmSync(folder, { recursive: true })
})
