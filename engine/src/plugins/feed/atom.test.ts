import { expect, test } from 'vitest'
import { formatAtom } from './atom'

const FEED = {
  id: 'tag:docs.example.com,2024:releases',
  title: 'Widget releases',
  author: 'Widget',
  url: 'https://docs.example.com/docs/changelog',
  self: 'https://docs.example.com/docs/changelog.atom',
}
const entry = (version: string, date: string, html = '<p>Text</p>') => ({
  id: `${FEED.id}/${version}`,
  title: `Widget ${version}`,
  date,
  url: `${FEED.url}#${version}`,
  html,
})

test('the date of a feed is that of its newest entry, regardless of the order', () => {
  const text = formatAtom({ ...FEED, entries: [entry('1.9', '2026-01-02'), entry('2.0', '2026-03-04')] })
  expect(text.match(/<updated>[^<]*/g)).toEqual([
    '<updated>2026-03-04T00:00:00Z',
    '<updated>2026-01-02T00:00:00Z',
    '<updated>2026-03-04T00:00:00Z',
  ])
})

test('text is escaped, in elements and in attributes', () => {
  const text = formatAtom({
    ...FEED,
    title: 'Widgets <& "more">',
    url: 'https://docs.example.com/docs/changelog?a=1&b="2"',
    entries: [entry('2.0', '2026-03-04', '<p>a &lt; b && c</p>')],
  })
  expect(text).toContain('<title>Widgets &lt;&amp; &quot;more&quot;&gt;</title>')
  expect(text).toContain('href="https://docs.example.com/docs/changelog?a=1&amp;b=&quot;2&quot;"')
  expect(text).toContain('<content type="html">&lt;p&gt;a &amp;lt; b &amp;&amp; c&lt;/p&gt;</content>')
})

test('characters that XML does not allow are replaced, all others are kept', () => {
  const text = formatAtom({ ...FEED, title: 'a\u0000b\u001bc\ud800d\uffffe\tf😀', entries: [] })
  expect(text).toContain('<title>a\ufffdb\ufffdc\ufffdd\ufffde\tf😀</title>')
})
