import { expect, test } from 'vitest'
import { collectHtmlFacts } from './html-facts'

test('reads ids and links with their text from a document', () => {
  const html =
    '<!doctype html><body id="top"><a href="/a?b=1&amp;c=2#d">Two <b>words</b>\n<img src="/i.png" alt=""></a><a>none</a><h2 id="x&quot;y">T</h2><a href="#x"></a>'
  expect(collectHtmlFacts(html)).toEqual({
    ids: ['top', 'x"y'],
    links: [
      { href: '/a?b=1&c=2#d', text: 'Two words' },
      { href: '#x', text: '' },
    ],
  })
})
