import { expect, test } from 'vitest'
import { chooseCoding } from './choose-coding'

const both = { br: '', gzip: '' }

test.each([
  [undefined, undefined],
  ['', undefined],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br ; q=1.0 ,gzip', 'br'],
  ['identity', undefined],
  ['identity;q=0', undefined],
  ['identity;q=0, *', 'br'],
  ['identity, br;q=0.5', undefined],
  ['*;q=0', undefined],
  ['zebra', undefined],
  ['br;q=abc', undefined],
  [';;;,,,q=', undefined],
])('Accept-Encoding %j is answered in %s', (accepted, coding) => {
  expect(chooseCoding(accepted, both)).toBe(coding)
})

test('only what is there is chosen', () => {
  expect(chooseCoding('br, gzip', { gzip: '' })).toBe('gzip')
  expect(chooseCoding('br, gzip', {})).toBeUndefined()
})
