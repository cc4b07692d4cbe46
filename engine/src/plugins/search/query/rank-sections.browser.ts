import type { Manifest } from '../index/index-files.browser'
import { stem } from '../text/stem.browser'
import { STOP_WORDS, type Token, tokenize } from '../text/tokenize.browser'
import type { Hits } from './match-words.browser'
import type { QueryWord } from './read-query.browser'

/** A word that is only in another section of the page counts this much. */
const ELSEWHERE = 0.35
/** Weight of questions, and how much of its score a question of another section of the page counts. */
const ASKED = { here: 0.7, elsewhere: 0.14 }
/** Exactly the title or heading, the first section of a page, and a method of the class in the query. */
const BONUS = { sameHeading: 1.25, page: 1.3, owner: 2 }
/** How much of a word's importance counts as matched if it's only in another section of the page. */
const COVERED_ELSEWHERE = 0.35
/** Factor for sections whose heading many pages have. */
const REPEATED = 0.35
/** Pages with more sections that match rank higher: the share of their scores, their number, and the highest sum as a multiple of the best score. */
const MORE_SECTIONS = { share: 0.08, count: 6, limit: 3 }
/** Power of the weight of a page if the query has no identifier: readers who look for a reference page usually type its names. */
const PLAIN_POWER = 2.5
/** Sections with a part of the words rank lower by this power of the matched importance. */
const COVERAGE_POWER = 2
/** Headings with other words than the query get less of the bonus. */
const HEADING_POWER = 2
/** More sections of one page rank lower. */
const SECTIONS_PER_PAGE = 5

export interface Ranked {
  score: number
  /** The query is the identifier that this section describes. These sections come first. */
  isDefinition: boolean
}

/** Compares for sorting, best first. */
export const byRank = (a: Ranked, b: Ranked) => Number(b.isDefinition) - Number(a.isDefinition) || b.score - a.score

/** The sections of an index and their pages, by number. */
export class SectionNumbers {
  /** Page of each section. */
  private readonly pages: Uint32Array
  private readonly firstSections: Uint32Array

  /** Number of the heading of each section whose heading many pages have. */
  private readonly repeated = new Map<number, number>()

  constructor({ sections, repeated }: Pick<Manifest, 'sections' | 'repeated'>) {
    repeated.forEach((differences, heading) => {
      let section = 0
      for (const difference of differences) {
        section += difference
        this.repeated.set(section, heading)
      }
    })
    this.firstSections = new Uint32Array(sections.length + 1)
    sections.forEach((count, page) => {
      this.firstSections[page + 1] = (this.firstSections[page] ?? 0) + count
    })
    this.pages = new Uint32Array(this.firstSections[sections.length] ?? 0)
    sections.forEach((_, page) => void this.pages.fill(page, this.firstSections[page], this.firstSections[page + 1]))
  }

  /** Number of sections. */
  get count(): number {
    return this.pages.length
  }

  /** Number of the heading of a section if many pages have it. */
  repeatedHeading(section: number): number | undefined {
    return this.repeated.get(section)
  }

  pageOf(section: number): number {
    return this.pages[section] ?? 0
  }

  firstOf(page: number): number {
    return this.firstSections[page] ?? 0
  }
}

/**
 * Combines the words of a query. Sections that contain all words come before those that contain some.
 * @param matches the sections of each word, the scores of the sections that answer a similar question, and whether a word is an identifier
 * @param weights of pages, in percent
 */
export function scoreSections(
  { found, asked, hasName }: { found: readonly Hits[]; asked: ReadonlyMap<number, number>; hasName: boolean },
  numbers: SectionNumbers,
  weights: readonly number[],
  add: (section: number, score: number, isComplete: boolean) => void,
): void {
  const total = numbers.count
  const rarity = found.map(({ size }) => (size === 0 ? 0 : Math.log(1 + (total - size + 0.5) / (size + 0.5))))
  // A word without any match is as important as a rare one.
  const importance = found.map(({ size }, i) => (size === 0 ? Math.log(1 + total) : (rarity[i] ?? 0)))
  const all = importance.reduce((sum, value) => sum + value, 0)
  const scored: { section: number; score: number; isComplete: boolean }[] = []
  const inPage = found.map((hits) => bestOfPages(hits, numbers))
  const askedOf = bestOfPages(asked, numbers)
  for (const section of new Set([...found.flatMap((hits) => [...hits.keys()]), ...asked.keys()])) {
    const page = numbers.pageOf(section)
    let score = 0
    let covered = 0
    let isComplete = true
    found.forEach((hits, i) => {
      const hit = hits.get(section)
      const elsewhere = (inPage[i]?.get(page) ?? 0) * ELSEWHERE
      if (!hit) isComplete = false
      score += (rarity[i] ?? 0) * Math.max(hit ?? 0, elsewhere)
      covered += (importance[i] ?? 0) * (hit ? 1 : elsewhere > 0 ? COVERED_ELSEWHERE : 0)
    })
    const coverage = covered / all
    const pageWeight = ((weights[page] ?? 100) / 100) ** (hasName ? 1 : PLAIN_POWER)
    const isFirst = section === numbers.firstOf(page)
    const question = Math.max((asked.get(section) ?? 0) * ASKED.here, (askedOf.get(page) ?? 0) * ASKED.elsewhere)
    const place = isFirst ? BONUS.page : numbers.repeatedHeading(section) === undefined ? 1 : REPEATED
    const text = score * coverage ** COVERAGE_POWER * place
    scored.push({ section, score: (text + question) * pageWeight, isComplete })
  }
  const factors = pageFactors(scored, numbers)
  for (const { section, score, isComplete } of scored) {
    add(section, score * (factors.get(numbers.pageOf(section)) ?? 1), isComplete)
  }
}

/** The factor of each page, which grows with the scores of its other sections. */
function pageFactors(scored: readonly { section: number; score: number }[], numbers: SectionNumbers): Map<number, number> {
  const scores = new Map<number, number[]>()
  for (const { section, score } of scored) {
    const page = numbers.pageOf(section)
    const list = scores.get(page)
    if (list) list.push(score)
    else scores.set(page, [score])
  }
  const { share, count, limit } = MORE_SECTIONS
  const factorOf = ([best = 0, ...others]: readonly number[]) => {
    const sum = others.slice(0, count).reduce((total, score) => total + score, 0)
    return 1 + share * Math.min(limit, sum / (best || 1))
  }
  return new Map([...scores].map(([page, list]) => [page, factorOf(list.sort((a, b) => b - a))]))
}

/** The best weight of each page. */
function bestOfPages(hits: ReadonlyMap<number, number>, numbers: SectionNumbers): Hits {
  const best: Hits = new Map()
  for (const [section, weight] of hits) {
    const page = numbers.pageOf(section)
    best.set(page, Math.max(best.get(page) ?? 0, weight))
  }
  return best
}

/**
 * The best sections of each page, and the best one of those with the same heading if many pages have it. The others rank lower, so that one page
 * or heading doesn't fill the results.
 */
export function divideByPage<T extends { section: number; isDefinition: boolean }>(
  ranked: readonly T[],
  numbers: SectionNumbers,
): [main: T[], others: T[]] {
  const counts = new Map<number, number>()
  const headings = new Set<number>()
  const [main, others]: [T[], T[]] = [[], []]
  for (const entry of ranked) {
    const page = numbers.pageOf(entry.section)
    const count = counts.get(page) ?? 0
    const heading = numbers.repeatedHeading(entry.section)
    const isAgain = heading !== undefined && headings.has(heading) && !entry.isDefinition
    const isMain = count < SECTIONS_PER_PAGE && !isAgain
    if (isMain) counts.set(page, count + 1)
    if (heading !== undefined) headings.add(heading)
    ;(isMain ? main : others).push(entry)
  }
  return [main, others]
}

/** Grows with the share of words that a heading and a query have in common. */
export function headingBonus(
  heading: string,
  words: readonly QueryWord[],
  corrections: ReadonlyMap<string, readonly string[]>,
): number {
  const tokens = tokenize(heading)
  // Names that aren't the same are compared by their parts.
  const divide = (names: readonly Token[], others: readonly Token[]) =>
    names
      .flatMap(({ whole, parts }) => (parts.length === 0 || others.some((other) => other.whole === whole) ? whole : parts))
      .filter((word) => !STOP_WORDS.has(word))
  const wanted = divide(words, tokens).map((word) => [word, ...(corrections.get(word) ?? [])].map(stem))
  const own = divide(tokens, words).map(stem)
  const common = wanted.filter((forms) => forms.some((form) => own.includes(form))).length
  return 1 + (BONUS.sameHeading - 1) * ((2 * common) / (own.length + wanted.length)) ** HEADING_POWER
}

/** Grows with the parts of a class name that are also in the identifier of one of its members. */
export function ownerBonus(name: string, parts: readonly string[]): number {
  return BONUS.owner ** sharedParts(name, parts)
}

/** Number of parts of a name that are also in an identifier: 1 for `SuiteFactory` and `context.suites.add`. */
function sharedParts(name: string, parts: readonly string[]): number {
  const known = new Set(parts.map(stem))
  return tokenize(name)
    .flatMap(({ whole, parts: own }) => (own.length > 0 ? own : [whole]))
    .filter((part) => known.has(stem(part))).length
}
