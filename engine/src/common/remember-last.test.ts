import { expect, test, vi } from 'vitest'
import { rememberLast } from './remember-last'

test('computes a result again only if one of the inputs is another value', () => {
  const remember = rememberLast<number>()
  const compute = vi.fn(() => compute.mock.calls.length)
  const list = [1]
  expect(remember(['a', list], compute)).toBe(1)
  expect(remember(['a', list], compute)).toBe(1)
  expect(remember(['a', [1]], compute)).toBe(2)
  expect(remember(['a'], compute)).toBe(3)
  expect(remember(['a', list], compute)).toBe(4)
})

test('does not remember a computation that failed', () => {
  const remember = rememberLast<string>()
  const fail = () => {
    throw new Error('failed')
  }
  expect(() => remember([1], fail)).toThrow('failed')
  expect(remember([1], () => 'a result')).toBe('a result')
})
