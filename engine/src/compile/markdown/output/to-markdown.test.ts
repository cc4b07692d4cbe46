import { expect, test } from 'vitest'
import { interfaceTexts } from '../../../common'
import { htmlToMarkdown } from './to-markdown'

const read = (html: string) =>
  htmlToMarkdown(`<nav>Menu</nav><main>${html}</main>`, (name) => name === 'main', {
    texts: interfaceTexts(),
    address: (href) => new URL(href, 'https://docs.example.com/docs/page').href,
  })

test.each([
  ['<h1>A <em>b</em></h1><p>c <b>d </b>e</p>', '# A *b*\n\nc **d** e'],
  [
    '<div><section><h2><a href="/docs/x">X</a></h2>words<p>more</p></section></div>',
    '## [X](https://docs.example.com/docs/x)\n\nwords\n\nmore',
  ],
  ['<p><a href="#a">here</a> <a>there</a></p>', '[here](https://docs.example.com/docs/page#a) there'],
  ['<p><code>Expect<wbr>Column<wbr/>ToExist</code></p>', '`ExpectColumnToExist`'],
  ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
  ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  [
    '<div class="code" data-language="python"><pre><code><span>a = 1\n</span><span>b  = 2\n</span></code></pre><pre><samp>x</samp></pre></div>',
    '```python\na = 1\nb  = 2\n```\n\nOutput:\n\n```text\nx\n```',
  ],
  [
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c | d</td><td></td></tr></tbody></table>',
    '| a | b |\n| --- | --- |\n| c \\| d |  |',
  ],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl><blockquote><p>c</p><p>d</p></blockquote>', '**a**\n\nb\n\n> c\n>\n> d'],
  ['<img src="/a.png" alt="A"><img src="/b.png" alt="">', '![A](https://docs.example.com/a.png)'],
  [
    '<p><a href="/a">A</a><a href="/b">B</a><span>c</span></p>',
    '[A](https://docs.example.com/a) [B](https://docs.example.com/b) c',
  ],
  [
    '<div role="group" aria-label="Tab"><p>a</p></div><div role="group">b</div><div aria-label="c">d</div>',
    '**Tab**\n\na\n\nb\n\nd',
  ],
  ['<p>5 * 4 <code>a*b</code> *x* [y]</p><p># no heading</p>', '5 * 4 `a*b` \\*x\\* \\[y\\]\n\n\\# no heading'],
])('converts %j to Markdown', (html, markdown) => {
  expect(read(html)).toBe(markdown)
})

test('omits controls, hidden elements and graphics', () => {
  const parts = [
    '<button>Copy</button>',
    '<svg><title>DiagramSvg</title></svg>',
    '<p hidden>Hidden</p>',
    '<ul><li hidden>Hidden</li></ul>',
    '<span aria-hidden="true">✓</span>',
    '<script>alert(1)</script>',
    '<h2>Words<a class="heading-link" href="#words"></a></h2>',
  ]
  expect(read(parts.join(''))).toBe('## Words')
})
