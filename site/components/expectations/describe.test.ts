import { describe, expect, test } from 'vitest'
import { columnsOf, describeSources, kindOf, knownSources } from './describe'

const facts = (
  kind: 'column_map' | 'column_pair_map' | 'multicolumn_map' | 'column_aggregate' | 'batch',
  ...names: string[]
) => ({
  kind,
  arguments: names.map((name) => ({ name })),
})

describe('the kind of an Expectation', () => {
  test.each([
    [facts('column_map', 'column'), 'one', 'Each value in a column'],
    [facts('column_aggregate', 'column'), 'one', 'A whole column'],
    [facts('column_pair_map', 'column_A', 'column_B'), 'two', 'Values in two columns of each row'],
    [facts('multicolumn_map', 'column_list'), 'several', 'Values in several columns of each row'],
    [facts('column_map', 'column', 'column_list'), 'several', 'Values in several columns of each row'],
    [facts('batch', 'column'), 'one', 'Schema of the table'],
    [facts('batch', 'column_list'), 'table', 'The whole Batch'],
  ] as const)('follows from its kind and arguments: %j', (own, columns, kind) => {
    expect([columnsOf(own), kindOf(own)]).toEqual([columns, kind])
  })
})

describe('the description of Data Sources', () => {
  const known = ['A', 'B', 'C', 'D', 'E', 'F']

  test.each([
    [known, 'All'],
    [['A', 'C', 'D', 'E', 'F'], 'All except B'],
    [['A', 'C', 'E'], 'All except B, D, and F'],
    [['A'], 'A'],
    [[], 'None'],
  ])('%j', (supported, text) => {
    expect(describeSources(supported, known)).toBe(text)
  })

  test('are in the order of the longest list', () => {
    expect(knownSources([{ data_sources: ['C'] }, { data_sources: ['B', 'A'] }])).toEqual(['B', 'A', 'C'])
  })
})
