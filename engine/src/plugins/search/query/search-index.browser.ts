import { IndexLoader, type IndexReader } from './index-loader.browser'
import { WordMatcher } from './match-words.browser'
import {
  byRank,
  divideByPage,
  headingBonus,
  ownerBonus,
  type Ranked,
  SectionNumbers,
  scoreSections,
} from './rank-sections.browser'
import { type QueryWord, readQuery } from './read-query.browser'
import { QuestionNumbers, scoreQuestions } from './score-questions.browser'

/** A section that matches a query. */
export interface Match extends Ranked {
  route: string
  /** Heading id; empty before the first heading. */
  id: string
  /** Title of the page, then the headings down to this section. */
  headings: readonly [title: string, ...headings: string[]]
  area: string
  /** It is an entry about an error message, the last of its headings. */
  isError: boolean
  /** Whether the text is loaded. */
  hasText(): boolean
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

/** The heading is compared for this many of the best sections. */
const COMPARED = 60

/** An environment variable, which guides explain rather than reference pages. */
const VARIABLE = /^\s*\$?\{?[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\}?\s*$/
/** Number of searches in {@link SearchIndex.warmUp}. */
const WARM_UP = 5

/** A section that matches some words. */
interface Found extends Ranked {
  section: number
  /** As typed, or with synonyms. */
  words: readonly QueryWord[]
}

/** Searches the files of one index. Loads only the files that a query needs. */
export class SearchIndex {
  private readonly numbers: SectionNumbers
  private readonly questions: QuestionNumbers
  private readonly matcher: WordMatcher

  private constructor(private readonly loader: IndexLoader) {
    this.numbers = new SectionNumbers(loader.manifest)
    this.questions = new QuestionNumbers(loader.manifest.questions)
    this.matcher = new WordMatcher(loader)
  }

  /** @throws Error if the index has another format or can't be read */
  static async open(reader: IndexReader): Promise<SearchIndex> {
    return new SearchIndex(await IndexLoader.open(reader))
  }

  /** Names of the areas; pages without one are in an empty one. */
  get areas(): readonly string[] {
    return this.loader.manifest.areas
  }

  /**
   * Searches the titles of some pages, with sample postings instead of those in files. The first searches take several times longer than the next
   * ones, because the browser hasn't compiled their code.
   */
  async warmUp(): Promise<void> {
    if (!this.loader.isLoaded) return
    const sample = new SearchIndex(this.loader.withSamples())
    for (let page = 0; page < Math.min(WARM_UP, this.loader.manifest.sections.length); page++) {
      const { title } = await this.loader.page(page)
      await sample.search(title, { limit: COMPARED })
    }
  }

  async search(query: string, { limit, area }: SearchOptions): Promise<Matches> {
    const { areas, pageAreas, synonyms, weights } = this.loader.manifest
    const areaNumber = area === undefined ? undefined : areas.indexOf(area)
    const found = new Map<number, Found>()
    const complete = new Set<number>()
    const variants = readQuery(query, synonyms)
    const hasName = !VARIABLE.test(query) && variants[0]?.words.some(({ parts }) => parts.length > 0) === true
    const definitions = await this.matcher.definitionsOf(variants[0]?.words ?? [])
    for (const { words, weight } of variants) {
      const hits = await Promise.all(words.map((word) => this.matcher.hitsOf(word)))
      const sections = hits.map(({ sections }) => sections)
      // Identifiers are found by the sections that describe them.
      const isIdentifier = definitions.size > 0
      const asked = isIdentifier
        ? new Map()
        : scoreQuestions(
            hits.map(({ questions }) => questions),
            sections.map(({ size }) => size / this.numbers.count),
            this.questions,
          )
      scoreSections({ found: sections, asked, hasName }, this.numbers, weights, (section, score, isComplete) => {
        if (areaNumber !== undefined && pageAreas[this.numbers.pageOf(section)] !== areaNumber) return
        if (isComplete) complete.add(section)
        const weighted = { section, score: score * weight, words, isDefinition: definitions.has(section) }
        if (weighted.score > (found.get(section)?.score ?? 0)) found.set(section, weighted)
      })
    }
    const [main, others] = divideByPage([...found.values()].sort(byRank), this.numbers)
    const compared = await Promise.all(main.slice(0, Math.max(COMPARED, limit)).map((entry) => this.match(entry)))
    const rest = others.slice(0, Math.max(0, limit - compared.length)).map((entry) => this.match(entry))
    return {
      words: variants.flatMap(({ words }) => words),
      matches: [...compared.sort(byRank), ...(await Promise.all(rest))].slice(0, limit),
      total: complete.size > 0 ? complete.size : found.size,
    }
  }

  private async match({ section, score, words, isDefinition }: Found): Promise<Match> {
    const { areas, pageAreas } = this.loader.manifest
    const page = this.numbers.pageOf(section)
    const indexed = await this.loader.page(page)
    const at = section - this.numbers.firstOf(page)
    const [id = '', ...path] = indexed.sections[at] ?? []
    const heading = at === 0 ? indexed.title : (path.at(-1) ?? '')
    const owner = isDefinition ? ownerBonus(indexed.title, words[0]?.parts ?? []) : 1
    return {
      route: indexed.route,
      id,
      headings: [indexed.title, ...path],
      area: areas[pageAreas[page] ?? 0] ?? '',
      score: score * owner * headingBonus(heading, words, this.matcher.corrections),
      isDefinition,
      isError: indexed.errors?.includes(at) ?? false,
      hasText: () => this.loader.hasText(indexed, at),
      text: () => this.loader.sectionText(indexed, at),
    }
  }
}
