import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bootstrap, halfOf, scoreResults, summarize } from './lib/search-metrics.mjs'
import { KINDS, misspell, readQuestions } from './lib/search-questions.mjs'

const QUESTIONS = readQuestions(join(import.meta.dirname, '../site/search-questions'))
const page = (route: string, ...sections: string[]) => ({ page: route, sections })

test('a page counts once, with the grade of its best section', () => {
  const gold = [
    { route: '/a#one', grade: 1 },
    { route: '/a#two', grade: 3 },
    { route: '/b', grade: 2 },
  ]
  const score = scoreResults(gold, [page('/x', '/x'), page('/a', '/a', '/a#two', '/a#one'), page('/b', '/b#any')])
  expect(score).toMatchObject({ reciprocalRank: 1 / 2, success: 0, isEmpty: false })
  // Gains 7 and 3 at ranks 2 and 3; the best order has them at ranks 1 and 2.
  expect(score.ndcg).toBeCloseTo((7 / Math.log2(3) + 3 / 2) / (7 + 3 / Math.log2(3)))
})

test('a section is found only if it is in the results', () => {
  const gold = [{ route: '/a#one', grade: 1 }]
  expect(scoreResults(gold, [page('/a', '/a#two')]).reciprocalRank).toBe(0)
  expect(scoreResults(gold, [page('/a', '/a#two', '/a#one')])).toMatchObject({ reciprocalRank: 1, success: 1, ndcg: 1 })
})

test('pages after the tenth do not count', () => {
  const results = Array.from({ length: 11 }, (_, i) => page(`/${i}`, `/${i}`))
  expect(scoreResults([{ route: '/9', grade: 1 }], results).reciprocalRank).toBe(1 / 10)
  expect(scoreResults([{ route: '/10', grade: 1 }], results).reciprocalRank).toBe(0)
})

test('a question without an answer has no results', () => {
  expect(scoreResults([], [])).toMatchObject({ success: 1, isEmpty: true })
  expect(scoreResults([], [page('/a', '/a')])).toMatchObject({ success: 0, isEmpty: false })
})

test('version purity is the share of results in the searched version', () => {
  const results = [page('/a', '/a', '/a#one', '/a#two'), page('/old/a', '/old/a')]
  expect(scoreResults([{ route: '/a', grade: 1 }], results, (route) => !route.startsWith('/old')).purity).toBe(0.75)
})

test('a summary contains means and the interval of the reciprocal rank', () => {
  const scores = [scoreResults([{ route: '/a', grade: 1 }], [page('/a', '/a')]), scoreResults([{ route: '/b', grade: 1 }], [])]
  expect(summarize(scores)).toMatchObject({
    count: 2,
    success1: 0.5,
    mrr: 0.5,
    ndcg: 0.5,
    zero: 0.5,
    purity: 1,
    interval: [0, 1],
  })
  expect(summarize([])).toMatchObject({ count: 0, mrr: 0, interval: [0, 0] })
  const values = Array.from({ length: 100 }, (_, i) => i % 2)
  expect(bootstrap(values)).toEqual(bootstrap(values))
  const [low, high] = bootstrap(values)
  expect([low > 0.35 && low < 0.45, high > 0.55 && high < 0.65]).toEqual([true, true])
})

test('the questions have unique ids, cover all kinds, and fall into two halves', () => {
  const count = (list: readonly unknown[]) => list.length
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length)
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(200)
  for (const kind of KINDS)
    expect([kind, count(QUESTIONS.filter((question) => question.kind === kind)) >= 15]).toEqual([kind, true])
  const share = count(QUESTIONS.filter(({ id }) => halfOf(id) === 'tuning')) / QUESTIONS.length
  expect(share).toBeGreaterThan(0.4)
  expect(share).toBeLessThan(0.6)
})

test('typos are derived from the original question and the id', () => {
  for (const { id, q, kind, from, gold } of QUESTIONS) {
    if (kind !== 'typo') continue
    const original = QUESTIONS.find((question) => question.id === from)
    expect([id, original && misspell(original.q, id), original?.gold]).toEqual([id, q, gold])
  }
})
