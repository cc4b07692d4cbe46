import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoResults, type NoResultsProps } from './NoResults.island'

const render = (props: Partial<NoResultsProps> = {}) =>
  renderToStaticMarkup(<NoResults query="a & b" suggestions={[]} onTry={() => {}} {...props} />)

test('repeats the query without suggestions or a link to report it', () => {
  expect(render()).toBe('<p>No results for <b>“a &amp; b”</b></p>')
})

test('suggests other queries', () => {
  const html = render({ suggestions: ['Suites', 'Batches'] })
  expect(html).toContain('Try searching for:')
  expect(html.match(/<li>.*?<\/li>/g)).toHaveLength(2)
  expect(render({ suggestions: ['Suites'] }).match(/<li>.*?<\/li>/g)).toHaveLength(1)
})

test('links to the page for reports with the query', () => {
  expect(render({ report: '/report?q=' })).toContain('href="/report?q=a%20%26%20b"')
  expect(render({ report: '' })).toContain('Let us know.')
})
