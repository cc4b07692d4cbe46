import { expect, test } from 'vitest'
import { compileCleanly, compileForTest, problemsOf } from '../../../test/support/compile-for-test'

test.each([
  ['quotes', `${'>'.repeat(20_000)} x`],
  ['lists', Array.from({ length: 2_000 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
  ['tags', `${'<Prerequisites>\n'.repeat(2_000)}x\n${'</Prerequisites>\n'.repeat(2_000)}`],
])('reports extremely deep nesting of %s instead of crashing', async (_, body) => {
  expect((await problemsOf(body))[0]).toContain('nesting')
})

test('blocks may be nested 100 deep, including the paragraph', async () => {
  expect(await problemsOf(`${'>'.repeat(99)} x`)).toEqual([])
  expect((await problemsOf(`${'>'.repeat(100)} x`))[0]).toContain('nesting')
})

test('treats unclosed emphasis and links as text', async () => {
  const { problems } = await compileForTest('*a **b '.repeat(20_000) + '['.repeat(20_000))
  expect(problems).toEqual([])
})

test('compiles Windows line endings to the same page', async () => {
  const body = '# T\n\nA line\nand another.\n\n```python\na = 1\nb = 2\n```\n\n:::note[T]\n- a\n- b\n:::\n'
  const frontMatter = {}
  const unix = await compileCleanly(body, { frontMatter })
  const windows = await compileCleanly(body.replaceAll('\n', '\r\n'), { frontMatter })
  expect(windows.html).toBe(unix.html)
  expect(windows.markdown).toBe(unix.markdown)
})

test('components work in lists, nested, indented, with and without blank lines', async () => {
  const { html } = await compileCleanly(
    '- one\n\n  <Prerequisites>\n\n  - two\n    <Prerequisites>\n    three\n    </Prerequisites>\n  </Prerequisites>\n- four',
  )
  expect(html.match(/class="prerequisites"/g)).toHaveLength(2)
  expect(html).toContain('<p>three</p>')
})

test('replaces null characters', async () => {
  expect((await compileCleanly('a\u0000b')).html).toBe('<p>a\uFFFDb</p>')
})

test('an empty page compiles', async () => {
  expect(await compileCleanly('')).toMatchObject({ html: '', headings: [], words: 0, excerpt: '', tested: 'none' })
})

test('a tag on a separate line of a list item stays in the text of the item', async () => {
  const { html } = await compileCleanly('- Press\n  <kbd>Enter</kbd>\n  twice.\n- <kbd>Esc</kbd>')
  expect(html).toBe('<ul><li>Press\n<kbd>Enter</kbd>\ntwice.</li><li><kbd>Esc</kbd></li></ul>')
})
