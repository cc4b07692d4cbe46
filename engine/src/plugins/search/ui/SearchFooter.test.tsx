import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchFooter, type SearchFooterProps } from './SearchFooter.island'

const render = (props: Partial<SearchFooterProps>) =>
  renderToStaticMarkup(<SearchFooter nextVersion={undefined} onWiden={() => {}} all={undefined} onClose={() => {}} {...props} />)

test('shows the keys of the dialog, and nothing else without results and other versions', () => {
  const html = render({})
  expect(html).toContain('to navigate')
  expect(html).not.toMatch(/<button|<a /)
})

test('offers the next version', () => {
  expect(render({ nextVersion: '1.9' })).toContain('class="search-version">Search in version 1.9</button>')
})

test('links to all results', () => {
  expect(render({ all: { count: 40, href: '/search?q=a' } })).toContain('href="/search?q=a">See all 40 results</a>')
})
