import { expect, test } from 'vitest'
import { checkIslands } from './check-islands'

const island = (name: unknown) => ({ name, wake: 'load', Component: () => null })
const problemsOf = (file: string, found: unknown) =>
  checkIslands([{ file, island: found }]).map(({ code, title, hint, at }) => `${title} ${hint} [${code}] ${at}`)

test('the name of an island must match its file', () => {
  expect(problemsOf('islands/release-filter.island.tsx', island('release-filter'))).toEqual([])
  expect(problemsOf('islands/release-filter.island.tsx', island('releases'))).toEqual([
    'The island in this file is named "releases". Write name: \'release-filter\', or rename the file to releases.island.tsx. [island-name] islands/release-filter.island.tsx',
  ])
})

test.each([undefined, null, 'release-filter', { name: 'release-filter' }, () => null])('rejects %j', (found) => {
  expect(problemsOf('islands/release-filter.island.tsx', found)[0]).toMatch(
    /^The file does not export an island\. Add: export default defineIsland\({ name: 'release-filter', .*\[island-no-default\]/,
  )
})

test.each(['ReleaseFilter', 'release_filter', 'a--b', 'é'])('rejects the name %s', (name) => {
  expect(problemsOf(`islands/${name}.island.tsx`, island(name))[0]).toMatch(/is not a valid name for an island.*\[island-name\]/)
})

test('rejects the name of an island of the engine', () => {
  expect(problemsOf('islands/menu.island.tsx', island('menu'))[0]).toMatch(
    /The name "menu" belongs to an island of the engine\..*repository.*\[island-name\]/,
  )
})
