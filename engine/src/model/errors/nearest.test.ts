import { expect, test } from 'vitest'
import { bulleted, didYouMean, nearest } from './nearest'

test('finds similar names, ignoring letter case and swapped letters', () => {
  expect(nearest('sidebar_lable', ['sidebar_label', 'slug', 'id', 'sidebar_position'])).toEqual(['sidebar_label'])
  expect(nearest('Title', ['title', 'titles'])).toEqual(['title', 'titles'])
})

test('a name that contains another one is similar, unless it is very short', () => {
  expect(nearest('/docs/core/instal_gx', ['/docs', '/docs/core', '/docs/core/install_gx'])[0]).toBe('/docs/core/install_gx')
  expect(nearest('core/introduction', ['core/introduction/try_gx', 'co'])).toEqual(['core/introduction/try_gx'])
})

test('suggests similar names, otherwise lists all allowed names', () => {
  expect(didYouMean('tite', ['title', 'slug'])).toBe('Did you mean "title"?')
  expect(didYouMean('feedback', ['title', 'slug'])).toBe('Allowed: "slug", "title".')
  expect(didYouMean('x', [])).toBe('There are none.')
})

test('sorts, deduplicates, and limits a list of names', () => {
  expect(bulleted(['b', 'a', 'b'])).toBe('- a\n- b')
  expect(bulleted(['c', 'b', 'a'], 2)).toBe('- a\n- b\n- … and 1 more')
  expect(
    bulleted(Array.from({ length: 130 }, (_, i) => `n${i}`))
      .split('\n')
      .at(-1),
  ).toBe('- … and 120 more')
  expect(bulleted([])).toBe('(none)')
})
