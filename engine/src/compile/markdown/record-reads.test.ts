import { expect, test } from 'vitest'
import type { Lookups } from './lookups'
import { readsHold, recordReads } from './record-reads'

function lookupsWith(values: Record<string, string>): Lookups {
  return {
    file: () => undefined,
    doc: () => undefined,
    docAtFile: () => undefined,
    docAtRoute: () => undefined,
    isPlanned: () => false,
    cards: () => undefined,
    value: (name) => values[name],
    snippet: () => undefined,
    asset: () => undefined,
    picture: () => undefined,
    names: () => Object.keys(values),
  }
}

test('a read without a result is outdated once the item exists', () => {
  const { lookups, reads } = recordReads(lookupsWith({ min_python: '3.10' }))
  expect(lookups.value('min_python')).toBe('3.10')
  expect(lookups.value('missing')).toBeUndefined()
  expect(reads.map((r) => r.key)).toEqual(['value:min_python', 'value:missing'])
  expect(reads.every((r) => /^[0-9a-f]{16}$/.test(r.hash))).toBe(true)
  expect(readsHold(reads, lookupsWith({ min_python: '3.10', other: '1' }))).toBe(true)
  expect(readsHold(reads, lookupsWith({ min_python: '3.11' }))).toBe(false)
  expect(readsHold(reads, lookupsWith({ min_python: '3.10', missing: '1' }))).toBe(false)
})

test('the same question is noted once, and an argument may hold colons', () => {
  const { lookups, reads } = recordReads(lookupsWith({ 'a:b': '1' }))
  lookups.value('a:b')
  lookups.value('a:b')
  expect(reads).toHaveLength(1)
  expect(readsHold(reads, lookupsWith({ 'a:b': '1' }))).toBe(true)
})

test('a read of a look-up that no longer exists does not hold', () => {
  expect(readsHold([{ key: 'gone:x', hash: '0' }], lookupsWith({}))).toBe(false)
})
