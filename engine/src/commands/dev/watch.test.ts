import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FSWatcher } from 'chokidar'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../test/support/fixture-site'
import { DEBOUNCE_MS, isIgnored, isWatched, watchFolders } from './watch'

// File systems and Git can be slow on a busy machine, and these tests don't measure their speed.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let wake: () => void = () => undefined
let stop: () => Promise<void> = async () => undefined
beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(join(folder, 'content/core'), { recursive: true })
  writeFileSync(join(folder, 'content/core/page.md'), 'The first text.')
})
afterEach(() => stop())

const start = async () => {
  stop = await watchFolders([folder], () => wake())
}

/** Runs an action that changes the folder, and waits until the watcher reports the change. Without a report, the test times out. */
async function reported(action: () => void): Promise<void> {
  const report = new Promise<void>((resolve) => {
    wake = resolve
  })
  action()
  await report
}

/** Edits a file three times, because a late report of an earlier change could be mistaken for the first edit. */
async function reportsEditsOf(path: string): Promise<void> {
  for (const text of ['one', 'two', 'three']) await reported(() => writeFileSync(join(folder, path), text))
}

test('reports a file that is saved in place', async () => {
  await start()
  await reportsEditsOf('content/core/page.md')
})

test('reports a file that is replaced by renaming another one', async () => {
  await start()
  const file = join(folder, 'content/core/page.md')
  await reported(() => {
    writeFileSync(`${file}~`, 'The second text.')
    renameSync(`${file}~`, file)
  })
  await reportsEditsOf('content/core/page.md')
})

test('reports a file that is removed and created again', async () => {
  await start()
  const file = join(folder, 'content/core/page.md')
  await reported(() => {
    unlinkSync(file)
    writeFileSync(file, 'The second text.')
  })
  await reportsEditsOf('content/core/page.md')
})

test('reports a new folder with files', async () => {
  await start()
  await reported(() => {
    mkdirSync(join(folder, 'content/new/deep'), { recursive: true })
    writeFileSync(join(folder, 'content/new/deep/page.md'), 'A new page.')
  })
  await reportsEditsOf('content/new/deep/page.md')
})

test('reports a folder that is removed and created again', async () => {
  await start()
  await reported(() => rmSync(join(folder, 'content/core'), { recursive: true }))
  await reported(() => {
    mkdirSync(join(folder, 'content/core'))
    writeFileSync(join(folder, 'content/core/page.md'), 'The second text.')
  })
  await reportsEditsOf('content/core/page.md')
})

test('reports files after the checkout of another branch and back', async () => {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', '-c', 'commit.gpgsign=false', ...args],
      { cwd: folder, stdio: 'pipe' },
    )
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message=First')
  git('checkout', '--quiet', '-b', 'other')
  writeFileSync(join(folder, 'content/core/page.md'), 'The text of the other branch.')
  mkdirSync(join(folder, 'content/other'))
  writeFileSync(join(folder, 'content/other/page.md'), 'A page of the other branch.')
  git('add', '.')
  git('commit', '--quiet', '--message=Second')
  await start()
  await reported(() => git('checkout', '--quiet', 'main'))
  await reportsEditsOf('content/core/page.md')
  git('checkout', '--quiet', '.')
  await reported(() => git('checkout', '--quiet', 'other'))
  expect(readFileSync(join(folder, 'content/core/page.md'), 'utf8')).toBe('The text of the other branch.')
  await reportsEditsOf('content/other/page.md')
  await reportsEditsOf('content/core/page.md')
})

test('watches every folder', async () => {
  const second = temporaryFolder()
  stop = await watchFolders([folder, second], () => wake())
  await reported(() => writeFileSync(join(second, 'a.css'), 'a {}'))
  await reportsEditsOf('content/core/page.md')
})

test('reports the paths of all changes', async () => {
  let changed: readonly string[] = []
  stop = await watchFolders([folder], (paths) => {
    changed = [...changed, ...paths]
    wake()
  })
  writeFileSync(join(folder, 'content/core/other.md'), 'Another page.')
  await reported(() => appendFileSync(join(folder, 'content/core/page.md'), ' More.'))
  while (changed.length < 2) await reported(() => appendFileSync(join(folder, 'content/core/page.md'), ' More.'))
  expect([...new Set(changed)].sort()).toEqual([join(folder, 'content/core/other.md'), join(folder, 'content/core/page.md')])
})

test('files outside of the folders and ignored files are not watched', () => {
  const watched = (path: string) => isWatched(['/site', '/engine/src'], path)
  expect(['/site/a.md', '/engine/src/b.css', '/site/a..b/c.md'].map(watched)).toEqual([true, true, true])
  expect(['/other/a.md', '/site/node_modules/a.js', '/engine/b.css'].map(watched)).toEqual([false, false, false])
})

test('does not report ignored files', async () => {
  let reports = 0
  stop = await watchFolders([folder], () => {
    reports++
    wake()
  })
  mkdirSync(join(folder, 'dist/docs'), { recursive: true })
  writeFileSync(join(folder, 'dist/docs/page.html'), 'Built.')
  await reported(() => appendFileSync(join(folder, 'content/core/page.md'), ' More.'))
  expect(reports).toBe(1)
})

test('throws if the system limit for watched files is exceeded', async () => {
  const failure = Object.assign(new Error('ENOSPC: watch'), { code: 'ENOSPC', syscall: 'watch' })
  const add = vi.spyOn(FSWatcher.prototype, 'add').mockImplementation(function (this: FSWatcher) {
    setImmediate(() => {
      this.emit('error', failure)
      this.emit('error', failure)
    })
    return this
  })
  await expect(start()).rejects.toBe(failure)
  add.mockRestore()
})

test('the delay is longer than the 50 ms in which chokidar reports repeated changes only once', () => {
  expect(DEBOUNCE_MS).toBeGreaterThan(50)
  expect(DEBOUNCE_MS).toBeLessThan(100)
})

test.each([
  'dist',
  'dist/index.html',
  'dist-test/index.html',
  'dist.next-1/index.html',
  'node_modules/zod/index.js',
  'islands/node_modules',
  '.cache/articles.pack',
  'content/.git/HEAD',
  'content/current/guide.md~',
  'theme/site.test.ts',
  'islands/filter.test.tsx',
])('%s is ignored', (path) => expect(isIgnored(path)).toBe(true))

test.each([
  '',
  'docs.config.ts',
  'versions.json',
  'content/current/guide.md',
  'content/current/dist/index.md',
  'content/current/distribution.md',
  'distribution/index.md',
  'content/node_modules_explained.md',
  'snippets/current/results.json',
  'static/img/a.svg',
  'theme/site.css',
  'theme/test.tsx',
  'static/file.test.ts.txt',
  'content/~draft.md',
])('%j is watched', (path) => expect(isIgnored(path)).toBe(false))
