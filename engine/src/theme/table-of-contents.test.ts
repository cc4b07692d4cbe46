import { expect, test } from 'vitest'
import type { Heading } from '../model/types/article'
import { tocTree } from './page/TableOfContents'

const heading = (level: number, id: string): Heading => ({ level, id, html: id, text: id })
const ids = (nodes: ReturnType<typeof tocTree>): unknown[] =>
  nodes.map((node) => (node.children.length > 0 ? [node.heading.id, ids(node.children)] : node.heading.id))

test('nests headings below the last heading of a higher level', () => {
  const headings = [heading(2, 'a'), heading(3, 'b'), heading(3, 'c'), heading(2, 'd')]
  expect(ids(tocTree(headings, 2, 3))).toEqual([['a', ['b', 'c']], 'd'])
})

test('separates headings at a heading of a hidden level', () => {
  const headings = [heading(3, 'a'), heading(2, 'hidden'), heading(3, 'b'), heading(4, 'deep')]
  expect(ids(tocTree(headings, 3, 4))).toEqual(['a', ['b', ['deep']]])
})

test('lists a first heading of a deep level at the top', () => {
  expect(ids(tocTree([heading(3, 'a'), heading(2, 'b')], 2, 3))).toEqual(['a', 'b'])
})
