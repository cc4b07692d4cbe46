import { expect, test } from 'vitest'
import { isPathname } from './is-pathname'

test.each(['/', '/docs/home', '/docs/', 'guide', './guide', '../other/guide', '/a..b', '/.well-known/x', "/a-b._~!$&'()+,;=@"])(
  'accepts %s',
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
])('rejects %j', (path) => {
  expect(isPathname(path)).toBe(false)
})
