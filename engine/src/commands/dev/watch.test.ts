import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FSWatcher } from 'chokidar'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../test/support/fixture-site'
import { isIgnored, QUIET_MS, watchFolders } from './watch'

// File systems and git answer late on a busy machine; how fast they are is not what is tested here.
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

/** Does something to the folder and waits until the watcher reports it. Without a report the test runs into its timeout. */
async function reported(action: () => void): Promise<void> {
  const report = new Promise<void>((resolve) => {
    wake = resolve
  })
  action()
  await report
}

/** Edits a file several times: a late report of what came before can only pass for the first. */
async function followsEditsOf(path: string): Promise<void> {
  for (const text of ['one', 'two', 'three']) await reported(() => writeFileSync(join(folder, path), text))
}

test('reports a file that is saved in place', async () => {
  await start()
  await followsEditsOf('content/core/page.md')
})

test('reports a file that is replaced by renaming another one', async () => {
  await start()
  const file = join(folder, 'content/core/page.md')
  await reported(() => {
    writeFileSync(`${file}~`, 'The second text.')
    renameSync(`${file}~`, file)
  })
  await followsEditsOf('content/core/page.md')
})

test('reports a file that is removed and created again', async () => {
  await start()
  const file = join(folder, 'content/core/page.md')
  await reported(() => {
    unlinkSync(file)
    writeFileSync(file, 'The second text.')
  })
  await followsEditsOf('content/core/page.md')
})

test('reports a new folder with files', async () => {
  await start()
  await reported(() => {
    mkdirSync(join(folder, 'content/new/deep'), { recursive: true })
    writeFileSync(join(folder, 'content/new/deep/page.md'), 'A new page.')
  })
  await followsEditsOf('content/new/deep/page.md')
})

test('reports a folder that is removed and created again', async () => {
  await start()
  await reported(() => rmSync(join(folder, 'content/core'), { recursive: true }))
  await reported(() => {
    mkdirSync(join(folder, 'content/core'))
    writeFileSync(join(folder, 'content/core/page.md'), 'The second text.')
  })
  await followsEditsOf('content/core/page.md')
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
  await followsEditsOf('content/core/page.md')
  git('checkout', '--quiet', '.')
  await reported(() => git('checkout', '--quiet', 'other'))
  expect(readFileSync(join(folder, 'content/core/page.md'), 'utf8')).toBe('The text of the other branch.')
  await followsEditsOf('content/other/page.md')
  await followsEditsOf('content/core/page.md')
})

test('watches every folder', async () => {
  const second = temporaryFolder()
  stop = await watchFolders([folder, second], () => wake())
  await reported(() => writeFileSync(join(second, 'a.css'), 'a {}'))
  await followsEditsOf('content/core/page.md')
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

test('throws if the system limit of watched files is exceeded', async () => {
  const refusal = Object.assign(new Error('ENOSPC: watch'), { code: 'ENOSPC', syscall: 'watch' })
  const add = vi.spyOn(FSWatcher.prototype, 'add').mockImplementation(function (this: FSWatcher) {
    setImmediate(() => {
      this.emit('error', refusal)
      this.emit('error', refusal)
    })
    return this
  })
  await expect(start()).rejects.toBe(refusal)
  add.mockRestore()
})

test('reports a repeated change within the 50 ms in which chokidar reports it once', () => {
  expect(QUIET_MS).toBeGreaterThan(50)
  expect(QUIET_MS).toBeLessThan(100)
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
