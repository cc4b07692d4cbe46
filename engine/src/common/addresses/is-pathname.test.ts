import { expect, test } from 'vitest'
import { isPageAddress, isPathname } from './is-pathname'

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

test.each([
  '/docs/home',
  '/docs/',
  './',
  '../../model',
  '.',
  '/1.8.1',
  '/1.8/',
  '/a.py',
  '/my_index',
  '/html',
  '/.well-known/x',
  '/a..b',
])('a page can have the address %s', (path) => expect(isPageAddress(path)).toBe(true))

test.each([
  '/old/page.html',
  'page.HTML',
  '/page.htm',
  '/page.md',
  '/index',
  'guides/index',
  '/guides/index/',
  '/index.html',
  '/page.',
  '/a./b',
  '/a b',
  '/a//b',
  '/a%20b',
  '/a?b',
  '/a#b',
])('a page cannot have the address %s', (path) => expect(isPageAddress(path)).toBe(false))
