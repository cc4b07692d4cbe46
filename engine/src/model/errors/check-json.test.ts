import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkJson } from './check-json'

const codes = { key: 'data-key', value: 'data-value', syntax: 'data-json' } as const
const check = (schema: z.ZodType, text: string) => checkJson(schema, text, { codes, at: 'a.json', whole: 'The data' })

test('returns the value of valid JSON', () => {
  expect(check(z.json(), ' { "a": [1, -2.5e3, true, null, "x\\u00e9\\n"] }\n')).toEqual({
    value: { a: [1, -2500, true, null, 'xé\n'] },
    problems: [],
  })
})

test('ignores a byte order mark', () => {
  expect(check(z.json(), '\uFEFF[1]')).toEqual({ value: [1], problems: [] })
})

test.each([
  ['{ "a": }', '1:8', '"}"'],
  ['{\n  "a" "b"\n}', '2:7', '"\\""'],
  ['[1, 2,]', '1:7', '"]"'],
  ['{ a: 1 }', '1:3', '"a"'],
  ['{ "a": 1', '1:9', 'end of file'],
  ['', '1:1', 'end of file'],
  ['{} x', '1:4', '"x"'],
  ['["a\nb"]', '1:2', '"\\""'],
  ["{ 'a': 1 }", '1:3', '"\'"'],
  ['[01]', '1:3', '"1"'],
])('reports the syntax error in %j at %s', (text, position, found) => {
  expect(check(z.json(), text).problems).toMatchObject([
    { code: 'data-json', title: `The data is not valid JSON: unexpected ${found}.`, at: `a.json:${position}` },
  ])
})

test('reports the position of the key or list entry that does not match the schema', () => {
  const schema = z.strictObject({ list: z.array(z.strictObject({ name: z.string() })) })
  const text = '{\n  "list": [\n    { "name": 1 },\n    { "nam": "a" },\n    2\n  ]\n}'
  expect(check(schema, text).problems.map(({ code, title, at }) => [code, title, at])).toEqual([
    ['data-value', 'list[0].name is 1.', 'a.json:3:7'],
    ['data-value', 'list[1].name is missing.', 'a.json:4:5'],
    ['data-key', 'list[1] has the unknown key "nam".', 'a.json:4:7'],
    ['data-value', 'list[2] is 2.', 'a.json:5:5'],
  ])
})

test('uses one code for all problems if there is only one', () => {
  const options = { codes: 'terms-broken', at: 'terms.json', whole: 'The list of terms' } as const
  expect(checkJson(z.array(z.string()), '{', options).problems).toMatchObject([{ code: 'terms-broken', at: 'terms.json:1:2' }])
  expect(checkJson(z.array(z.string()), '\n{}', options).problems).toMatchObject([{ code: 'terms-broken', at: 'terms.json:2:1' }])
})
