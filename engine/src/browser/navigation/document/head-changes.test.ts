import { expect, test } from 'vitest'
import { headChanges } from './head-changes.browser'

const changes = (now: string[], next: string[]) => headChanges(now, next, (a, b) => a === b)

test('tags in both heads are kept, regardless of their order', () => {
  expect(changes(['<meta a>', '<meta b>'], ['<meta b>', '<meta a>'])).toEqual({ remove: [], add: [] })
})

test('tags of the page change, tags of the site do not', () => {
  expect(changes(['<title>A</title>', '<meta x>', '<meta robots>'], ['<meta x>', '<title>B</title>'])).toEqual({
    remove: ['<title>A</title>', '<meta robots>'],
    add: ['<title>B</title>'],
  })
})

test('duplicate tags are counted', () => {
  expect(changes(['<meta a>'], ['<meta a>', '<meta a>'])).toEqual({ remove: [], add: ['<meta a>'] })
})
