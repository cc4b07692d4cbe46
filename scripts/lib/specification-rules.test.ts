import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lintSpecification } from './specification-rules.mjs'

interface Statement {
  id: string
  section: string
  statement: string
  tests?: { file: string; test: string }[]
}

const file = fileURLToPath(new URL('../../docs/specification.json', import.meta.url))
const specification: { sections: Record<string, string>; statements: Statement[] } = JSON.parse(readFileSync(file, 'utf8'))
const { statements } = specification
/** By default, all listed tests exist. */
const lint = (changed: Statement[], titlesOf?: (file: string) => string[] | undefined) => {
  const all = new Map<string, string[]>()
  for (const { tests = [] } of statements) for (const { file, test } of tests) all.set(file, [...(all.get(file) ?? []), test])
  return lintSpecification({ ...specification, statements: changed }, titlesOf ?? ((name) => all.get(name)))
}
/** The statements with a changed first one. */
const withFirst = (change: Partial<Statement>) => [{ ...(statements[0] as Statement), ...change }, ...statements.slice(1)]

test('a statement that is missing or listed twice is reported', () => {
  expect(lint(statements)).toEqual([])
  expect(lint(statements.slice(1))).toEqual(['The statement 1 is missing.'])
  expect(lint(statements.slice(0, -1))).toEqual(['The statement P-33 is missing.'])
  expect(lint([...statements, statements[0] as Statement])).toEqual(['The statement 1 is unknown or listed twice.'])
})

test.each([
  ['no tests', { tests: [] }, 'has no tests.'],
  ['another section', { section: '2' }, 'is in the section "2".'],
  ['a file that does not exist', { tests: [{ file: 'a.test.ts', test: 'x' }] }, "refers to a.test.ts, which doesn't exist."],
])('a statement with %s is reported', (_, change, problem) => {
  expect(lint(withFirst(change))).toEqual([expect.stringContaining(problem)])
})

test('a test is found by its full title, or by its title with or without groups', () => {
  const named = (test: string) =>
    lint(withFirst({ tests: [{ file: 'a.test.ts', test }] }), (name) =>
      name === 'a.test.ts'
        ? ['a > must exist', 'b > must exist', 'b > opens wide']
        : [...new Set(statements.flatMap(({ tests = [] }) => tests.filter(({ file }) => file === name).map(({ test }) => test)))],
    )
  expect(named('b > must exist')).toEqual([])
  expect(named('opens wide')).toEqual([])
  expect(named('wide')).toEqual([expect.stringContaining(`"wide", which a.test.ts doesn't contain or doesn't run.`)])
  expect(named('must exist')).toEqual([expect.stringContaining('which matches 2 tests in a.test.ts. Add the group')])
})
