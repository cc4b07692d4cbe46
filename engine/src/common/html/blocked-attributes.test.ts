import { expect, test } from 'vitest'
import { findBlockedAttribute } from './blocked-attributes'

test.each([
  ['<p>a</p><p class="x" style="color: red">b</p>', '<p> has the attribute "style"'],
  ['<button type="button" onclick="go()">a</button>', '"onclick"'],
])('finds the attribute in %s', (html, title) => {
  expect(findBlockedAttribute(html)).toMatchObject({ code: 'blocked-attribute', title: expect.stringContaining(title) })
})

test.each([
  '<p title="a style=b onclick=c">style="x"</p>',
  '<code>&lt;p style="x"&gt;</code>',
  '<link rel="stylesheet" href="/a.css"><p data-style="a" data-on-click="b">a</p>',
])('finds nothing in %s', (html) => {
  expect(findBlockedAttribute(html)).toBeUndefined()
})
