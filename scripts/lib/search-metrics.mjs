import { createHash } from 'node:crypto'

/** Number of results that the metrics consider. */
const DEPTH = 10
const RESAMPLES = 1000

/**
 * @typedef {{ route: string, grade: number }} Gold a page, or a section of one, that answers a question; higher grades are better answers
 */
/** @typedef {{ page: string, sections: string[] }} Result a page in the results with its sections */
/** @typedef {{ reciprocalRank: number, success: number, ndcg: number, isEmpty: boolean, purity: number }} Score */

/** The half of the questions that a question belongs to. */
export function halfOf(id) {
  return createHash('sha256').update(id).digest()[0] % 2 === 0 ? 'tuning' : 'reported'
}

/**
 * Scores the results of a question. A page counts once, with the highest grade of the sections that are shown of it. Without an expected
 * answer, only an empty list is right.
 * @param {Gold[]} gold
 * @param {Result[]} results best first
 * @param {(route: string) => boolean} isInVersion
 * @returns {Score}
 */
export function scoreResults(gold, results, isInVersion = () => true) {
  const isEmpty = results.length === 0
  const shown = results.flatMap(({ sections }) => sections)
  const purity = isEmpty ? 1 : shown.filter(isInVersion).length / shown.length
  if (gold.length === 0)
    return { reciprocalRank: Number(isEmpty), success: Number(isEmpty), ndcg: Number(isEmpty), isEmpty, purity }
  const grades = results.slice(0, DEPTH).map(({ page, sections }) => {
    const routes = new Set([page, ...sections])
    return Math.max(0, ...gold.filter(({ route }) => routes.has(route)).map(({ grade }) => grade))
  })
  const first = grades.findIndex((grade) => grade > 0)
  const best = new Map()
  for (const { route, grade } of gold) best.set(pageOf(route), Math.max(best.get(pageOf(route)) ?? 0, grade))
  const ideal = gain([...best.values()].sort((a, b) => b - a).slice(0, DEPTH))
  return {
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    success: first === 0 ? 1 : 0,
    ndcg: gain(grades) / ideal,
    isEmpty,
    purity,
  }
}

/** The page of a section. */
export const pageOf = (route) => route.replace(/#.*/, '')

const gain = (grades) => grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)

/**
 * Means of scores. `interval` is the 95 % interval of `mrr` (bootstrap with a fixed seed).
 * @param {Score[]} scores
 */
export function summarize(scores) {
  const mean = (value) => (scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + value(score), 0) / scores.length)
  return {
    count: scores.length,
    success1: mean(({ success }) => success),
    mrr: mean(({ reciprocalRank }) => reciprocalRank),
    ndcg: mean(({ ndcg }) => ndcg),
    zero: mean(({ isEmpty }) => Number(isEmpty)),
    purity: mean(({ purity }) => purity),
    interval: bootstrap(scores.map(({ reciprocalRank }) => reciprocalRank)),
  }
}

/**
 * 95 % interval of the mean.
 * @param {number[]} values
 * @returns {[low: number, high: number]}
 */
export function bootstrap(values) {
  if (values.length === 0) return [0, 0]
  const random = randomNumbers(values.length)
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0
    for (let i = 0; i < values.length; i++) sum += values[Math.floor(random() * values.length)]
    return sum / values.length
  }).sort((a, b) => a - b)
  return [means[Math.floor(RESAMPLES * 0.025)], means[Math.ceil(RESAMPLES * 0.975) - 1]]
}

/** Returns a seeded generator of random numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
