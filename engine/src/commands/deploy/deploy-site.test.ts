import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DeployOptions, deploySite, rollBackSite } from './deploy-site'
import { readDays } from './keeping'

let root = ''
let source = ''
let target = ''
let now = new Date('2026-01-01T00:00:00Z')

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  root = join(folder, 'site')
  source = join(root, 'dist')
  target = join(folder, 'www')
  now = new Date('2026-01-01T00:00:00Z')
})
afterEach(() => rmSync(dirname(root), { recursive: true, force: true }))

/** Puts a built site in the place of the last one, as a build does. */
function build(files: Record<string, string>): void {
  rmSync(`${source}.next`, { recursive: true, force: true })
  for (const [path, content] of Object.entries({ '404.html': 'none', _headers: '', ...files })) {
    mkdirSync(dirname(join(`${source}.next`, path)), { recursive: true })
    writeFileSync(join(`${source}.next`, path), content)
  }
  rmSync(source, { recursive: true, force: true })
  renameSync(`${source}.next`, source)
}

const options = (more: Partial<DeployOptions> = {}): DeployOptions => ({ root, target, days: 30, now, ...more })
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}
/** A build that consists of one page and one script, both named so. */
function deploy(name: string, more: Partial<DeployOptions> = {}): string {
  build({ 'docs/home.html': `page ${name}`, [`assets/${name}.js`]: `script ${name}` })
  return deploySite(source, options(more)).id
}
const served = (path: string) => {
  const file = join(target, 'current', path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
const scripts = () => readdirSync(join(target, 'current/assets')).sort()
const releases = () => readdirSync(join(target, 'releases')).sort()
const codeOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
  return 'no error'
}

test('the first deploy serves the build', () => {
  expect(deploy('a')).toBe('20260101T000000Z')
  expect(readlinkSync(join(target, 'current'))).toBe('releases/20260101T000000Z')
  expect(served('docs/home.html')).toBe('page a')
})

test('assets of earlier releases stay for as many days as they are asked for, counted from when they were replaced', () => {
  deploy('a')
  later(100)
  deploy('b')
  expect(scripts()).toEqual(['a.js', 'b.js'])
  later(29)
  deploy('c')
  expect(scripts()).toEqual(['a.js', 'b.js', 'c.js'])
  later(1)
  deploy('d')
  expect(scripts()).toEqual(['b.js', 'c.js', 'd.js'])
  deploy('e', { days: 0 })
  expect(scripts()).toEqual(['e.js'])
})

test('pages of earlier releases do not stay', () => {
  build({ 'docs/gone.html': 'gone' })
  deploySite(source, options())
  deploy('a')
  expect(served('docs/gone.html')).toBeUndefined()
})

test('an asset that comes back belongs to its build again', () => {
  for (const name of ['a', 'b', 'a']) {
    deploy(name)
    later(20)
  }
  later(20)
  deploy('b')
  expect(scripts()).toEqual(['a.js', 'b.js'])
})

test('a file that has not changed keeps its date and takes no room', () => {
  deploy('a')
  const before = statSync(join(target, 'current/404.html'))
  deploy('b')
  const after = statSync(join(target, 'current/404.html'))
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])
  expect(statSync(join(source, '404.html')).ino).not.toBe(after.ino)
})

test('five releases stay on disk', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) deploy(name)
  expect(releases()).toHaveLength(5)
  expect(served('docs/home.html')).toBe('page g')
})

test('two deploys in one second, or with a clock that goes back, are in order', () => {
  expect([deploy('a'), deploy('b'), deploy('c')]).toEqual(['20260101T000000Z', '20260101T000000Z-02', '20260101T000000Z-03'])
  later(-10)
  expect(deploy('d')).toBe('20260101T000000Z-04')
})

test('a rollback serves the build before, with the assets of the one that it takes back', () => {
  deploy('a')
  deploy('b')
  rollBackSite(options())
  expect(served('docs/home.html')).toBe('page a')
  expect(scripts()).toEqual(['a.js', 'b.js'])
})

test('rollbacks go back further and further', () => {
  for (const name of ['a', 'b', 'c']) deploy(name)
  for (const name of ['b', 'a']) {
    rollBackSite(options())
    expect(served('docs/home.html')).toBe(`page ${name}`)
  }
  expect(codeOf(() => rollBackSite(options()))).toBe('deploy-rollback')
  expect(served('docs/home.html')).toBe('page a')
})

test('a rollback after a rollback and a deploy does not go to what was taken back', () => {
  for (const name of ['a', 'b']) deploy(name)
  rollBackSite(options())
  deploy('c')
  rollBackSite(options())
  expect(served('docs/home.html')).toBe('page a')
})

test('without an earlier release there is nothing to go back to', () => {
  expect(codeOf(() => rollBackSite(options()))).toBe('deploy-rollback')
})

test('what deploys that were cut off have left is removed by the next one', () => {
  const first = deploy('a')
  deploy('b')
  // One right before it switched, one while it copied.
  rmSync(join(target, 'current'))
  symlinkSync(join('releases', first), join(target, 'current'))
  mkdirSync(join(target, 'releases/20270101T000000Z.partial/assets'), { recursive: true })
  writeFileSync(join(target, 'deploy.lock'), '999999999')
  deploy('c')
  expect(scripts()).toEqual(['a.js', 'c.js'])
  expect(releases()).toHaveLength(2)
  expect(readdirSync(target).sort()).toEqual(['current', 'ledger.json', 'releases'])
})

test.each<[string, string, () => void]>([
  ['no built site', 'not-built', () => rmSync(source, { recursive: true })],
  ['a folder that is no built site', 'not-built', () => rmSync(join(source, '_headers'))],
  ['a ledger that is broken', 'deploy-ledger', () => writeFileSync(join(target, 'ledger.json'), '{"releases":[{}]}')],
  [
    'a ledger without the release that is served',
    'deploy-ledger',
    () => writeFileSync(join(target, 'ledger.json'), '{"releases":[]}'),
  ],
  ['another deploy that runs', 'deploy-running', () => writeFileSync(join(target, 'deploy.lock'), String(process.ppid))],
])('%s leaves the last release', (_, code, spoil) => {
  deploy('a')
  const before = releases()
  build({ 'docs/home.html': 'page b' })
  spoil()
  expect(codeOf(() => deploySite(source, options()))).toBe(code)
  expect(served('docs/home.html')).toBe('page a')
  expect(releases()).toEqual(before)
})

test('a build that ends while it is being copied is not deployed half', () => {
  deploy('a')
  const before = releases()
  build({ 'docs/home.html': 'page b' })
  const onFile = (done: number) => {
    if (done === 1) build({ 'docs/home.html': 'page c' })
  }
  expect(codeOf(() => deploySite(source, options({ onFile })))).toBe('build-changed')
  expect(served('docs/home.html')).toBe('page a')
  expect(releases()).toEqual(before)
})

test('the target is a folder of its own', () => {
  build({})
  for (const place of [root, source, join(root, 'www'), dirname(root)])
    expect([place, codeOf(() => deploySite(source, options({ target: place })))]).toEqual([place, 'deploy-target'])
  mkdirSync(join(target, 'releases'), { recursive: true })
  expect(codeOf(() => deploySite(source, options()))).toBe('deploy-target')
  rmSync(target, { recursive: true })
  deploySite(source, options())
  rmSync(join(target, 'current'))
  mkdirSync(join(target, 'current'))
  expect(codeOf(() => deploySite(source, options()))).toBe('deploy-target')
})

test('days are whole numbers', () => {
  expect([readDays(undefined), readDays('0'), readDays('7')]).toEqual([30, 0, 7])
  for (const text of ['', '-1', '1.5', 'x', '99999']) expect([text, codeOf(() => readDays(text))]).toEqual([text, 'keep-days'])
})
