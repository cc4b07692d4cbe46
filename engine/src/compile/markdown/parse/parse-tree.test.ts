import { expect, test } from 'vitest'
import { compileCleanly, problemsOf } from '../../../../test/support/compile-for-test'
import { parseTree } from './parse-tree'

const TABLE = '| a |\n|---|\n| b |\n'

test.each([
  ['on a page', `:::note\n${TABLE}:::\n\nAfter {x}`, 7],
  ['with Windows line endings', `:::note\n${TABLE}:::\n\nAfter {x}`.replaceAll('\n', '\r\n'), 7],
  ['with spaces after the colons', `:::note\n${TABLE}:::  \n\nAfter {x}`, 7],
  ['without rows', ':::note\n| a |\n|---|\n:::\n\nAfter {x}', 6],
  ['nested', `::::note\n:::tip\n${TABLE}:::\n::::\n\nAfter {x}`, 9],
  ['twice', `:::note\n${TABLE}:::\n:::tip\n${TABLE}:::\nAfter {x}`, 11],
  ['in a list', `- a\n  :::note\n${TABLE.replace(/^/gm, '  ').trimEnd()}\n  :::\n\nAfter {x}`, 8],
  ['in a quote', `> :::note\n${TABLE.trimEnd().replace(/^/gm, '> ')}\n> :::\n\nAfter {x}`, 7],
  ['in a component', `<Steps>\n<Step title="a">\n:::note\n${TABLE}:::\n</Step>\n</Steps>\nAfter {x}`, 10],
  ['after a definition', ':::note\n[a]: ./b.md\n:::\n\nAfter [a] {x}', 5],
])('a table or definition directly before the closing line is inside the admonition: %s', async (_, text, line) => {
  expect(await problemsOf(text, { pages: { 'core/b.md': '/docs/core/b' } })).toEqual([
    `braces ${line}:${text.split('\n').at(-1)?.search('{x}') === -1 ? 0 : (text.split('\n').at(-1)?.indexOf('{x}') ?? 0) + 1}`,
  ])
  const { html } = await compileCleanly(text.replace('{x}', ''), { pages: { 'core/b.md': '/docs/core/b' } })
  expect(html).not.toContain(':::')
  expect(html).toMatch(/After.*<\/p>$/)
})

test('a table before the closing line leaves a list tight', async () => {
  const { html } = await compileCleanly(`- a\n  :::note\n${TABLE.replace(/^/gm, '  ').trimEnd()}\n  :::\n- b`)
  expect(html).not.toContain('<p>a</p>')
})

test('positions and syntax errors refer to the text without the inserted comments', async () => {
  const text = `:::note\n${TABLE}:::\n\nEnd`
  const paragraph = parseTree(text).children.at(-1)
  expect(paragraph?.position).toEqual({
    start: { line: 7, column: 1, offset: text.indexOf('End') },
    end: { line: 7, column: 4, offset: text.length },
  })
  expect(await problemsOf(`<Steps>\n<Step title="a">\n:::note\n${TABLE}:::\n\n<Step title="b">\nx\n</Step>\n</Steps>`)).toEqual([
    'unclosed-tag 2:1',
  ])
})

test('an admonition that is not closed after a table is reported once', async () => {
  expect(await problemsOf(`:::note\n${TABLE}\nAfter`)).toEqual(['admonition-open 1:1'])
  expect(await problemsOf(`${TABLE}:::`)).toEqual(['admonition-syntax 4:1'])
})

test.each([
  [`${TABLE}text\nmore`, 'table-text 4:1'],
  [`${TABLE}<kbd>K</kbd> and a | b`, 'table-text 4:1'],
  [`${TABLE}**Note**`, 'table-text 4:1'],
  [`:::note\n${TABLE}text\n:::`, 'table-text 5:1'],
  [`- a\n\n${TABLE.replace(/^/gm, '  ').trimEnd()}\n  text`, 'table-text 6:3'],
  ['a | b\n--|--\n1 | 2\ntext', 'table-text 4:1'],
  [`${TABLE}::: note`, 'admonition-syntax 4:1'],
])('text directly below a table is reported: %j', async (text, problem) => {
  expect(await problemsOf(text)).toEqual([problem])
})

test('accepts tables with and without bars at the edges', async () => {
  for (const table of [
    'a | b\n--|--\n1 | 2\n3 | 4',
    '| a | b\n|--|--\n| 1 | 2',
    'a | b |\n--|--|\n1 | 2 |',
    'a |\n--|\n1\n2',
    `${TABLE}| \\| |`,
  ]) {
    expect(await problemsOf(table), table).toEqual([])
  }
})
