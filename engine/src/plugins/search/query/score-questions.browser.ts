import type { QuestionCounts } from '../index/index-files.browser'
import type { Hits } from './match-words.browser'

/** Weight of the second best question of a section; the best one has 1. */
const SECOND = 0.25
/** Questions with a part of the words count less by this power of the matched importance. */
const COVERAGE_POWER = 1.6

/** The questions of an index, by number. */
export class QuestionNumbers {
  /** Section of each question. */
  private readonly sections: number[] = []
  private readonly words: readonly number[]

  constructor({ sections, words }: QuestionCounts) {
    let section = 0
    for (let i = 0; i < sections.length; i += 2) {
      section += sections[i] ?? 0
      for (let count = sections[i + 1] ?? 0; count > 0; count--) this.sections.push(section)
    }
    this.words = [...words].map(Number)
  }

  get count(): number {
    return this.sections.length
  }

  sectionOf(question: number): number {
    return this.sections[question] ?? 0
  }

  /** Number of words. */
  lengthOf(question: number): number {
    return this.words[question] ?? 1
  }
}

/**
 * Compares a query with the questions of sections.
 * @param found the questions with each word
 * @param shares share of all sections with each word: what most sections contain isn't telling, even if few questions do
 * @returns the score of each section that answers a similar question
 */
export function scoreQuestions(found: readonly Hits[], shares: readonly number[], numbers: QuestionNumbers): Map<number, number> {
  const total = numbers.count
  const importance = found.map(({ size }, i) => {
    const count = Math.max(size, total * (shares[i] ?? 0))
    return Math.log(1 + (total - count + 0.5) / (count + 0.5))
  })
  const all = importance.reduce((sum, value) => sum + value, 0)
  const best = new Map<number, [first: number, second: number]>()
  for (const question of new Set(found.flatMap((hits) => [...hits.keys()]))) {
    let score = 0
    let count = 0
    found.forEach((hits, i) => {
      const hit = hits.get(question)
      if (hit === undefined) return
      score += hit * (importance[i] ?? 0)
      count++
    })
    const share = Math.min(1, count / numbers.lengthOf(question))
    score *= (score / all) ** COVERAGE_POWER * share
    const section = numbers.sectionOf(question)
    const [first, second] = best.get(section) ?? [0, 0]
    best.set(section, score > first ? [score, first] : [first, Math.max(second, score)])
  }
  return new Map([...best].map(([section, [first, second]]) => [section, first + SECOND * second]))
}
