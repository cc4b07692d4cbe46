import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FileHashes } from '../load/cache/file-hashes'
import { StaticAssets } from './static-assets'

const root = mkdtempSync(join(tmpdir(), 'static-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('leaves out files and folders whose name begins with a dot, except .well-known', () => {
  const hidden = ['/.env', '/.git/config', '/data/.hidden/a.csv', '/.well-known/.secret', '/.well-known']
  const shown = ['/.well-known/security.txt', '/a.b/c.txt', '/data/table.csv']
  for (const path of [...hidden.slice(0, -1), ...shown]) {
    mkdirSync(dirname(join(root, 'static', path)), { recursive: true })
    writeFileSync(join(root, 'static', path), 'text')
  }
  const assets = new StaticAssets(root, '/', new FileHashes(root))
  expect(assets.list()).toEqual(shown)
  for (const path of hidden) expect([path, assets.find(path)]).toEqual([path, undefined])
  for (const path of shown) expect([path, assets.find(path)]).toEqual([path, { href: expect.stringMatching(/^\/assets\//) }])
})
