import { expect, test } from 'vitest'
import { formatDescription } from './format-description'

const SEARCH = {
  name: 'Widget',
  description: 'Search Widget',
  form: 'https://docs.example.com/search',
  template: 'https://docs.example.com/search?q={searchTerms}',
  self: 'https://docs.example.com/opensearch.xml',
}

test('escapes text, but not the placeholder for the search terms', () => {
  const text = formatDescription({
    ...SEARCH,
    name: 'R&D <"x">',
    template: 'https://docs.example.com/search?a=1&q={searchTerms}',
  })
  expect(text).toContain('<ShortName>R&amp;D &lt;&quot;x&quot;&gt;</ShortName>')
  expect(text).toContain('template="https://docs.example.com/search?a=1&amp;q={searchTerms}"')
})

test.each([
  ['https://docs.example.com/favicon.ico', ' type="image/x-icon"'],
  ['https://docs.example.com/img/icon.svg', ' type="image/svg+xml"'],
  ['https://docs.example.com/img/icon.avif', ''],
])('the icon %s has a type if its extension is known', (icon, type) => {
  expect(formatDescription({ ...SEARCH, icon })).toContain(`<Image width="16" height="16"${type}>${icon}</Image>`)
})

test('contains no image without an icon', () => {
  expect(formatDescription(SEARCH)).not.toContain('<Image')
})
