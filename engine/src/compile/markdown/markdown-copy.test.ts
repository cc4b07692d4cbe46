import { markdownToHtml } from 'satteri'
import { expect, test } from 'vitest'
import { compileCleanly } from '../../../test/support/compile-for-test'

/** The copy of a page, without title and description. */
async function copyOf(body: string): Promise<string> {
  const { markdown } = await compileCleanly(body, { frontMatter: { title: 'T' } })
  return markdown.replace(/^# T\n\n/, '')
}

/** The HTML that a plain Markdown parser creates, with collapsed white space. */
const read = (markdown: string) =>
  markdownToHtml(markdown, { features: { frontmatter: false } })
    .html.replace(/\s+/g, ' ')
    .trim()

// Plain Markdown without components, so the source and the copy must result in the same HTML.
test.each([
  'Words *with* **marks** and ~~others~~, `code`, ``a ` b``, `` ` `` and a  \nbreak.',
  'Signs: 5 * 4 * 3, 2\\*3, \\_under\\_, a_b_c, \\`tick\\`, \\[x\\](y), \\[x], \\!\\[x], C:\\\\temp, \\~x\\~, a \\& b, \\&amp;, a \\<b>, x\\\\.',
  'Wow\\![x](https://a.b) and wow!',
  '\\# a\n\\- b\n\\+ c\n1\\. d\n\\> e\n\\=\n\\---\n\\| f |',
  '- a\n- b\n\n  c\n- d\n  1. e\n  2. f\n     - g',
  '- a\n\n* b\n\n- c\n\n1. d\n\n2) e',
  '-\n- \\- a\n- \\# b',
  '- [ ] a\n- [x] b **c**',
  '3. a\n\n   > b\n   > c\n\n   ```text\n   d\n\n   e\n   ```\n4. f',
  '> a\n>\n> - b\n>   - c\n>\n> ```text\n> d\n> ```',
  '## A `b` *c* d\\#\n\n### E',
  '| a | b |\n|:-:|--:|\n| `x \\| y` | 1 \\| 2 |\n| **c** | |',
  'a[^1] b[^2]\n\n[^1]: One\n\n    - two\n\n[^2]: Three',
  '````text\n```\nx\n```\n````',
  '~~~text\n````\n~~~',
  '[a \\[b\\] *c*](https://example.com/x_y_(z)) [d](<https://example.com/e f> "g \\"h\\"")',
  '***a** b* **c *d***',
  'a\n\n---\n\nb\n\nc',
  'https://example.com/a?b=c_d and www.example.com.',
  'a\\\nb',
])('the copy of %j reads like the page', async (body) => {
  expect(read(await copyOf(body))).toBe(read(body))
})

test('title and description are at the top', async () => {
  const { markdown } = await compileCleanly('Text.', { frontMatter: { title: 'Use `x` [now]', description: 'About *it*.' } })
  expect(markdown).toBe('# Use \\`x\\` \\[now\\]\n\nAbout \\*it\\*.\n\nText.\n')
})

test.each([
  ['python', '# diff-remove\na\n# diff-add\nb', 'b'],
  ['console', '$ a\nb', '$ a\nb'],
  ['pycon', '>>> a\nb', '>>> a\nb'],
  ['diff', '-a\n+b', '-a\n+b'],
])('the copy of a %s block shows which lines are code', async (language, code, copied) => {
  expect(await copyOf(`\`\`\`${language}\n${code}\n\`\`\``)).toBe(`\`\`\`${language}\n${copied}\n\`\`\`\n`)
})

test('a code block in a list item with a component keeps its indentation', async () => {
  expect(await copyOf('- one\n  :::note\n  two\n  :::\n- three\n')).toBe('- one\n\n  > **Note**\n  >\n  > two\n- three\n')
})
