import { expect, test } from 'vitest'
import { interfaceTexts } from '../../../common'
import { finishArticle } from './finish-article'
import { elementsNamed, parseHtml } from './html-tree'

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

/** The ids of the rows of tables with these messages, below a heading. */
function idsOf(heading: string, column: string, ...messages: string[]): (string | undefined)[] {
  const rows = messages.map((message) => `<tr><td>${message}</td><td>Because</td></tr>`).join('')
  const table = `<table><thead><tr><th>${column}</th><th>Cause</th></tr></thead><tbody>${rows}</tbody></table>`
  const tree = parseHtml(`<h2>${heading}</h2><div class="table-scroll">${table}</div>`)
  const { ids } = finishArticle(tree, interfaceTexts())
  const found = elementsNamed('tr', tree).filter(({ attribs }) => attribs['data-error'] === '')
  expect(ids).toEqual(expect.arrayContaining(found.map(({ attribs }) => attribs.id)))
  return found.map(({ attribs }) => attribs.id)
}

test('rows below the heading Troubleshooting, and rows of error messages, have ids', () => {
  expect(idsOf('Troubleshooting', 'Symptom', 'Nothing happens')).toEqual(['error-nothing-happens'])
  expect(idsOf('Keys', 'Error message or symptom', "<code>No key 'a'</code>")).toEqual(['error-no-key-a'])
  expect(idsOf('Keys', 'Symptom', 'Nothing happens')).toEqual([])
})

test('the id of an error is the beginning of its message, without the class', () => {
  const long = 'The connection to the server was closed before the answer arrived'
  expect(idsOf('Troubleshooting', 'Error', `a.b.StoreError: ${long}`, 'KeyError: x', 'ü… a')).toEqual([
    'error-the-connection-to-the-server-was',
    'error-keyerror-x',
    'error-ü-a',
  ])
})

test('errors that begin alike have longer ids, and equal ones numbers', () => {
  const like = "'FileDataContext' object has no attribute"
  expect(idsOf('Troubleshooting', 'Error', `${like} 'sources'`, `${like} 'add_datasource'`, 'Gone', 'Gone')).toEqual([
    'error-filedatacontext-object-has-no-attribute-sources',
    'error-filedatacontext-object-has-no-attribute-add_datasource',
    'error-gone',
    'error-gone-1',
  ])
})

test('asides are not in the excerpt', () => {
  expect(excerptOf('<p>A term<span role="tooltip">Its definition</span>.</p>')).toBe('A term.')
})
