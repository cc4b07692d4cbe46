import { beforeEach, expect, test, vi } from 'vitest'
import { ScrollPositions } from './scroll-positions.browser'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('positions are stored per entry and restored in the next document', () => {
  const positions = new ScrollPositions()
  positions.set('a', 700.4)
  positions.set('b', 0)
  positions.save()
  const later = new ScrollPositions()
  expect([later.get('a'), later.get('b'), later.get('c')]).toEqual([700, 0, undefined])
  later.delete('a')
  expect(later.get('a')).toBeUndefined()
})

test('at most fifty entries are stored', () => {
  const positions = new ScrollPositions()
  for (let i = 0; i <= 50; i++) positions.set(String(i), i)
  expect(positions.get('0')).toBeUndefined()
  expect(positions.get('1')).toBe(1)
})

test.each(['{', 'null', '{"a":1}', '[["a","b"],["c"],3]'])('the invalid stored value %s is ignored', (text) => {
  stored.set('docs-scroll', text)
  expect(new ScrollPositions().get('a')).toBeUndefined()
})
