import { expect, test } from 'vitest'
import { htmlFaults } from './check-html'

test.each([
  '<a href="/docs/home">Home</a> and <b>more</b>',
  'A line<br>and another',
  '<ul><li>One<li>Two</ul>',
  '<a href="mailto:docs@example.com">Write</a> 1 &lt; 2',
])('plain HTML is fine: %s', (html) => {
  expect(htmlFaults(html)).toEqual([])
})

test.each([
  ['<SCRIPT src="/a.js"></SCRIPT>', 'The element <script> is not allowed.'],
  ['<style>a{}</style>', 'The element <style> is not allowed.'],
  ['<iframe src="/a"></iframe>', 'The element <iframe> is not allowed.'],
  ['<b OnClick="x()">A</b>', 'The event attribute "onclick" is not allowed.'],
  ['<b style="color: red">A</b>', 'The attribute "style" is not allowed; give the element a class.'],
  ['<a href="java&#10;script:x()">A</a>', 'The address "java\\nscript:x()" runs a script; write a plain link.'],
  ['<div><b>A</div>', 'The element <b> is not closed.'],
  ['<div>A', 'The element <div> is not closed.'],
])('%s is refused', (html, fault) => {
  expect(htmlFaults(html)).toEqual([fault])
})
