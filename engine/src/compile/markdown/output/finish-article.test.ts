import { expect, test } from 'vitest'
import { interfaceTexts } from '../../../common'
import { finishArticle } from './finish-article'
import { parseHtml } from './html-tree'

const excerptOf = (html: string) => finishArticle(parseHtml(html), interfaceTexts()).excerpt

test('the excerpt is the first paragraph that has text, and no other', () => {
  expect(excerptOf('<p>First <b>bold</b>.</p><p>Second.</p>')).toBe('First bold.')
  expect(excerptOf('<p> </p><p>Text.</p><p>More.</p>')).toBe('Text.')
})

test('text outside of paragraphs and paragraphs inside other blocks are not in the excerpt', () => {
  expect(excerptOf('<h2>Title</h2><ul><li><p>Item</p></li></ul><aside><p>Note</p></aside><p>Text.</p>')).toBe('Text.')
  expect(excerptOf('<div>Plain</div><p>Text.</p><div>Behind</div>')).toBe('Text.')
  expect(excerptOf('<ul><li><p>Item</p></li></ul>')).toBe('')
})

test('asides are not in the excerpt', () => {
  expect(excerptOf('<p>A term<span role="tooltip">Its definition</span>.</p>')).toBe('A term.')
})
