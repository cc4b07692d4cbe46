import type { CompiledPage } from '../../../plugin'
import { normalizeMessage } from '../text/error-message.browser'
import { tokenize } from '../text/tokenize.browser'
import { Place } from './index-files.browser'

/** What the index contains of a page. Derived from the page only, so that it is kept until the page changes. */
export interface PageEntry {
  sections: readonly SectionEntry[]
}

export interface SectionEntry {
  id: string
  /** Headings from the first level below the title down to this section's. */
  headings: readonly string[]
  /** It is an entry about an error message, the last of its headings. */
  isError?: true
  /** For snippets: the description of the page, if this is its first section, then text and code. */
  text: string
  /** Weight (1 to 63) and place of each term, sorted by term. */
  terms: readonly (readonly [term: string, weight: number, place: number])[]
}

/** Weights of an occurrence by field. */
const WEIGHT = { title: 9, heading: 6, description: 2, path: 1.5, pageTitle: 1.5, text: 1, code: 0.6 }
/** Share of an identifier's weight that its parts get. */
const PART = 0.6
/** Occurrences with this total weight count half of the maximum. */
const HALF = 4
/** Texts with fewer words are not shortened. */
const USUAL_WORDS = 120

/** The sections of a page with their terms. */
export function pageEntry({ doc, sections }: Pick<CompiledPage, 'doc' | 'sections'>): PageEntry {
  const all = sections[0]?.id === '' ? sections : [{ id: '', headings: [], text: '', code: [] }, ...sections]
  return {
    sections: all.map(({ id, headings, isError, text, code }, i) => {
      const terms = new TermWeights()
      if (i === 0) {
        terms.add(doc.title, WEIGHT.title, Place.heading)
        terms.add(definedName(doc.title, true), 0, Place.definition)
        terms.add(doc.description ?? '', WEIGHT.description, Place.text)
      } else {
        const heading = headings.at(-1) ?? ''
        terms.add(isError ? normalizeMessage(heading) : heading, WEIGHT.heading, Place.heading)
        if (!isError) terms.add(definedName(heading, heading.endsWith('()')), 0, Place.definition)
        terms.add(headings.slice(0, -1).join('\n'), WEIGHT.path, Place.text)
        terms.add(doc.title, WEIGHT.pageTitle, Place.text)
      }
      terms.add(text, WEIGHT.text, Place.text, true)
      terms.add(code.join('\n'), WEIGHT.code, Place.code, true)
      const summary = i === 0 ? (doc.description ?? '') : ''
      return {
        id,
        headings,
        ...(isError ? { isError } : {}),
        text: [summary, text, ...code].join('\n').trim(),
        terms: terms.list(),
      }
    }),
  }
}

/**
 * The identifier that a heading consists of: `run()`, `add_postgres`. Empty if it contains other words.
 * @param isName even if it is a usual word
 */
function definedName(heading: string, isName: boolean): string {
  const [token, ...others] = tokenize(heading)
  return token && others.length === 0 && (isName || token.parts.length > 0) ? heading : ''
}

/** Adds up the weights of terms. */
class TermWeights {
  private readonly weights = new Map<string, { weight: number; place: number }>()

  /** @param isLong occurrences in a long text count less */
  add(text: string, weight: number, place: number, isLong = false): void {
    const tokens = tokenize(text)
    const factor = isLong ? weight / Math.max(1, 0.5 + (0.5 * tokens.length) / USUAL_WORDS) : weight
    for (const { whole, parts } of tokens) {
      this.count(whole, factor, place)
      for (const part of parts) this.count(part, factor * PART, Math.min(place, Place.heading))
    }
  }

  list(): SectionEntry['terms'] {
    return [...this.weights]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, { weight, place }]) => [term, Math.max(1, Math.round((63 * weight) / (weight + HALF))), place] as const)
  }

  private count(term: string, weight: number, place: number): void {
    const known = this.weights.get(term)
    if (known) {
      known.weight += weight
      known.place = Math.max(known.place, place)
    } else this.weights.set(term, { weight, place })
  }
}
