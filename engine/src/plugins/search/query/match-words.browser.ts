import { Place, type TermTable } from '../index/index-files.browser'
import { allowedErrors, editDistance } from '../text/edit-distance.browser'
import { stem } from '../text/stem.browser'
import { STOP_WORDS } from '../text/tokenize.browser'
import type { IndexLoader } from './index-loader.browser'
import type { QueryWord } from './read-query.browser'

/** Weight of a word in each section or question that contains it. */
export type Hits = Map<number, number>

/** Where a word occurs. */
export interface WordHits {
  sections: Hits
  questions: Hits
}

/** Weights of a term that isn't exactly the word of the query. */
const WEIGHT = {
  stem: 0.9,
  prefix: 0.75,
  parts: 0.5,
  name: 0.7,
  inner: 0.7,
  halves: 0.9,
  oneError: 0.9,
  moreErrors: 0.5,
  otherFirst: 0.6,
}
/** Factor for a word in a heading. */
const IN_HEADING = 1.5
/** Most terms that a prefix stands for. */
const MAX_PREFIX_TERMS = 50
/** Most names that contain a word. */
const MAX_INNER_TERMS = 20
/** Shortest part of a word that consists of two. */
const MIN_HALF = 3
/** Shorter words aren't searched inside of names. */
export const MIN_INNER = 4
/** Most terms that a misspelled word stands for. */
const MAX_SIMILAR = 8

interface Candidate {
  table: TermTable
  index: number
  weight: number
}

/** Finds the sections that contain a word of a query. */
export class WordMatcher {
  /** Terms that misspelled words stand for. */
  readonly corrections = new Map<string, readonly string[]>()

  constructor(private readonly loader: IndexLoader) {}

  /** The sections and questions that contain a word, or something close to it. */
  async hitsOf(word: QueryWord): Promise<WordHits> {
    const isName = word.parts.length > 0
    let found = await this.known(word.whole, word.isOpen, isName)
    if (found.length === 0) found = await this.inside(word.whole)
    const parts = isName || found.length > 0 ? word.parts.filter((part) => !STOP_WORDS.has(part)) : await this.halves(word.whole)
    if (found.length === 0 && (isName || parts.length === 0)) found = await this.similar(word.whole)
    const whole = await this.collect(found)
    if (parts.length === 0) return whole
    if (word.name !== word.whole) {
      addHits(whole, await this.collect(await this.candidates(word.name, word.isOpen, true)), WEIGHT.name)
    }
    const lists = await Promise.all(
      parts.map(async (part) => this.collect(await this.candidates(part, word.isOpen && part === parts.at(-1), false))),
    )
    const common = (kind: keyof WordHits) => commonHits(lists.map((hits) => hits[kind]))
    addHits(whole, { sections: common('sections'), questions: common('questions') }, isName ? WEIGHT.parts : WEIGHT.halves)
    return whole
  }

  /** The terms that a word stands for: itself, or else names that contain it, or else similar ones. */
  private async candidates(word: string, isOpen: boolean, isIdentifier: boolean): Promise<Candidate[]> {
    const known = await this.known(word, isOpen, isIdentifier)
    if (known.length > 0) return known
    const inner = await this.inside(word)
    return inner.length > 0 ? inner : this.similar(word)
  }

  /** The term, its other forms, and if the reader may still be typing, longer ones. */
  private async known(word: string, isOpen: boolean, isIdentifier: boolean): Promise<Candidate[]> {
    const table = await this.loader.tableFor(word)
    if (!table) return []
    const found = new Map<number, number>()
    const add = (index: number, weight: number) => found.set(index, Math.max(found.get(index) ?? 0, weight))
    const { terms } = table
    const at = table.firstFrom(word)
    if (terms[at] === word) add(at, 1)
    const base = stem(word)
    const beginning = base.slice(0, Math.max(3, base.length - 2))
    for (let i = table.firstFrom(beginning); terms[i]?.startsWith(beginning); i++) {
      if (stem(terms[i] ?? '') === base) add(i, terms[i] === word ? 1 : WEIGHT.stem)
    }
    if (isOpen || isIdentifier) {
      for (let i = at, count = 0; terms[i]?.startsWith(word) && count < MAX_PREFIX_TERMS; i++, count++) {
        add(i, WEIGHT.prefix * Math.sqrt(word.length / (terms[i]?.length ?? 1)))
      }
    }
    return [...found].map(([index, weight]) => ({ table, index, weight }))
  }

  private async inside(word: string): Promise<Candidate[]> {
    const tables = await this.loader.tablesNear(word)
    return best(
      tables.flatMap((table) => innerTerms(word, table)),
      MAX_INNER_TERMS,
    )
  }

  /** The two terms that a word consists of, such as `custom` and `sql`. Empty if there are none. */
  private async halves(word: string): Promise<string[]> {
    for (let at = word.length - MIN_HALF; at >= MIN_HALF; at--) {
      const halves = [word.slice(0, at), word.slice(at)]
      const areTerms = await Promise.all(
        halves.map(async (half) => {
          const table = await this.loader.tableFor(half)
          return table?.terms[table.firstFrom(half)] === half
        }),
      )
      if (!areTerms.includes(false)) return halves
    }
    return []
  }

  private async similar(word: string): Promise<Candidate[]> {
    const tables = await this.loader.tablesNear(word)
    const similar = best(
      tables.flatMap((table) => similarTerms(word, table)),
      MAX_SIMILAR,
    )
    const corrected = similar.map(({ table, index }) => table.terms[index] ?? '')
    this.corrections.set(word, corrected)
    return similar
  }

  /** The sections that describe the identifier that a query consists of. */
  async definitionsOf(words: readonly QueryWord[]): Promise<Set<number>> {
    const [word, ...others] = words
    if (!word || others.length > 0 || word.parts.length === 0) return new Set()
    // The last known name of a chain.
    const names = [word.whole, ...word.whole.split('.').reverse()]
    const lists = await Promise.all(names.map((name) => this.definitions(name)))
    return new Set(lists.find(({ length }) => length > 0))
  }

  private async definitions(term: string): Promise<number[]> {
    const table = await this.loader.tableFor(term)
    const at = table?.firstFrom(term) ?? 0
    if (table?.terms[at] !== term) return []
    const { postings } = await this.loader.occurrences(table, at)
    return postings.flatMap(({ section, place }) => (place === Place.definition ? section : []))
  }

  private async collect(candidates: readonly Candidate[]): Promise<WordHits> {
    const found: WordHits = { sections: new Map(), questions: new Map() }
    const lists = await Promise.all(candidates.map(({ table, index }) => this.loader.occurrences(table, index)))
    lists.forEach(({ postings, questions }, i) => {
      const weight = candidates[i]?.weight ?? 0
      for (const posting of postings) {
        const bonus = posting.place >= Place.heading ? IN_HEADING : 1
        raise(found.sections, posting.section, (posting.weight / 63) * weight * bonus)
      }
      for (const question of questions) raise(found.questions, question, weight)
    })
    return found
  }
}

const best = (candidates: readonly Candidate[], count: number) =>
  [...candidates].sort((a, b) => b.weight - a.weight).slice(0, count)

/** Longer names that contain a word: `azureblobstoragedatasource` for `blobstorage`. */
function innerTerms(word: string, table: TermTable): Candidate[] {
  if (word.length < MIN_INNER) return []
  return table.terms.flatMap((term, index) =>
    term.includes(word) ? { table, index, weight: WEIGHT.inner * Math.sqrt(word.length / term.length) } : [],
  )
}

/** Terms with few differences, for misspelled words. */
function similarTerms(word: string, table: TermTable): Candidate[] {
  const limit = allowedErrors(word.length)
  if (limit === 0) return []
  return table.terms.flatMap((term, index) => {
    const errors = editDistance(word, term, limit)
    if (errors > limit) return []
    const first = term[0] === word[0] ? 1 : WEIGHT.otherFirst
    return { table, index, weight: (errors === 1 ? WEIGHT.oneError : WEIGHT.moreErrors) * first }
  })
}

const raise = (hits: Hits, key: number, weight: number) => void hits.set(key, Math.max(hits.get(key) ?? 0, weight))

function addHits(target: WordHits, { sections, questions }: WordHits, factor: number): void {
  for (const [section, weight] of sections) raise(target.sections, section, weight * factor)
  for (const [question, weight] of questions) raise(target.questions, question, weight * factor)
}

/** The mean weights of what contains all parts of a name. */
function commonHits([first, ...others]: readonly Hits[]): Hits {
  const common: Hits = new Map()
  for (const [key, weight] of first ?? []) {
    const weights = others.map((hits) => hits.get(key))
    if (weights.includes(undefined)) continue
    common.set(key, weights.reduce<number>((sum, value) => sum + (value ?? 0), weight) / (weights.length + 1))
  }
  return common
}
