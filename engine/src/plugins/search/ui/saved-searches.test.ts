// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { addFavorite, addRecent, readSaved, removeSaved, type SavedHit, writeSaved } from './saved-searches.browser'

vi.mock('../../../browser/index.browser', async (original) => ({
  ...(await original<object>()),
  siteAddress: (route: string) => (route.startsWith('/docs/') ? route : undefined),
}))

const values = new Map<string, string>()
beforeEach(() => {
  values.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
})

const RECENT = 'docs.search.recent'
const FAVORITE = 'docs.search.favorites'
const hit = (name: string | number): SavedHit => ({ route: `/docs/${name}`, title: `Page ${name}` })
const NONE = { recent: [], favorites: [] }
const opened = (count: number) => Array.from({ length: count }, (_, i) => hit(i)).reduce(addRecent, NONE)

test('keeps the last 7 opened results, newest first and each once', () => {
  writeSaved(addRecent(opened(9), hit(5)))
  expect(readSaved().recent.map(({ route }) => route)).toEqual([5, 8, 7, 6, 4, 3, 2].map((i) => `/docs/${i}`))
})

test('keeps 4 if there are favorites, and at most 10 favorites', () => {
  writeSaved(Array.from({ length: 12 }, (_, i) => hit(`star${i}`)).reduce(addFavorite, opened(7)))
  const { recent, favorites } = readSaved()
  expect([recent.length, favorites.length, favorites[0]?.route]).toEqual([4, 10, '/docs/star11'])
})

test('the first favorite leaves 4 recent results at once', () => {
  expect(addFavorite(opened(7), hit(0))).toMatchObject({ recent: [6, 5, 4, 3].map(hit), favorites: [hit(0)] })
  expect(addRecent(addFavorite(opened(7), hit(0)), hit(9)).recent).toEqual([9, 6, 5, 4].map(hit))
})

test('one favorite also limits the recent results that are stored', () => {
  const all = opened(7)
  writeSaved(addFavorite(all, hit('star')))
  expect(JSON.parse(values.get(RECENT) ?? '')).toHaveLength(4)
  expect(readSaved().recent).toHaveLength(4)
})

test('one favorite also limits the recent results of another version of the site', () => {
  values.set(RECENT, JSON.stringify(opened(7).recent))
  expect(readSaved().recent).toHaveLength(7)
  values.set(FAVORITE, JSON.stringify([hit('star')]))
  expect(readSaved().recent).toHaveLength(4)
})

test('a favorite is not a recent result', () => {
  const starred = addFavorite(opened(2), hit(1))
  expect(starred).toEqual({ recent: [hit(0)], favorites: [hit(1)] })
  expect(addRecent(starred, hit(1))).toEqual(starred)
  expect(removeSaved(starred, hit(1))).toEqual({ recent: [hit(0)], favorites: [] })
})

test.each(['{', '{"a":1}', 'null', '"text"'])('drops the stored value %s', (text) => {
  values.set(RECENT, text)
  expect(readSaved()).toEqual(NONE)
  expect(values.has(RECENT)).toBe(false)
})

test('keeps the title of the page of a section', () => {
  const section = { ...hit(1), page: 'Page' }
  values.set(FAVORITE, JSON.stringify([section, { ...hit(2), page: 2 }]))
  expect(readSaved().favorites).toEqual([section])
})

test('ignores stored entries that are no results of this site', () => {
  const bad = [
    null,
    1,
    {},
    { route: 'javascript:alert(1)', title: 'x' },
    { route: '//evil.example', title: 'x' },
    { route: '/\t/evil.example', title: 'x' },
    { route: '/a' },
  ]
  values.set(FAVORITE, JSON.stringify([...bad, hit(1)]))
  expect(readSaved().favorites).toEqual([hit(1)])
})
