import { FORMAT, type IndexedPage, type Manifest, Place, TermTable } from '../index/index-files.browser'
import { allowedErrors, editDistance } from '../text/edit-distance.browser'
import { stem } from '../text/stem.browser'
import { type Token, tokenize } from '../text/tokenize.browser'
import { type QueryWord, readQuery, STOP_WORDS } from './read-query.browser'

/** Reads a file of the index: bytes of terms, JSON otherwise. Rejects if it can't be read. */
export interface IndexReader {
  bytes(file: string): Promise<Uint8Array>
  json<T>(file: string): Promise<T>
}

/** A section that matches a query. */
export interface Match {
  route: string
  /** Heading id; empty before the first heading. */
  id: string
  /** Title of the page, then the headings down to this section. */
  headings: readonly [title: string, ...headings: string[]]
  area: string
  score: number
  /** The query is the identifier that this section describes. These sections come first. */
  isDefinition: boolean
  /** Text of the section. */
  text(): Promise<string>
}

export interface Matches {
  /** The words that were searched, synonyms included. */
  words: readonly QueryWord[]
  /** Best first. */
  matches: readonly Match[]
  /** Number of sections that match, including those not in `matches`. */
  total: number
}

export interface SearchOptions {
  limit: number
  /** Only this area. */
  area?: string | undefined
}

/** All terms and headings are loaded at once if there are at most this many files with terms. */
const SMALL = 8
/** Weights of a term that isn't exactly the word of the query. */
const WEIGHT = { stem: 0.9, prefix: 0.75, parts: 0.5, name: 0.7, oneError: 0.9, moreErrors: 0.5 }
/** A word that is only in another section of the page counts this much. */
const ELSEWHERE = 0.35
/** Most terms that a prefix stands for. */
const MAX_PREFIX_TERMS = 50
/** Most terms that a misspelled word stands for. */
const MAX_SIMILAR = 8
/** A word in the title or heading, exactly the title or heading, the first section of a page, and a method of the class in the query. */
const BONUS = { inHeading: 1.5, sameHeading: 1.5, page: 1.1, owner: 2 }
/** How much of a word's importance counts as matched if it's only in another section of the page. */
const COVERED_ELSEWHERE = 0.35
/** Sections with a part of the words rank lower by this power of the matched importance. */
const COVERAGE_POWER = 2
/** Headings with other words than the query get less of the bonus. */
const HEADING_POWER = 2
/** More sections of one page rank lower. */
const SECTIONS_PER_PAGE = 5
/** The heading is compared for this many of the best sections. */
const COMPARED = 60

interface Candidate {
  table: TermTable
  index: number
  weight: number
}

/** Weight of a word in each section that contains it. */
type Hits = Map<number, number>

/** A section that matches some words. */
interface Found {
  section: number
  score: number
  /** As typed, or with synonyms. */
  words: readonly QueryWord[]
  isDefinition: boolean
}

type Ranked = Pick<Found, 'score' | 'isDefinition'>

const byRank = (a: Ranked, b: Ranked) => Number(b.isDefinition) - Number(a.isDefinition) || b.score - a.score

/** Searches the files of one index. Loads only the files that a query needs. */
export class SearchIndex {
  private readonly tables = new Map<string, Promise<TermTable>>()
  private readonly pageLists = new Map<string, Promise<IndexedPage[]>>()
  private readonly texts = new Map<string, Promise<string[]>>()
  /** Terms that misspelled words stand for. */
  private readonly corrections = new Map<string, readonly string[]>()
  /** Page of each section. */
  private readonly pageOf: Uint32Array
  private readonly firstSection: Uint32Array

  private constructor(
    private readonly manifest: Manifest,
    private readonly reader: IndexReader,
  ) {
    const { sections } = manifest
    this.firstSection = new Uint32Array(sections.length + 1)
    sections.forEach((count, page) => {
      this.firstSection[page + 1] = (this.firstSection[page] ?? 0) + count
    })
    this.pageOf = new Uint32Array(this.firstSection[sections.length] ?? 0)
    sections.forEach((_, page) => void this.pageOf.fill(page, this.firstSection[page], this.firstSection[page + 1]))
  }

  /** @throws Error if the index has another format or can't be read */
  static async open(reader: IndexReader): Promise<SearchIndex> {
    const manifest = await reader.json<Manifest>('index.json')
    if (manifest?.format !== FORMAT) throw new Error(`The search index has format ${manifest?.format}; expected ${FORMAT}.`)
    const index = new SearchIndex(manifest, reader)
    if (manifest.terms.length <= SMALL) {
      const tables = manifest.terms.map(({ file }) => index.table(file))
      await Promise.all([...tables, ...manifest.pages.map(({ file }) => index.pageList(file))])
    }
    return index
  }

  /** Names of the areas; pages without one are in an empty one. */
  get areas(): readonly string[] {
    return this.manifest.areas
  }

  async search(query: string, { limit, area }: SearchOptions): Promise<Matches> {
    const areaNumber = area === undefined ? undefined : this.manifest.areas.indexOf(area)
    const found = new Map<number, Found>()
    const complete = new Set<number>()
    const variants = readQuery(query, this.manifest.synonyms)
    const definitions = await this.definitionsOf(variants[0]?.words ?? [])
    for (const { words, weight } of variants) {
      const hits = await Promise.all(words.map((word) => this.hitsOf(word)))
      this.score(hits, (section, score, isComplete) => {
        if (areaNumber !== undefined && this.manifest.pageAreas[this.pageOf[section] ?? 0] !== areaNumber) return
        if (isComplete) complete.add(section)
        const isDefinition = definitions.has(section)
        const weighted = { section, score: score * weight, words, isDefinition }
        if (weighted.score > (found.get(section)?.score ?? 0)) found.set(section, weighted)
      })
    }
    const [main, others] = this.divide([...found.values()].sort(byRank))
    const compared = await Promise.all(main.slice(0, Math.max(COMPARED, limit)).map((entry) => this.match(entry)))
    const rest = others.slice(0, Math.max(0, limit - compared.length)).map((entry) => this.match(entry))
    return {
      words: variants.flatMap(({ words }) => words),
      matches: [...compared.sort(byRank), ...(await Promise.all(rest))].slice(0, limit),
      total: complete.size > 0 ? complete.size : found.size,
    }
  }

  /** The best sections of each page, and the others, which rank lower so that one page doesn't fill the results. */
  private divide(ranked: readonly Found[]): [main: Found[], others: Found[]] {
    const counts = new Map<number, number>()
    const [main, others]: [Found[], Found[]] = [[], []]
    for (const entry of ranked) {
      const page = this.pageOf[entry.section] ?? 0
      const count = counts.get(page) ?? 0
      counts.set(page, count + 1)
      ;(count < SECTIONS_PER_PAGE ? main : others).push(entry)
    }
    return [main, others]
  }

  /** The sections that describe the identifier that a query consists of. */
  private async definitionsOf(words: readonly QueryWord[]): Promise<Set<number>> {
    const [word, ...others] = words
    if (!word || others.length > 0 || word.parts.length === 0) return new Set()
    const lists = await Promise.all([word.whole, word.name].map((term) => this.definitions(term)))
    return new Set(lists.find(({ length }) => length > 0))
  }

  private async definitions(term: string): Promise<number[]> {
    const table = await this.tableFor(term)
    const at = table?.firstFrom(term) ?? 0
    if (table?.terms[at] !== term) return []
    return table.postings(at).flatMap(({ section, place }) => (place === Place.definition ? section : []))
  }

  /** Combines the words of a query. Sections that contain all words come before those that contain some. */
  private score(found: readonly Hits[], add: (section: number, score: number, isComplete: boolean) => void): void {
    const total = this.pageOf.length
    const rarity = found.map(({ size }) => (size === 0 ? 0 : Math.log(1 + (total - size + 0.5) / (size + 0.5))))
    // A word without any match is as important as a rare one.
    const importance = found.map(({ size }, i) => (size === 0 ? Math.log(1 + total) : (rarity[i] ?? 0)))
    const all = importance.reduce((sum, value) => sum + value, 0)
    const inPage = found.map((hits) => {
      const best = new Map<number, number>()
      for (const [section, weight] of hits) {
        const page = this.pageOf[section] ?? 0
        best.set(page, Math.max(best.get(page) ?? 0, weight))
      }
      return best
    })
    for (const section of new Set(found.flatMap((hits) => [...hits.keys()]))) {
      const page = this.pageOf[section] ?? 0
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
      const coverage = all === 0 ? 1 : covered / all
      const pageWeight = (this.manifest.weights[page] ?? 100) / 100
      add(
        section,
        score * coverage ** COVERAGE_POWER * pageWeight * (section === this.firstSection[page] ? BONUS.page : 1),
        isComplete,
      )
    }
  }

  private async match({ section, score, words, isDefinition }: Found): Promise<Match> {
    const page = this.pageOf[section] ?? 0
    const indexed = await this.page(page)
    const at = section - (this.firstSection[page] ?? 0)
    const [id = '', ...path] = indexed.sections[at] ?? []
    const heading = at === 0 ? indexed.title : (path.at(-1) ?? '')
    const owner = isDefinition ? BONUS.owner ** sharedParts(indexed.title, words[0]?.parts ?? []) : 1
    return {
      route: indexed.route,
      id,
      headings: [indexed.title, ...path],
      area: this.manifest.areas[this.manifest.pageAreas[page] ?? 0] ?? '',
      score: score * owner * headingBonus(heading, words, this.corrections),
      isDefinition,
      text: async () => (await this.text(indexed.text))[at] ?? '',
    }
  }

  /** The sections that contain a word, or something close to it. */
  private async hitsOf(word: QueryWord): Promise<Hits> {
    const whole = collect(await this.candidates(word.whole, word.isOpen, word.parts.length > 0))
    if (word.parts.length === 0) return whole
    if (word.name !== word.whole) {
      for (const [section, weight] of collect(await this.candidates(word.name, word.isOpen, true))) {
        whole.set(section, Math.max(whole.get(section) ?? 0, weight * WEIGHT.name))
      }
    }
    const parts = await Promise.all(
      word.parts.map(async (part, i) => collect(await this.candidates(part, word.isOpen && i === word.parts.length - 1, false))),
    )
    for (const section of new Set(parts.flatMap((hits) => [...hits.keys()]))) {
      const hits = parts.map((part) => part.get(section))
      if (hits.some((hit) => hit === undefined)) continue
      const mean = hits.reduce<number>((sum, hit) => sum + (hit ?? 0), 0) / hits.length
      whole.set(section, Math.max(whole.get(section) ?? 0, mean * WEIGHT.parts))
    }
    return whole
  }

  /** The terms that a word stands for. */
  private async candidates(word: string, isOpen: boolean, isIdentifier: boolean): Promise<Candidate[]> {
    const table = await this.tableFor(word)
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
    if (found.size === 0) {
      const similar = similarTerms(word, terms)
      this.corrections.set(
        word,
        similar.map(({ index }) => terms[index] ?? ''),
      )
      for (const { index, weight } of similar) add(index, weight)
    }
    return [...found].map(([index, weight]) => ({ table, index, weight }))
  }

  /** The file with the terms that begin like a word. */
  private async tableFor(word: string): Promise<TermTable | undefined> {
    const { terms } = this.manifest
    let file = terms[0]?.file
    for (const entry of terms) if (entry.from <= word) file = entry.file
    return file === undefined ? undefined : this.table(file)
  }

  private table(file: string): Promise<TermTable> {
    return memo(this.tables, file, async () => new TermTable(await this.reader.bytes(file)))
  }

  private async page(number: number): Promise<IndexedPage> {
    const { pages } = this.manifest
    const list = pages.findLast(({ from }) => from <= number)
    const page = list && (await this.pageList(list.file))[number - list.from]
    if (!page) throw new RangeError('The search index is incomplete.')
    return page
  }

  private pageList(file: string): Promise<IndexedPage[]> {
    return memo(this.pageLists, file, () => this.reader.json(file))
  }

  private text(file: string): Promise<string[]> {
    return memo(this.texts, file, () => this.reader.json(file))
  }
}

/** Terms with few differences, for misspelled words. */
function similarTerms(word: string, terms: readonly string[]): { index: number; weight: number }[] {
  const limit = allowedErrors(word.length)
  if (limit === 0) return []
  return terms
    .map((term, index) => ({ index, errors: editDistance(word, term, limit) }))
    .filter(({ errors }) => errors <= limit)
    .sort((a, b) => a.errors - b.errors)
    .slice(0, MAX_SIMILAR)
    .map(({ index, errors }) => ({ index, weight: errors === 1 ? WEIGHT.oneError : WEIGHT.moreErrors }))
}

function collect(candidates: readonly Candidate[]): Hits {
  const hits: Hits = new Map()
  for (const { table, index, weight } of candidates) {
    for (const posting of table.postings(index)) {
      const bonus = posting.place >= Place.heading ? BONUS.inHeading : 1
      hits.set(posting.section, Math.max(hits.get(posting.section) ?? 0, (posting.weight / 63) * weight * bonus))
    }
  }
  return hits
}

/** Grows with the share of words that a heading and a query have in common. */
function headingBonus(heading: string, words: readonly QueryWord[], corrections: ReadonlyMap<string, readonly string[]>): number {
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

/** Number of parts of a name that are also in an identifier: 1 for `SuiteFactory` and `context.suites.add`. */
function sharedParts(name: string, parts: readonly string[]): number {
  const known = new Set(parts.map(stem))
  return tokenize(name)
    .flatMap(({ whole, parts: own }) => (own.length > 0 ? own : [whole]))
    .filter((part) => known.has(stem(part))).length
}

/** A rejected value is not kept, so that it is read again. */
function memo<T>(known: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  let value = known.get(key)
  if (!value) {
    value = read()
    known.set(key, value)
    value.catch(() => known.delete(key))
  }
  return value
}
