import { expect, test } from 'vitest'
import type { SearchHit } from '../query/provider.browser'
import { groupHits } from './group-hits.browser'

const hit = (route: string): SearchHit => ({ route, area: 'Core', page: [[route, false]], path: [], snippet: [] })

test('groups hits by page in the order of the best hits, at most 5 each', () => {
  const hits = ['/a#1', '/b', '/a', '/a#2', '/a#3', '/a#4', '/a#5', '/c'].map(hit)
  expect(groupHits(hits).map(({ route, hits: list }) => [route, list.map((entry) => entry.route)])).toEqual([
    ['/a', ['/a#1', '/a', '/a#2', '/a#3', '/a#4']],
    ['/b', ['/b']],
    ['/c', ['/c']],
  ])
})
