import { expect, test } from 'vitest'
import { checkIslands } from './check-islands'

const island = (name: unknown) => ({ name, wake: 'load', Component: () => null })
const problemsOf = (file: string, found: unknown) =>
  checkIslands([{ file, island: found }]).map(({ code, title, hint, at }) => `${title} ${hint} [${code}] ${at}`)

test('an island has the name of its file', () => {
  expect(problemsOf('islands/release-filter.island.tsx', island('release-filter'))).toEqual([])
  expect(problemsOf('islands/release-filter.island.tsx', island('releases'))).toEqual([
    'The island of this file is called "releases". Write name: \'release-filter\', or rename the file to releases.island.tsx. [island-name] islands/release-filter.island.tsx',
  ])
})

test.each([undefined, null, 'release-filter', { name: 'release-filter' }, () => null])('%j is no island', (found) => {
  expect(problemsOf('islands/release-filter.island.tsx', found)[0]).toMatch(
    /^The file declares no island\. Add: export default defineIsland\({ name: 'release-filter', .*\[island-no-default\]/,
  )
})

test.each(['ReleaseFilter', 'release_filter', 'a--b', 'é'])('%s is no name', (name) => {
  expect(problemsOf(`islands/${name}.island.tsx`, island(name))[0]).toMatch(/is no name for an island.*\[island-name\]/)
})

test('a name of the engine cannot be taken', () => {
  expect(problemsOf('islands/menu.island.tsx', island('menu'))[0]).toMatch(
    /The name "menu" belongs to an island of the engine\..*repository.*\[island-name\]/,
  )
})
