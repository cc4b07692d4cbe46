import { expect, test } from 'vitest'
import { clicksTo, linksOf, positionOf } from './lib/reader-tasks.mjs'

const PAGES: Record<string, string> = {
  '/home': '<a class="card" href="/a#one">A</a> <a href="/b?tab=x&amp;y=1">B</a> <a href="https://example.com/c">C</a>',
  '/a': '<a href="#two">Two</a><a href="./d">D</a>',
  '/d': '<a href="#three">Three</a>',
}
const readPage = (route: string) => PAGES[route]

test('links are absolute routes, without parameters and other sites', () => {
  expect([...linksOf(PAGES['/home'] ?? '', '/home')]).toEqual(['/a#one', '/b'])
})

test('counts the links from the start page to a section, up to two', () => {
  expect(clicksTo(readPage, '/home', '/a#one')).toBe(1)
  expect(clicksTo(readPage, '/home', '/a#two')).toBe(2)
  expect(clicksTo(readPage, '/home', '/d#three')).toBeUndefined()
})

test('a section counts only among the first results', () => {
  const results = [{ sections: ['/a'] }, { sections: ['/b', '/b#one'] }]
  expect(positionOf(results, '/b#one', 2)).toBe(2)
  expect(positionOf(results, '/b#one', 1)).toBeUndefined()
})
