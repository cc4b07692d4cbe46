import { expect, test } from 'vitest'
import { parseJson } from './parse-json'

test('sound JSON is its value', () => {
  expect(parseJson(' { "a": [1, -2.5e3, true, null, "x\\u00e9\\n"] }\n')).toEqual({
    value: { a: [1, -2500, true, null, 'xé\n'] },
  })
})

test.each([
  ['{ "a": }', '1:8', '"}"'],
  ['{\n  "a" "b"\n}', '2:7', '"\\""'],
  ['[1, 2,]', '1:7', '"]"'],
  ['{ a: 1 }', '1:3', '"a"'],
  ['{ "a": 1', '1:9', 'end of the file'],
  ['', '1:1', 'end of the file'],
  ['{} x', '1:4', '"x"'],
  ['["a\nb"]', '1:2', '"\\""'],
  ["{ 'a': 1 }", '1:3', '"\'"'],
  ['[01]', '1:3', '"1"'],
])('%j is wrong at %s', (text, place, found) => {
  const { fault, line, column } = parseJson(text) as { fault: string; line: number; column: number }
  expect(`${line}:${column}`).toBe(place)
  expect(fault).toContain(found)
})
