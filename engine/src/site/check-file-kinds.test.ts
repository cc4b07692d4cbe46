import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileHashes } from '../load/cache/file-hashes'
import { checkFileKinds } from './check-file-kinds'
import { hashInputs } from './input-hash'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kinds-'))
  for (const folder of ['content/current', 'static/img', 'snippets', 'dist', 'node_modules', '.cache'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'content/current/index.md'), 'x')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const titles = () => checkFileKinds(root).map(({ severity, code, at, title }) => `${severity} ${code} ${at}: ${title}`)
const hash = () => hashInputs(root, new FileHashes(root), [])

test('accepts files and folders, and everything in folders that builds do not read', () => {
  for (const folder of ['dist', 'node_modules', '.cache']) symlinkSync('nowhere', join(root, folder, 'link'))
  rmSync(join(root, 'dist'), { recursive: true })
  symlinkSync('/tmp', join(root, 'dist'))
  symlinkSync('user@host.1:2', join(root, 'content/current/.#index.md'))
  expect(titles()).toEqual([])
})

test.each([
  ['a broken link', 'nowhere'],
  ['a link to itself', 'a.md'],
  ['a link to a parent folder', '..'],
  ['a link to a file outside of the site', '/etc/passwd'],
  ['a link within the site', 'index.md'],
])('reports %s with its target', (_, target) => {
  const before = hash()
  symlinkSync(target, join(root, 'content/current/a.md'))
  expect(titles()).toEqual([`error file-kind content/current/a.md: "content/current/a.md" is a symbolic link to "${target}".`])
  // The change is detected even if nothing else has changed.
  expect(hash()).not.toBe(before)
})

test('reports all pipes and sockets together', async () => {
  execFileSync('mkfifo', [join(root, 'static/img/a.png'), join(root, 'docs.config.ts')])
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(join(root, 'snippets/s.py'), resolve))
  expect(titles()).toEqual([
    'error file-kind docs.config.ts: "docs.config.ts" is a named pipe.',
    'error file-kind snippets/s.py: "snippets/s.py" is a socket.',
    'error file-kind static/img/a.png: "static/img/a.png" is a named pipe.',
  ])
  await new Promise((resolve) => server.close(resolve))
})
