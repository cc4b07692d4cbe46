import { expect, test } from 'vitest'
import { findHtmlProblems } from './check-html'

test.each([
  '<a href="/docs/home">Home</a> and <b>more</b>',
  'A line<br>and another',
  '<ul><li>One<li>Two</ul>',
  '<a href="mailto:docs@example.com">Write</a> 1 &lt; 2',
])('allows %s', (html) => {
  expect(findHtmlProblems(html)).toEqual([])
})

test.each([
  ['<SCRIPT src="/a.js"></SCRIPT>', 'The element <script> is not allowed.'],
  ['<style>a{}</style>', 'The element <style> is not allowed.'],
  ['<iframe src="/a"></iframe>', 'The element <iframe> is not allowed.'],
  ['<b OnClick="x()">A</b>', 'The event attribute "onclick" is not allowed.'],
  ['<b style="color: red">A</b>', 'The attribute "style" is not allowed. Use a class.'],
  ['<a href="java&#10;script:x()">A</a>', 'The address "java\\nscript:x()" runs a script.'],
  ['<div><b>A</div>', 'The element <b> is not closed.'],
  ['<div>A', 'The element <div> is not closed.'],
])('rejects %s', (html, problem) => {
  expect(findHtmlProblems(html)).toEqual([problem])
})
