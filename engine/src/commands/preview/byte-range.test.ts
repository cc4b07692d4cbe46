import { expect, test } from 'vitest'
import { byteRange } from './byte-range'

test.each([
  ['bytes=0-4', { start: 0, end: 4 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-99999999999999999999', { start: 8, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0x1-5', undefined],
  ['bytes=--5', undefined],
  ['bytes=0-1,3-4', undefined],
  ['items=0-4', undefined],
  [undefined, undefined],
])('of ten bytes, %s is %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})

test('of an empty file there is no part', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable')
})
