import { allowedErrors, editDistance } from '../text/edit-distance.browser'
import { stem } from '../text/stem.browser'
import { RUN, tokenize } from '../text/tokenize.browser'
import { MIN_INNER } from './match-words.browser'
import type { QueryWord } from './read-query.browser'

/** A part of a text, and whether it matches the query. */
export type Piece = readonly [text: string, isMatch: boolean]

/** Divides a text into parts that match the words of a query and parts that don't. */
export function highlight(text: string, words: readonly QueryWord[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(RUN)) {
    if (matchesOf(found[0], words).length === 0) continue
    if (found.index > end) pieces.push([text.slice(end, found.index), false])
    pieces.push([found[0], true])
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push([text.slice(end), false])
  return pieces
}

/** The part of a line with the most matching words, at most `length` words long. Empty if none matches. */
export function snippet(text: string, words: readonly QueryWord[], length: number): Piece[] {
  let best: { line: string[]; start: number; count: number } | undefined
  for (const line of text.split('\n')) {
    const all = line.split(/\s+/).filter(Boolean)
    const found = all.map((word) => (word.match(RUN) ?? []).flatMap((run) => matchesOf(run, words).slice(0, 1)))
    found.forEach(({ length: matching }, at) => {
      if (matching === 0) return
      // Starts two words before the first match, so that there is some context.
      const start = Math.max(0, Math.min(at - 2, all.length - length))
      const count = new Set(found.slice(start, start + length).flat()).size
      if (count > (best?.count ?? 0)) best = { line: all, start, count }
    })
  }
  if (!best) return []
  const { line, start } = best
  const shown = line.slice(start, start + length).join(' ')
  return highlight(`${start > 0 ? '… ' : ''}${shown}${start + length < line.length ? ' …' : ''}`, words)
}

/** A word of a query, prepared for comparisons. */
interface WantedWord extends QueryWord {
  stem: string
  maxErrors: number
}

/** Compares texts with the words of a query. Remembers the results, because most texts are in several sections. */
class Matcher {
  private readonly wanted: readonly WantedWord[]
  private readonly results = new Map<string, readonly QueryWord[]>()

  constructor(words: readonly QueryWord[]) {
    this.wanted = words.map((word) => ({ ...word, stem: stem(word.whole), maxErrors: allowedErrors(word.whole.length) }))
  }

  /** The words of the query that a text matches. */
  match(text: string): readonly QueryWord[] {
    const known = this.results.get(text)
    if (known) return known
    const tokens = tokenize(text)
    const result = this.wanted.filter((word) =>
      tokens.some(
        ({ whole, parts }) =>
          [whole, ...parts].some((form) => isClose(form, word)) ||
          word.parts.includes(whole) ||
          (parts.length > 0 && word.whole.length >= MIN_INNER && whole.includes(word.whole)),
      ),
    )
    this.results.set(text, result)
    return result
  }
}

const matchers = new WeakMap<readonly QueryWord[], Matcher>()

/** The words of a query that a word of a text matches, also as a part of a name: `sample_widget` matches `widget`. */
export function matchesOf(text: string, words: readonly QueryWord[]): readonly QueryWord[] {
  const matcher = matchers.get(words) ?? new Matcher(words)
  matchers.set(words, matcher)
  return matcher.match(text)
}

function isClose(form: string, { whole, isOpen, stem: wanted, maxErrors }: WantedWord): boolean {
  // The first letter of stems and of misspelled words is the same.
  if (form[0] !== whole[0]) return false
  if (form === whole || (isOpen && form.startsWith(whole)) || stem(form) === wanted) return true
  return maxErrors > 0 && editDistance(form, whole, maxErrors) <= maxErrors
}
