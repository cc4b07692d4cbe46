import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { datesOfLog, readGitDates } from './git-dates'
import { readHeadCommit } from './head-commit'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'dates-')))
})
afterEach(() => rmSync(root, { recursive: true }))

const site = () => join(root, 'site')
function git(folder: string, date: string, ...args: string[]): string {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  }
  return execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim()
}
function commit(date: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site(), name), text)
  git(root, date, 'add', '.')
  git(root, date, 'commit', '-q', '-m', 'x')
  return git(root, date, 'rev-parse', 'HEAD')
}
function repository(): void {
  mkdirSync(join(site(), 'content/current'), { recursive: true })
  git(root, '', 'init', '-q', '-b', 'main')
}

test('returns the UTC date of the last commit of each file', async () => {
  repository()
  commit('2026-01-01T10:00:00Z', { 'content/current/a.md': '1', 'content/current/é b.md': '1', 'other.md': '1' })
  mkdirSync(join(site(), 'pages'))
  commit('2026-02-02T23:30:00-05:00', { 'content/current/a.md': '2', 'pages/home.tsx': '1' })
  expect(await readGitDates(site(), ['content', 'pages', 'no such folder'])).toEqual(
    new Map([
      ['content/current/a.md', '2026-02-03'],
      ['pages/home.tsx', '2026-02-03'],
      ['content/current/é b.md', '2026-01-01'],
    ]),
  )
})

test('ignores listed mass edits, except for files without other commits', async () => {
  repository()
  commit('2026-01-01T10:00:00Z', { 'content/current/a.md': '1' })
  const edits = commit('2026-02-02T10:00:00Z', { 'content/current/a.md': '2', 'content/current/b.md': '1' })
  const more = commit('2026-03-03T10:00:00Z', { 'content/current/a.md': '3', 'content/current/b.md': '2' })
  commit('2026-04-04T10:00:00Z', { '../.git-blame-ignore-revs': `# Wording\n${edits}\n\n${more} # Typos\n` })
  const expected = new Map([
    ['content/current/a.md', '2026-01-01'],
    ['content/current/b.md', '2026-02-02'],
  ])
  expect(await readGitDates(site(), ['content'])).toEqual(expected)
  writeFileSync(join(root, '.git-blame-ignore-revs'), 'not committed')
  expect(await readGitDates(site(), ['content'])).toEqual(expected)
})

test('names entries of the list that are not full hashes', async () => {
  repository()
  const first = commit('2026-01-01T10:00:00Z', { 'content/current/a.md': '1' })
  commit('2026-02-02T10:00:00Z', { '../.git-blame-ignore-revs': `${first}\n${first.slice(0, 7)}\nmain\n` })
  await expect(readGitDates(site(), ['content'])).rejects.toMatchObject({
    parts: { code: 'ignored-commit', hint: expect.stringMatching(new RegExp(`^Replace .*:\n- ${first.slice(0, 7)}\n- main$`)) },
  })
})

test('accepts a list without commits', async () => {
  repository()
  commit('2026-01-01T10:00:00Z', { 'content/current/a.md': '1', '../.git-blame-ignore-revs': '# Mass edits\n' })
  expect(await readGitDates(site(), ['content'])).toEqual(new Map([['content/current/a.md', '2026-01-01']]))
})

test('returns no dates outside a repository', async () => {
  mkdirSync(site())
  expect(await readGitDates(site(), ['content'])).toBeUndefined()
  expect(readHeadCommit(site())).toBeUndefined()
})

test('returns no dates in a shallow clone', async () => {
  repository()
  commit('2026-01-01T10:00:00Z', { 'content/current/a.md': '1' })
  commit('2026-02-02T10:00:00Z', { 'content/current/b.md': '2' })
  git(root, '', 'clone', '-q', '--depth', '1', `file://${root}`, join(root, 'clone'))
  expect(await readGitDates(join(root, 'clone/site'), ['content'])).toBeUndefined()
})

test('reads the current commit of a branch, a packed branch, and a detached HEAD', () => {
  repository()
  const first = commit('2026-01-01T10:00:00Z', { 'content/current/a.md': '1' })
  expect(readHeadCommit(site())).toBe(first)
  git(root, '', 'pack-refs', '--all')
  expect(readHeadCommit(site())).toBe(first)
  const second = commit('2026-02-02T10:00:00Z', { 'content/current/a.md': '2' })
  expect(readHeadCommit(site())).toBe(second)
  git(root, '', 'checkout', '-q', '--detach', first)
  expect(readHeadCommit(site())).toBe(first)
})

test('reads the commit of a worktree', () => {
  repository()
  const first = commit('2026-01-01T10:00:00Z', { 'content/current/a.md': '1' })
  git(root, '', 'worktree', 'add', '-q', '-b', 'other', join(root, 'tree'))
  expect(readHeadCommit(join(root, 'tree'))).toBe(first)
})

test('uses the latest date, regardless of the order of commits', () => {
  const entry = (date: string, ...files: string[]) =>
    `\u0001abc ${Date.parse(date) / 1000}\0\n${files.map((file) => `${file}\0`).join('')}`
  const log =
    entry('2026-02-02T00:00:00Z', 'a.md', 'b.md') + entry('2026-03-03T23:59:59Z', 'a.md') + entry('2026-01-01', 'b.md', 'c.md')
  const dates = [
    ['a.md', '2026-03-03'],
    ['b.md', '2026-02-02'],
    ['c.md', '2026-01-01'],
  ]
  expect([...datesOfLog(log)].sort()).toEqual(dates)
  expect([...datesOfLog([...log.split(/(?=\u0001)/)].reverse().join(''))].sort()).toEqual(dates)
})
