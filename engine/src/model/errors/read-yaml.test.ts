import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkJson } from './check-json'
import { checkYaml } from './check-yaml'
import { positionAt, readYaml } from './read-yaml'

const errorsOf = (text: string) => readYaml(text).errors.map(({ message, offset }) => `${positionAt(text, offset)} ${message}`)

describe('YAML', () => {
  test('can have aliases, merge keys, and keys that look like numbers', () => {
    const text = 'base: &base { a: 1 }\nlist: &list [*base]\n404: &none\nmore: { <<: *base, b: 2, c: *none }\neven: { <<: *list }'
    expect(readYaml(text)).toMatchObject({
      value: { base: { a: 1 }, list: [{ a: 1 }], 404: null, more: { a: 1, b: 2, c: null }, even: { a: 1 } },
      errors: [],
    })
  })

  test.each([
    ['title: *New*', ['1:8 the alias "*New*" has no anchor.']],
    ['a: 1\ntitle: *New* things', ['2:14 Unexpected scalar at node end']],
    ['keywords: [*.csv, b, *.json]', ['1:12 the alias "*.csv" has no anchor.', '1:22 the alias "*.json" has no anchor.']],
    ['- * item', ['1:3 Alias cannot be an empty string', '1:5 Unexpected scalar at node end']],
    ['*key : 1', ['1:1 With stringKeys, all keys must be strings']],
    ['a: *later\nb: &later 1', ['1:4 the alias "*later" has no anchor.', '2:11 the anchor "&later" has no alias.']],
    ['title: &New things', ['1:13 the anchor "&New" has no alias.']],
    ['a: &a { b: *a }', ['1:12 the alias "*a" is inside its own anchor.']],
    ['a: &a\n  <<: *a', ['2:7 the alias "*a" is inside its own anchor.']],
    ['<<: 5', ['1:1 "<<" merges something other than objects.']],
    ['a: &a 1\nb: { <<: *a }', ['2:6 "<<" merges something other than objects.']],
    ['a: &a {}\nb: { <<: [*a, 5] }', ['2:6 "<<" merges something other than objects.']],
    ['<<: *none', ['1:5 the alias "*none" has no anchor.']],
    ['<<:', ['1:1 "<<" merges something other than objects.']],
    ['title: !important x', ['1:8 Unresolved tag: !important']],
    ['title: !!binary aGk=', ['1:8 Unresolved tag: tag:yaml.org,2002:binary']],
    ['title: A\n...\nb: 1', ['3:1 The text after "---" or "..." is another document.']],
    ['[a]: 1', ['1:1 With stringKeys, all keys must be strings']],
  ])('reports the errors in %j', (text, errors) => {
    expect(errorsOf(text)).toEqual(errors)
    expect(readYaml(text).value).toBeUndefined()
  })

  test('reports aliases that multiply the data', () => {
    const levels = Array.from({ length: 12 }, (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i}, `.repeat(9)}]`)
    expect(errorsOf(['l0: &l0 x', ...levels, 'all: *l12'].join('\n'))).toEqual(['1:1 aliases repeat too much data.'])
  })

  test.each([['['], ['{a: '], ['- '], ['? ']])('reports lists and objects of %j that are nested too deeply', (part) => {
    expect(errorsOf(part.repeat(200_000))).toEqual([
      `1:${64 * part.length + 1} lists and objects are nested more than 64 levels deep.`,
    ])
  })

  test('reports indentation that is nested too deeply', () => {
    const text = Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')
    expect(errorsOf(text)).toEqual(['65:65 lists and objects are nested more than 64 levels deep.'])
  })
})

test('data with 64 levels is read', () => {
  const text = '['.repeat(64) + ']'.repeat(64)
  expect(errorsOf(text)).toEqual([])
  expect(checkJson(z.json(), text, { codes: 'data-value', at: 'a.json', whole: 'The data' }).problems).toEqual([])
})

test('JSON with more levels is reported, valid or not', () => {
  const names = { codes: 'data-value', at: 'a.json', whole: 'The data' } as const
  for (const end of ['', ']'.repeat(200_000)]) {
    const text = `["\\"[[", ${'['.repeat(200_000)}${end}`
    expect(checkJson(z.json(), text, names).problems).toMatchObject([
      { title: 'The data has lists and objects nested more than 64 levels deep.', at: 'a.json:1:73' },
    ])
  }
  const objects = `${'{"a":'.repeat(200_000)}1`
  expect(checkJson(z.json(), objects, names).problems).toMatchObject([{ at: 'a.json:1:321' }])
  const text = `[${'[],'.repeat(100)}"${'['.repeat(100)}"]`
  expect(checkJson(z.array(z.unknown()), text, names).problems).toEqual([])
})

test('a YAML file has all of its errors with positions', () => {
  const { problems } = checkYaml(z.object({ a: z.string() }), 'a: *New*\nb: [*.csv]', 'a.yaml', 'data-value')
  expect(problems.map(({ title, at }) => `${at} ${title}`)).toEqual([
    'a.yaml:1:4 Invalid YAML: the alias "*New*" has no anchor.',
    'a.yaml:2:5 Invalid YAML: the alias "*.csv" has no anchor.',
  ])
  expect(problems[0]?.hint).toContain("enclose it in quotes: '*New*'.")
})
