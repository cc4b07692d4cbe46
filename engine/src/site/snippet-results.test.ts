import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileHashes } from '../cache'
import { Problems } from '../errors'
import { readSnippetResults } from './snippet-results'

let root = ''
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const CODE = 'print(1)\n'
const DATA = 'a,b\n'

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'results-'))
  mkdirSync(join(root, 'snippets/current'), { recursive: true })
  mkdirSync(join(root, 'static/data'), { recursive: true })
  writeFileSync(join(root, 'snippets/current/a.py'), CODE)
  writeFileSync(join(root, 'static/data/trips.csv'), DATA)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function record(entry: object) {
  const environment = { python: '3.11.7', package: 'library', version: '1.8.1', lock: 'abc' }
  writeFileSync(
    join(root, 'snippets/current/results.json'),
    JSON.stringify({ format: 1, environment, snippets: { 'a.py': entry } }),
  )
}
const hash = () => sha(`a.py ${sha(CODE)}\nfixture:trips.csv ${sha(DATA)}\nlock abc\n`)
const read = () => readSnippetResults(root, 'current', new FileHashes(root), new Problems()).result('a.py')

test('a run proves the file, its fixtures and the environment it ran with', () => {
  record({ hash: hash(), outcome: 'passed', fixtures: ['trips.csv'], outputs: { run: '1\n' } })
  expect(read()).toEqual({ current: true, outputs: { run: '1\n' } })
})

test('a changed fixture makes the run prove nothing', () => {
  record({ hash: hash(), outcome: 'passed', fixtures: ['trips.csv'], outputs: {} })
  writeFileSync(join(root, 'static/data/trips.csv'), 'changed')
  expect(read()?.current).toBe(false)
})

test('a failed run earns no badge', () => {
  record({ hash: hash(), outcome: 'failed', fixtures: ['trips.csv'], outputs: {} })
  expect(read()?.current).toBe(false)
})

test('a results file that cannot be read is an error, a missing one is not', () => {
  const problems = new Problems()
  expect(readSnippetResults(root, 'current', new FileHashes(root), problems).result('a.py')).toBeUndefined()
  writeFileSync(join(root, 'snippets/current/results.json'), '{"format":2}')
  readSnippetResults(root, 'current', new FileHashes(root), problems)
  expect(problems.list.map((problem) => problem.code)).toEqual(['snippet-results'])
})
