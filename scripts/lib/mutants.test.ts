import { expect, test } from 'vitest'
import { addProbes, listMutants } from './mutants.mjs'

const mutate = (source: string, isJsx = false) =>
  listMutants(source, isJsx).map(({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end))

test('inverts comparisons and shifts bounds', () => {
  expect(mutate('a === b')).toEqual(['a !== b'])
  expect(mutate('a <= b')).toEqual(['a < b'])
  expect(mutate('a || b')).toEqual(['a && b'])
})

test('inverts conditions and swaps branches', () => {
  expect(mutate('if (a) b()')).toEqual(['if (!(a)) b()'])
  expect(mutate('!a')).toEqual(['a'])
  expect(mutate('a ? b : c')).toEqual(['a ? c : b'])
})

test('changes constants', () => {
  expect(mutate('const a = 200')).toEqual(['const a = 201'])
  expect(mutate('f(true)')).toEqual(['f(false)'])
})

test('does not change types, imports, string concatenations and attributes', () => {
  expect(mutate("type A = 1 | true\nimport { b } from 'c'\nconst d: 2 = e as 3")).toEqual([])
  expect(mutate("'a' + b")).toEqual([])
  expect(mutate('<p tabIndex={0} hidden="x">a</p>', true)).toEqual(['<p tabIndex={1} hidden="x">a</p>'])
})

test('probes surround the expression of each mutant', () => {
  const probe = (source: string) =>
    addProbes(
      source,
      listMutants(source, false).map((mutant, id) => ({ ...mutant, id })),
    )
  const reached: number[] = []
  const run = (source: string) => {
    reached.length = 0
    Object.assign(globalThis, { reached: (id: number) => reached.push(id) })
    const result: unknown = new Function(`return ${probe(source)}`)()
    Reflect.deleteProperty(globalThis, 'reached')
    return [result, [...reached].sort((a, b) => a - b)]
  }
  expect(run('1 < 2 ? !false : 3')).toEqual([true, [0, 1, 2, 3, 4, 5]])
  expect(run('0 && 2')).toEqual([0, [0, 1]])
  expect(run('[{ 4: 5 }, 6]')).toEqual([
    [{ 4: 5 }, 6],
    [0, 1, 2],
  ])
  expect(probe('if (a === b) c()')).toBe('if ((globalThis.reached?.(1), ((globalThis.reached?.(0), (a === b))))) c()')
})
