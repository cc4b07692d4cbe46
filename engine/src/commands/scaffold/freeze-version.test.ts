import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import { scanContent } from '../../load/content/scan-content'
import { resolveSite } from '../../load/sidebars/resolve-site'
import type { SiteConfigInput } from '../../model/config/site-config'
import { freezeVersion } from './freeze-version'

let repository: string
let root: string

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
const manifest = new Map([['routes/current.json', '[\n  {"route":"/docs/a","released":true},\n  {"route":"/docs/later"}\n]\n']])
/** The setting `versionFiles`. */
const files = ['api/{version}.json', 'static/img/snippets/{version}', '../tools/environments/{version}']
const freeze = (label: string) => freezeVersion(root, label, { manifest, files })
const read = (name: string) => readFileSync(join(root, name), 'utf8')
/** All files of the repository with their text, so that two states can be compared. */
function snapshot(): Record<string, string> {
  const files = readdirSync(repository, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(paths.map((path) => [relative(repository, path), readFileSync(path, 'utf8')]))
}

const versions = [
  { name: 'current', label: '2.0', path: '/docs', isLast: true, mainDocId: 'a', values: { release: '2.0' } },
  { name: '0.18', path: '/docs/0.18', banner: 'unmaintained' },
]

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'freeze-'))
  root = join(repository, 'site')
  write('content/current/a.md', '---\ntitle: A\ndescription: B\n---\n')
  write('content/current/core/b.md', '---\ntitle: A\ndescription: B\n---\n')
  write('content/0.18/a.md', '---\ntitle: A\ndescription: B\n---\n')
  write('sidebars/current.ts', 'export default {}\n')
  write('api/current.json', '{}\n')
  write('snippets/current/a.py', 'print(1)\n')
  write('static/img/snippets/current/a/page.webp', 'picture')
  write('../tools/environments/current/uv.lock', 'lock\n')
  write('../tools/environments/current/.venv/bin/python', 'binary\n')
  write('versions.json', JSON.stringify(versions))
})
afterEach(() => rmSync(repository, { recursive: true }))

test('copies all parts of the current version and adds the new version after it', () => {
  const before = snapshot()
  const { created } = freeze('2.0')
  expect(created).toEqual([
    'content/2.0',
    'sidebars/2.0.ts',
    'snippets/2.0',
    'api/2.0.json',
    'static/img/snippets/2.0',
    '../tools/environments/2.0',
    'routes/current.json',
    'routes/2.0.json',
    'versions.json',
  ])
  expect(snapshot()).toEqual({
    ...before,
    'site/content/2.0/a.md': before['site/content/current/a.md'],
    'site/content/2.0/core/b.md': before['site/content/current/core/b.md'],
    'site/sidebars/2.0.ts': 'export default {}\n',
    'site/api/2.0.json': '{}\n',
    'site/snippets/2.0/a.py': 'print(1)\n',
    'site/static/img/snippets/2.0/a/page.webp': 'picture',
    'tools/environments/2.0/uv.lock': 'lock\n',
    'site/routes/current.json': manifest.get('routes/current.json'),
    'site/routes/2.0.json': '[\n  {"route":"/docs/2.0/a"},\n  {"route":"/docs/2.0/later"}\n]\n',
    'site/versions.json': expect.any(String),
  })
  expect(JSON.parse(read('versions.json'))).toEqual([
    versions[0],
    {
      name: '2.0',
      label: '2.0',
      path: '/docs/2.0',
      isLast: false,
      banner: 'none',
      mainDocId: 'a',
      values: { release: '2.0' },
    },
    versions[1],
  ])
})

test('updates references to copied static files in copied pages only', () => {
  const text = (version: string) =>
    [
      `![A page](/img/snippets/${version}/a/page.webp) and "/img/snippets/${version}"`,
      '![Another](/img/snippets/currently.webp), /old/img/snippets/current/a.webp, [current](/docs/current)',
      '',
    ].join('\n')
  write('content/current/a.md', text('current'))
  write('content/current/data/pictures.json', '["/img/snippets/current/a/page.webp"]')
  write('content/current/notes.txt', '/img/snippets/current/a/page.webp')
  freeze('2.0')
  expect(read('content/2.0/a.md')).toBe(text('2.0'))
  expect(read('content/2.0/data/pictures.json')).toBe('["/img/snippets/2.0/a/page.webp"]')
  expect(read('content/2.0/notes.txt')).toBe('/img/snippets/current/a/page.webp')
  expect(read('content/current/a.md')).toBe(text('current'))
})

test('prints the next step for the current version', () => {
  expect(freeze('2.0').next).toContain('"current"')
})

test('the site builds with the new version', () => {
  freeze('2.0')
  const config = makeConfig({ versions: JSON.parse(read('versions.json')) as SiteConfigInput['versions'] })
  const { sources, problems } = scanContent(root, ['current', '2.0', '0.18'])
  const site = resolveSite({ config, sources, pages: [], includeDrafts: false })
  expect([...problems, ...site.problems]).toEqual([])
  const frozen = site.docs.find((doc) => doc.route === '/docs/2.0/core/b')
  expect(frozen?.counterparts).toEqual([
    { version: 'current', href: '/docs/core/b', relation: 'same' },
    { version: '0.18', href: '/docs/0.18/a', relation: 'main' },
  ])
})

test("skips parts that don't exist", () => {
  for (const part of ['api', 'snippets', 'static', '../tools']) rmSync(join(root, part), { recursive: true })
  expect(freeze('2.0').created).toEqual([
    'content/2.0',
    'sidebars/2.0.ts',
    'routes/current.json',
    'routes/2.0.json',
    'versions.json',
  ])
})

const INVALID =
  `current | | a/b | .. | .hidden | a b | __proto__ | constructor | CON | con.1 | COM1 | lpt9.0 | dist | $1 | $&1 | 1.9. | 1..9
  | -1 | 1_ | １.９ | 1/../2 | C:1 | é1 | 1~2 | %31 | ${'1'.repeat(33)}`
    .split('|')
    .map((label) => label.trim())

test.each([...INVALID, '1.9\n', ' 1.9'])('rejects the label %j', (label) => {
  const before = snapshot()
  expect(() => freeze(label)).toThrow(expect.objectContaining({ code: 'version-label' }))
  expect(snapshot()).toEqual(before)
})

test.each(['1.8.1', '2', 'v3', '2.0-beta', '2026_11', '1'.repeat(32)])('accepts the label %j', (label) => {
  freeze(label)
  expect(existsSync(join(root, 'content', label))).toBe(true)
})

test('does not overwrite an existing version', () => {
  expect(() => freeze('0.18')).toThrow(expect.objectContaining({ code: 'version-exists' }))
  write('snippets/2.0/a.py', 'mine')
  const before = snapshot()
  expect(() => freeze('2.0')).toThrow(expect.objectContaining({ code: 'version-exists', title: 'snippets/2.0 already exists.' }))
  expect(snapshot()).toEqual(before)
})

test('replaces what an interrupted run has left', () => {
  write('.version-2.0/0-content/old.md', 'Old')
  freeze('2.0')
  expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([])
  expect(existsSync(join(root, 'content/2.0/old.md'))).toBe(false)
})

test('does not change a site without content or with invalid settings', () => {
  rmSync(join(root, 'sidebars/current.ts'))
  expect(() => freeze('2.0')).toThrow(expect.objectContaining({ code: 'version-incomplete' }))
  for (const text of ['{', '{}', '[]', '[{ "name": "current" }]']) {
    write('versions.json', text)
    expect(() => freeze('2.0')).toThrow(expect.objectContaining({ code: 'versions-file' }))
    expect(read('versions.json')).toBe(text)
  }
})

test("rolls back if a part can't be moved into place", () => {
  write('routes/current.json/in-the-way', 'a folder where the file should go')
  const before = snapshot()
  expect(() => freeze('2.0')).toThrow()
  expect(snapshot()).toEqual(before)
  expect(existsSync(join(root, 'content/2.0'))).toBe(false)
  expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([])
})
