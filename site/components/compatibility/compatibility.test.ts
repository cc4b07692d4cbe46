import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { proofText } from './proof-text'
import { type CompatibilityRow, RowsSchema } from './read-rows'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const rows = RowsSchema.parse(JSON.parse(read('site/content/current/help/compatibility.json')))
const proven = rows.flatMap(({ name, proof }) => (proof ? [{ name, ...proof }] : []))

test('the rows of a category have different names', () => {
  const names = rows.map(({ kind, name }) => `${kind} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

describe('facts about this release', () => {
  const facts: { requires_python: string; extras: Record<string, string[]> } = JSON.parse(
    read('python/page_checks/facts/current.json'),
  )
  // A package can have several lines, such as `numpy==2.4.6 ; python_full_version < '3.12' \`. The first one is for Python 3.11.
  const locked = new Map(
    [...read('python/environments/current/requirements.txt').matchAll(/^([a-z\d-]+)==(\S+)/gm)]
      .reverse()
      .map(([, name = '', version = '']) => [name, version]),
  )

  test('all extras exist', () => {
    for (const { name, extra } of rows) if (extra !== undefined) expect(Object.keys(facts.extras), name).toContain(extra)
  })

  test('tested versions match the locked environment', () => {
    for (const { name, packages } of proven)
      for (const [key, version] of Object.entries(packages)) expect([name, key, version]).toEqual([name, key, locked.get(key)])
  })

  test('the snippets of all tests exist', () => {
    for (const { name, snippet } of proven)
      expect([name, existsSync(join(ROOT, 'site/snippets/current', snippet))]).toEqual([name, true])
  })

  test('the Python versions match the metadata of the package', () => {
    const [, from, below] = /^>=3\.(\d+),<3\.(\d+)$/.exec(facts.requires_python) ?? []
    expect(rows.find(({ name }) => name === 'Python')?.versions).toBe(`3.${from} to 3.${Number(below) - 1}`)
  })
})

describe('description of the test', () => {
  const row = (how: 'run' | 'emulated' | 'built'): CompatibilityRow => ({
    kind: 'data-source',
    name: 'A',
    core: 'supported',
    cloud: 'no',
    proof: { how, snippet: 'a.py', packages: { a: '1', b: '2' } },
  })
  const context = (tested: boolean) => ({ snippet: () => ({ code: '', language: 'python', release: '1.8.1', tested }) })

  test.each([
    ['run', 'Tested with a 1 and b 2.'],
    ['emulated', 'Tested against an emulator with a 1 and b 2.'],
    ['built', 'Not tested against a live account. Code checked with a 1 and b 2.'],
  ] as const)('includes the versions (%s)', (how, text) => {
    expect(proofText(row(how), context(true))).toBe(text)
  })

  test('is missing while the current snippet has not passed', () => {
    expect(proofText(row('run'), context(false))).toBeUndefined()
    expect(proofText(row('emulated'), context(false))).toBeUndefined()
    expect(proofText(row('built'), context(false))).toContain('Not tested')
  })
})
