import { createHash } from 'node:crypto'

/** Number of pages that the metrics consider. */
export const DEPTH = 10
const RESAMPLES = 1000

/** @typedef {Map<string, number>} Grades Grades of pages, from 0 (doesn't help) to 3 (the page that answers the question) */
/** @typedef {{ page: string, sections: string[] }} Result a page in the results with its sections */
/** @typedef {{ reciprocalRank: number, success: number, ndcg: number, isEmpty: boolean, purity: number }} Score */

/** The half of the questions that a question belongs to. */
export function halfOf(id) {
  return createHash('sha256').update(id).digest()[0] % 2 === 0 ? 'tuning' : 'reported'
}

/**
 * Returns whether a question has a right result: a page with the grade, or for the kind `none`, an empty list.
 * @param {{ kind: string, grades: Grades }} question
 * @param {number} minGrade lowest grade of an answer
 */
export function hasAnswer({ kind, grades }, minGrade) {
  return kind === 'none' || [...grades.values()].some((grade) => grade >= minGrade)
}

/**
 * Scores the results of a question that has an answer. Without judged pages, only an empty list is right.
 * @param {Grades} grades
 * @param {Result[]} results best first
 * @param {{ minGrade: number, isInVersion?: (route: string) => boolean }} options `minGrade`: lowest grade of an answer
 * @returns {Score}
 */
export function scoreResults(grades, results, { minGrade, isInVersion = () => true }) {
  const isEmpty = results.length === 0
  const shown = results.flatMap(({ sections }) => sections)
  const purity = isEmpty ? 1 : shown.filter(isInVersion).length / shown.length
  if (grades.size === 0)
    return { reciprocalRank: Number(isEmpty), success: Number(isEmpty), ndcg: Number(isEmpty), isEmpty, purity }
  const found = results.slice(0, DEPTH).map(({ page }) => grades.get(page) ?? 0)
  const first = found.findIndex((grade) => grade >= minGrade)
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, DEPTH)
  return {
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    success: first === 0 ? 1 : 0,
    ndcg: gain(found) / gain(ideal),
    isEmpty,
    purity,
  }
}

/** The page of a section. */
export const pageOf = (route) => route.replace(/#.*/, '')

const gain = (grades) => grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)

/**
 * Means of scores. `interval` and `successInterval` are the 95 % intervals of `mrr` and `success1` (bootstrap with a fixed seed).
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
    successInterval: bootstrap(scores.map(({ success }) => success)),
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
