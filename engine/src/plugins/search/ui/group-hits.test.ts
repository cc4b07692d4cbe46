import { expect, test } from 'vitest'
import type { SearchHit } from '../query/provider.browser'
import { firstHits, groupHits } from './group-hits.browser'

const hit = (route: string): SearchHit => ({ route, area: 'Core', page: [[route, false]], path: [], snippet: [] })

test('groups hits by page in the order of the best hits, at most 5 each', () => {
  const hits = ['/a#1', '/b', '/a', '/a#2', '/a#3', '/a#4', '/a#5', '/c'].map(hit)
  expect(groupHits(hits).map(({ route, hits: list }) => [route, list.map((entry) => entry.route)])).toEqual([
    ['/a', ['/a#1', '/a', '/a#2', '/a#3', '/a#4']],
    ['/b', ['/b']],
    ['/c', ['/c']],
  ])
})

test('the first hits stay in their groups', () => {
  const groups = groupHits(['/a', '/a#1', '/b', '/b#1', '/c'].map(hit))
  const routes = (count: number) => firstHits(groups, count).map(({ hits }) => hits.map(({ route }) => route))
  expect(routes(3)).toEqual([['/a', '/a#1'], ['/b']])
  expect(routes(2)).toEqual([['/a', '/a#1']])
  expect(routes(9)).toEqual([['/a', '/a#1'], ['/b', '/b#1'], ['/c']])
})
