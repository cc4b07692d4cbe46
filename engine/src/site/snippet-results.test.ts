import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileHashes } from '../load/cache/file-hashes'
import { Problems } from '../model/errors/problems'
import { sha256, snippetFingerprint } from './snippet-fingerprint'
import { digestOf, readSnippetResults, resultHash } from './snippet-results'

let root = ''
const CODE = 'print(1)\n'
const DATA = 'a,b\n'
const FINGERPRINT = ['../runner.py', '../{version}.lock']

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'))
  root = join(folder, 'site')
  mkdirSync(join(root, 'snippets/current'), { recursive: true })
  mkdirSync(join(root, 'static/data'), { recursive: true })
  writeFileSync(join(root, 'snippets/current/a.py'), CODE)
  writeFileSync(join(root, 'static/data/trips.csv'), DATA)
  writeFileSync(join(folder, 'runner.py'), 'run\n')
  writeFileSync(join(folder, 'current.lock'), 'library==1\n')
})
afterEach(() => rmSync(join(root, '..'), { recursive: true, force: true }))

const fingerprint = (setting = FINGERPRINT, version = 'current') =>
  snippetFingerprint(root, version, setting, new FileHashes(root))
const hash = () => resultHash(['a.py', Buffer.from(CODE)], [['trips.csv', Buffer.from(DATA)]], fingerprint().hash)
const passed = () => ({ hash: hash(), outcome: 'passed', fixtures: ['trips.csv'], outputs: { run: '1\n' }, date: '2026-01-02' })

function record(entry: object, digest = digestOf('a.py', { ...entry })) {
  const snippets = { 'a.py': { ...entry, digest } }
  writeFileSync(join(root, 'snippets/current/results.json'), JSON.stringify({ format: 2, snippets }, null, 2))
}

function read() {
  const problems = new Problems()
  const sources = {
    root,
    version: 'current',
    fingerprint: FINGERPRINT,
    configFile: 'docs.config.ts',
    hashes: new FileHashes(root),
  }
  const results = readSnippetResults(sources, problems)
  const found = problems.list.map(({ code, title, at }) => `${title} [${code}] ${at}`)
  return { result: results.result('a.py'), files: results.files, found }
}

test('a result is current if the file, its fixtures and the files of the fingerprint are unchanged', () => {
  record(passed())
  expect(read()).toEqual({
    result: { current: true, outputs: { run: '1\n' }, names: {} },
    files: [join(root, '../runner.py'), join(root, '../current.lock')],
    found: [],
  })
})

test.each(['snippets/current/a.py', 'static/data/trips.csv', '../runner.py', '../current.lock'])(
  'a result is not current if %s has changed',
  (file) => {
    record(passed())
    writeFileSync(join(root, file), 'changed')
    expect(read()).toMatchObject({ result: { current: false, outputs: { run: '1\n' } }, found: [] })
  },
)

test('the result of a failed run is not current', () => {
  record({ ...passed(), outcome: 'failed' })
  expect(read().result?.current).toBe(false)
})

test.each([
  ['outputs', { run: '2\n' }],
  ['outcome', 'failed'],
  ['hash', sha256('')],
  ['date', '2026-01-03'],
  ['fixtures', []],
  ['error', 'none'],
])('rejects an entry if its %s was edited, with its name and line', (field, value) => {
  record({ ...passed(), [field]: value }, digestOf('a.py', passed()))
  expect(read().found).toEqual([
    'The recorded result of the snippet "a.py" doesn\'t match its digest, because it was edited manually or merged incorrectly. [snippet-edited] snippets/current/results.json:4',
  ])
})

test('rejects an entry with the digest of another snippet', () => {
  record(passed(), digestOf('b.py', passed()))
  expect(read().found[0]).toContain('[snippet-edited]')
})

test('computes a digest that does not depend on the order of keys', () => {
  const outputs = { 10: 'a', b: 'é\u2028"\\', 9: '😀', '﹏': '' }
  const { 10: ten, ...others } = outputs
  expect(digestOf('a.py', { outputs: { ...others, 10: ten }, hash: 'h' })).toBe(digestOf('a.py', { hash: 'h', outputs }))
})

test('reports a missing file of the fingerprint as an error in the configuration', () => {
  record(passed())
  rmSync(join(root, '../current.lock'))
  expect(read().found).toEqual([
    'snippets.fingerprint contains "../{version}.lock", but this file does not exist for the version "current". [snippet-fingerprint] docs.config.ts',
  ])
})

test('computes a fingerprint from contents and normalized paths, regardless of their order and of line endings', () => {
  const before = fingerprint().hash
  writeFileSync(join(root, '../runner.py'), 'run\r\n')
  expect(fingerprint(['.././{version}.lock', '../x/../runner.py', '../runner.py']).hash).toBe(before)
  writeFileSync(join(root, '../renamed.py'), 'run\n')
  expect(fingerprint(['../{version}.lock', '../renamed.py']).hash).not.toBe(before)
})

test('computes the same hashes as the snippet runner for unusual names and contents', () => {
  const files: Record<string, Buffer | string> = {
    '../a b#%.py': '1\r\n2\n\r\r\n',
    '../{version}/lock.txt': 'lock',
    '../\uff5e.py': 'é',
    '../\u{1f600}.py': Buffer.of(0xff, 0),
    '../e\u0301.py': 'decomposed',
    'B.py': '',
    'a.py': 'a',
  }
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name.replace('{version}', '1.8.1'))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  // The tests in `python/tests` expect the same values from the snippet runner.
  expect(fingerprint([...Object.keys(files), './x/../a.py'], '1.8.1').hash).toBe(
    '6f109c34cfb996b358e6b4aba3b2a45f9f88e9f0897a7ccb0d816c0c9c3548fa',
  )
  expect(
    resultHash(
      ['core/a.py', Buffer.from('a.py')],
      [
        ['c.csv', Buffer.from('c.csv')],
        ['b.csv', Buffer.from('b.csv')],
      ],
      'f00',
    ),
  ).toBe('695b14368324b721344488cbb547f51067d6eb3b3981ed2a901335bbfa6a0824')
  const outputs = { '10': 'a', '9': '😀\x7f', b: 'é\u2028"\\\t\x01', '﹏': '', '😀': '' }
  expect(digestOf('core/a.py', { hash: 'f00', date: '2026-01-02', outcome: 'passed', fixtures: ['b', 'a'], outputs })).toBe(
    '81842d6819f2a8c7d7def2ca0fad507fa54b57dfc360f713a9bd8276e27bf5ad',
  )
})

test('computes the same fingerprint for a frozen copy of a version', () => {
  writeFileSync(join(root, '../2.0.lock'), 'library==1\n')
  expect(fingerprint(FINGERPRINT, '2.0').hash).toBe(fingerprint().hash)
})

test('reports an invalid results file, but not a missing one', () => {
  expect(read()).toEqual({ result: undefined, files: [], found: [] })
  writeFileSync(join(root, 'snippets/current/results.json'), '{"format":1}')
  expect(read().found[0]).toContain('[snippet-results] snippets/current/results.json')
})
