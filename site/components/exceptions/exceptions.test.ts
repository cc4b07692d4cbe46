import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type KnownException, readExceptions } from './read-exceptions'
import { writeExceptions } from './write-exceptions'

const site = new URL('../../', import.meta.url)
const fileOf = (file: string) => ({ file, text: readFileSync(new URL(file, site), 'utf8') })
const factsOf = (exceptions: object) => ({
  file: 'facts.json',
  text: JSON.stringify({ package: 'shop', version: '2.0', exceptions }),
})
const texts = (text: string) => ({ file: 'own.yaml', text })
const NONE = { file: 'shared.yaml', text: '{}' }
const FACTS = factsOf({
  NoKey: { path: 'shop.exceptions.NoKey', bases: ['ShopError'], exported: true },
  Rare: { path: 'shop.inner.Rare', bases: ['Exception'] },
})

test.each(['current', '0.18'])('every exported exception of %s has a text, and every text an exception', (version) => {
  const { value, problems } = readExceptions(
    fileOf(`api/exceptions/${version}.json`),
    fileOf(`exceptions/${version}.yaml`),
    fileOf('exceptions/shared.yaml'),
  )
  expect(problems).toEqual([])
  expect(value.length).toBeGreaterThanOrEqual(75)
})

test('reports an exported exception without a text, and a text without an exception', () => {
  const { problems } = readExceptions(FACTS, texts('NoKeys: { group: data, when: It is missing. }'), NONE)
  expect(problems.map(({ code, title, at }) => ({ code, title, at }))).toEqual([
    { code: 'exceptions/unknown', title: 'There is no exception "NoKeys" in shop 2.0.', at: 'own.yaml:1:1' },
    { code: 'exceptions/missing', title: 'The exception "NoKey" has no text.', at: 'own.yaml' },
  ])
})

test('texts of a version replace shared ones, and exceptions of other packages have a path', () => {
  const own = 'NoKey: { group: data, when: Own. }\nKeyError: { path: builtins.KeyError, group: python, when: Python. }'
  const shared = { file: 'shared.yaml', text: 'NoKey: { group: data, when: Shared. }\nGone: { group: data, when: Gone. }' }
  const { value, problems } = readExceptions(FACTS, texts(own), shared)
  expect(problems).toEqual([])
  expect(value.map(({ name, path, text }) => [name, path, text.when])).toEqual([
    ['KeyError', 'builtins.KeyError', 'Python.'],
    ['NoKey', 'shop.exceptions.NoKey', 'Own.'],
  ])
})

test('an exception is a heading with its import, its base class, and a table of its messages', () => {
  const exception: KnownException = {
    name: 'NoKey',
    path: 'shop.exceptions.NoKey',
    bases: ['ShopError'],
    text: { group: 'stores', when: 'A key is missing.', errors: [{ message: 'No key a|b', cause: 'Gone', solution: 'Add it' }] },
  }
  const base: KnownException = {
    ...exception,
    name: 'ShopError',
    bases: ['Exception'],
    text: { group: 'base', when: 'The base class.', errors: [] },
  }
  const markdown = writeExceptions([exception, base])
  expect(markdown).toContain(
    '## Stores\n\n### NoKey {#NoKey}\n\nA key is missing.\n\nImport `shop.exceptions.NoKey`. Base class: [`ShopError`](#ShopError).\n\n' +
      '| Error message or symptom | Cause | Solution |\n| --- | --- | --- |\n| `No key a\\|b` | Gone | Add it |\n\n## Base classes',
  )
})

test('the import of the introduction is not repeated', () => {
  const text = { group: 'stores' as const, when: 'A key is missing.', errors: [] }
  const common: KnownException = { name: 'NoKey', path: 'great_expectations.exceptions.NoKey', bases: [], text }
  expect(writeExceptions([common])).toContain('### NoKey {#NoKey}\n\nA key is missing.\n')
  expect(writeExceptions([common])).not.toContain('Import `')
})
