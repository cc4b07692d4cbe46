import { allowedErrors, editDistance } from '../text/edit-distance.browser'
import { stem } from '../text/stem.browser'
import { RUN, tokenize } from '../text/tokenize.browser'
import type { QueryWord } from './read-query.browser'

/** A part of a text, and whether it matches the query. */
export type Piece = readonly [text: string, isMatch: boolean]

/** Divides a text into parts that match the words of a query and parts that don't. */
export function highlight(text: string, words: readonly QueryWord[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(RUN)) {
    if (!matches(found[0], words)) continue
    if (found.index > end) pieces.push([text.slice(end, found.index), false])
    pieces.push([found[0], true])
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push([text.slice(end), false])
  return pieces
}

/** The part of a text with the most matching words, at most `length` words long. Empty if none matches. */
export function snippet(text: string, words: readonly QueryWord[], length: number): Piece[] {
  const all = text.split(/\s+/).filter(Boolean)
  const marks = all.map((word) => (matches(word.match(RUN)?.[0] ?? '', words) ? word.toLowerCase() : undefined))
  let best = { start: -1, count: 0 }
  marks.forEach((mark, start) => {
    if (mark === undefined) return
    // Starts two words before the first match, so that there is some context.
    const from = Math.max(0, Math.min(start - 2, all.length - length))
    const count = new Set(marks.slice(from, from + length).filter(Boolean)).size
    if (count > best.count) best = { start: from, count }
  })
  if (best.start < 0) return []
  const end = best.start + length
  const shown = all.slice(best.start, end).join(' ')
  return highlight(`${best.start > 0 ? '… ' : ''}${shown}${end < all.length ? ' …' : ''}`, words)
}

/** A word of a query, prepared for comparisons. */
interface WantedWord extends QueryWord {
  stem: string
  maxErrors: number
}

/** Compares texts with the words of a query. Remembers the results, because most texts are in several sections. */
class Matcher {
  private readonly wanted: readonly WantedWord[]
  private readonly results = new Map<string, boolean>()

  constructor(words: readonly QueryWord[]) {
    this.wanted = words.map((word) => ({ ...word, stem: stem(word.whole), maxErrors: allowedErrors(word.whole.length) }))
  }

  matches(text: string): boolean {
    const known = this.results.get(text)
    if (known !== undefined) return known
    const result = tokenize(text).some(({ whole, parts }) =>
      this.wanted.some((word) => [whole, ...parts].some((form) => isClose(form, word)) || word.parts.includes(whole)),
    )
    this.results.set(text, result)
    return result
  }
}

const matchers = new WeakMap<readonly QueryWord[], Matcher>()

function matches(text: string, words: readonly QueryWord[]): boolean {
  const matcher = matchers.get(words) ?? new Matcher(words)
  matchers.set(words, matcher)
  return matcher.matches(text)
}

function isClose(form: string, { whole, isOpen, stem: wanted, maxErrors }: WantedWord): boolean {
  // The first letter of stems and of misspelled words is the same.
  if (form[0] !== whole[0]) return false
  if (form === whole || (isOpen && form.startsWith(whole)) || stem(form) === wanted) return true
  return maxErrors > 0 && editDistance(form, whole, maxErrors) <= maxErrors
}
