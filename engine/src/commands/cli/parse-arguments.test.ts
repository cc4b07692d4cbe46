import { expect, test } from 'vitest'
import { parseArguments } from './parse-arguments'

const known = { build: ['release', 'out='] }

test('parses positional arguments, flags and both forms of values', () => {
  const parsed = parseArguments(['build', 'site', '--release', '--out=a', 'b'], known)
  expect(parsed.rest).toEqual(['site', 'b'])
  expect([...parsed.flags]).toEqual(['release'])
  expect(parsed.values.get('out')).toBe('a')
  expect(parseArguments(['build', '--out', 'x'], known).values.get('out')).toBe('x')
  expect(parseArguments(['build', '--out=a=b', '--', '--release'], known)).toMatchObject({ rest: ['--release'] })
  expect(parseArguments(['build', '--out=a=b'], known).values.get('out')).toBe('a=b')
  expect(parseArguments(['build', '--out'], known).values.get('out')).toBe('')
  expect(parseArguments([], known).command).toBe('help')
})

test('rejects an unknown option and suggests the nearest one', () => {
  for (const [words, title, hint] of [
    [['--relase'], 'The command "build" has no option "--relase".', 'Did you mean "release"?'],
    [['--release=yes'], 'The command "build" has no option "--release=yes".', 'Did you mean "release"?'],
    [['--ouT=x'], 'The command "build" has no option "--ouT=x".', 'Did you mean "out"?'],
    [['-r'], 'The command "build" has no option "-r".', ''],
  ] as const) {
    expect(() => parseArguments(['build', ...words], known)).toThrow(
      expect.objectContaining({ code: 'unknown-option', title, hint: expect.stringContaining(hint) }),
    )
  }
})
