import { expect, test } from 'vitest'
import { HtmlLeaf, parseHtml } from './html-tree'

test('comments are kept and have no text', () => {
  const leaf = new HtmlLeaf('<b>All<!-- --> 57</b>')
  expect(leaf.text).toBe('All 57')
  expect(parseHtml('<!-- note -->')).toEqual([new HtmlLeaf('<!-- note -->', [])])
})
