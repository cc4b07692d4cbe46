import { expect, test } from 'vitest'
import { isPathname } from './is-pathname'

test.each(['/', '/docs/home', '/docs/', 'guide', './guide', '../other/guide', '/a..b', '/.well-known/x', "/a-b._~!$&'()+,;=@"])(
  '%s can be in an address',
  (path) => {
    expect(isPathname(path)).toBe(true)
  },
)

test.each([
  '',
  '/two words',
  '/größe',
  '/a%20b',
  '/a?b',
  '/a#b',
  '/a//b',
  '//a',
  'a//b',
  '/..',
  '/.',
  '/a/../b',
  '/a/./b',
  '/a/..',
])('%j cannot be in an address', (path) => {
  expect(isPathname(path)).toBe(false)
})
