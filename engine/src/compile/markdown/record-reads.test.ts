import { expect, test } from 'vitest'
import type { Lookups } from './lookups'
import { SiteLookups } from './record-reads'

function lookupsWith(values: Record<string, string>): Lookups {
  return {
    file: () => undefined,
    doc: () => undefined,
    docAtFile: () => undefined,
    docAtRoute: () => undefined,
    name: () => undefined,
    isPlanned: () => false,
    cards: () => undefined,
    value: (name) => values[name],
    snippet: () => undefined,
    asset: () => undefined,
    image: () => undefined,
    names: () => Object.keys(values),
  }
}
const siteWith = (values: Record<string, string>, version = 'current') =>
  new SiteLookups(new Map([[version, lookupsWith(values)]]))

test('a lookup without a result is outdated once the item exists', () => {
  const recording = siteWith({ min_python: '3.10' }).record()
  const lookups = recording.of('current')
  expect(lookups.value('min_python')).toBe('3.10')
  expect(lookups.value('missing')).toBeUndefined()
  const { reads } = recording
  expect(reads.map(({ key }) => key)).toEqual([
    ['current', 'value', 'min_python'],
    ['current', 'value', 'missing'],
  ])
  expect(siteWith({ min_python: '3.10', other: '1' }).areCurrent(reads)).toBe(true)
  expect(siteWith({ min_python: '3.11' }).areCurrent(reads)).toBe(false)
  expect(siteWith({ min_python: '3.10', missing: '1' }).areCurrent(reads)).toBe(false)
})

test.each(['2.0 beta', 'a:b'])('distinguishes the version name %j from the arguments of lookups', (version) => {
  const recording = siteWith({ 'x y:z': '1' }, version).record()
  recording.of(version).value('x y:z')
  recording.of(version).value('x y:z')
  expect(recording.reads).toHaveLength(1)
  expect(siteWith({ 'x y:z': '1' }, version).areCurrent(recording.reads)).toBe(true)
  expect(siteWith({ 'x y:z': '2' }, version).areCurrent(recording.reads)).toBe(false)
})

test('a lookup is outdated if its version or method no longer exists', () => {
  expect(siteWith({}).areCurrent([{ key: ['gone', 'value', 'x'], hash: '0' }])).toBe(false)
  expect(siteWith({}).areCurrent([{ key: ['current', 'gone', 'x'], hash: '0' }])).toBe(false)
})
