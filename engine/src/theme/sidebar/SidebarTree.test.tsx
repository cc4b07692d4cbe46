import { expect, test } from 'vitest'
import { all, type Element, labeled, named, open, type Tree, text } from '../../../test/support/sample-document'
import { sample } from '../../../test/support/sample-view'

const sidebar = (tree: Tree) => all(tree, labeled('Docs sidebar'))[0] as Element

test('marks the page, expands its category and collapses the others', () => {
  const tree = sidebar(open().tree)
  expect(all(tree, ({ attribs }) => attribs['aria-current'] === 'page').map(text)).toEqual(['Files'])
  const groups = all(tree, named('details'))
  expect(groups.map((group) => 'open' in group.attribs)).toEqual([true, false])
  expect(new Set(groups.map(({ attribs }) => attribs.name)).size).toBe(1)
})

test('renders a category with a page as a link and a labeled button', () => {
  const tree = sidebar(open().tree)
  expect(all(tree, ({ attribs }) => attribs.href === '/docs/connect/').map(text)).toEqual(['Connect'])
  expect(all(tree, labeled("Collapse sidebar category 'Connect'"))).toHaveLength(1)
})

test('shows an unlisted page only while it is the current one', () => {
  expect(text(sidebar(open().tree))).not.toContain('Secret')
  const { tree } = open({ doc: { ...sample.doc, id: 'connect/secret', route: '/docs/connect/secret' } })
  expect(text(sidebar(tree))).toContain('Secret')
})
