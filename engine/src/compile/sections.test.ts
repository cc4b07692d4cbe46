import { expect, test } from 'vitest'
import { parseHtml } from './markdown/output/html-tree'
import { pageSections } from './sections'

const sectionsOf = (html: string) => pageSections(parseHtml(html))

test('splits a page at its headings, with the headings above each section', () => {
  const html =
    '<p>Be<b>fore</b>.</p><h2 id="a">First <code>part</code></h2><p>One</p><p>two</p><pre><code>x = 1\n</code></pre>' +
    '<h3 id="b">Inner</h3><ul><li>Three</li></ul><h2 id="c">Second</h2>'
  expect(sectionsOf(html)).toEqual([
    { id: '', headings: [], text: 'Before.', code: [] },
    { id: 'a', headings: ['First part'], text: 'One\ntwo', code: ['x = 1\n'] },
    { id: 'b', headings: ['First part', 'Inner'], text: 'Three', code: [] },
    { id: 'c', headings: ['Second'], text: '', code: [] },
  ])
})

test('a line is a paragraph, an item, or a row of a table', () => {
  const html =
    '<p>One\n<em>two</em></p><ul><li>Three</li><li>Four</li></ul><table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>'
  expect(sectionsOf(html)[0]?.text).toBe('One two\nThree\nFour\na b\nc')
})

test('the title of a page is text of its first section', () => {
  expect(sectionsOf('<h1>Widgets</h1><p>Count them.</p><h2 id="a">Shelves</h2>')).toEqual([
    { id: '', headings: [], text: 'Widgets\nCount them.', code: [] },
    { id: 'a', headings: ['Shelves'], text: '', code: [] },
  ])
})

test('an entry about an error is a section, whose text is a line for each cell with the name of its column', () => {
  const html =
    '<h2 id="t">Troubleshooting</h2><p>Before</p><table><thead><tr><th>Error message</th><th>Cause</th><th>Solution</th></tr></thead>' +
    '<tbody><tr id="e" data-error=""><td><code>No key</code></td><td>It is\nmissing</td><td>Set <b>it</b></td></tr></tbody></table><p>After</p>'
  expect(sectionsOf(html)).toEqual([
    { id: 't', headings: ['Troubleshooting'], text: 'Before\nError message Cause Solution\nAfter', code: [] },
    { id: 'e', headings: ['Troubleshooting', 'No key'], isError: true, text: 'Cause: It is missing\nSolution: Set it', code: [] },
  ])
})

test('an entry outside of a table has lines without names', () => {
  const html =
    '<table><tr><th>Old</th><th>New</th></tr></table><h2 id="m">Messages</h2>' +
    '<dl><div id="e" data-error=""><dt>No key</dt><dd>Raised by x</dd><dd>Use y</dd></div></dl>'
  expect(sectionsOf(html).slice(1)).toEqual([
    { id: 'm', headings: ['Messages'], text: '', code: [] },
    { id: 'e', headings: ['Messages', 'No key'], isError: true, text: 'Raised by x\nUse y', code: [] },
  ])
})

test('a page without headings is one section, an empty page none', () => {
  expect(sectionsOf('<p>a &amp; b</p>')).toEqual([{ id: '', headings: [], text: 'a & b', code: [] }])
  expect(sectionsOf('')).toEqual([])
})

test('leaves out elements with data-no-search, with everything in them', () => {
  const html = '<p>Before <a data-no-search="" href="/x">Source <b>code</b><br></a>after</p>'
  expect(sectionsOf(html)).toEqual([{ id: '', headings: [], text: 'Before after', code: [] }])
})

test('leaves out the definitions of terms', () => {
  const html =
    '<p>Use a <span class="term"><a href="/x">widget</a><span role="tooltip">A part of a shelf.</span></span> to count.</p>'
  expect(sectionsOf(html)).toEqual([{ id: '', headings: [], text: 'Use a widget to count.', code: [] }])
})

test('leaves out the title bar of code blocks', () => {
  const html =
    '<div class="code"><div class="code-bar"><span>try.py</span><span>Tested</span></div><pre>x</pre></div><p>After</p>'
  expect(sectionsOf(html)).toEqual([{ id: '', headings: [], text: 'After', code: ['x'] }])
})
