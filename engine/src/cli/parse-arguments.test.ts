import { expect, test } from 'vitest'
import { parseArguments } from './parse-arguments'

const known = { build: ['release', 'out='] }

test('words, flags and values are told apart, in both spellings of a value', () => {
  const parsed = parseArguments(['build', 'site', '--release', '--out=a', 'b'], known)
  expect(parsed.rest).toEqual(['site', 'b'])
  expect([...parsed.flags]).toEqual(['release'])
  expect(parsed.values.get('out')).toBe('a')
  expect(parseArguments(['build', '--out', 'x'], known).values.get('out')).toBe('x')
})

test('an unknown option is refused with the nearest one', () => {
  expect(() => parseArguments(['build', '--relase'], known)).toThrow('no option "--relase"')
})
