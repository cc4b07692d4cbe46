import { isErrorMessage, normalizeMessage, withoutValues } from '../text/error-message.browser'
import { stem } from '../text/stem.browser'
import { STOP_WORDS, type Token, tokenize } from '../text/tokenize.browser'

/** A word of a query, or an identifier. */
export interface QueryWord {
  /** Normalized; see {@link tokenize}. */
  whole: string
  parts: readonly string[]
  /** The last name of a dotted identifier: `context.suites.add` → `add`. Its own form otherwise. */
  name: string
  /** The reader may still be typing it: longer words that begin with it match as well. */
  isOpen: boolean
}

/** One reading of a query. */
export interface QueryVariant {
  words: readonly QueryWord[]
  /** 1 for what was typed, less for synonyms and for error messages without their values. */
  weight: number
}

/** Words that readers use with the same meaning: each phrase is also searched as the others. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

const MAX_WORDS = 12
const MAX_VARIANTS = 6
const SYNONYM_WEIGHT = 0.85
const NO_VALUES_WEIGHT = 0.95

/** The ways to read a query: as typed, error messages without their values, then with synonyms. Empty if it contains no words. */
export function readQuery(query: string, synonyms: Synonyms): QueryVariant[] {
  if (!isErrorMessage(query)) return readText(query, synonyms)
  const message = normalizeMessage(query)
  const bare = withoutValues(message)
  const [typed, ...others] = readText(message, synonyms)
  const [first] = bare === message ? [] : readText(bare, {})
  return [typed ?? [], first ? { ...first, weight: NO_VALUES_WEIGHT } : [], others].flat().slice(0, MAX_VARIANTS)
}

function readText(query: string, synonyms: Synonyms): QueryVariant[] {
  const names = namesInCode(query)
  const tokens = tokenize(names).slice(0, MAX_WORDS)
  const isOpen = !/[\s.,;:!?)\]}"']$/.test(names)
  const words = tokens.map((token, i) => queryWord(token, isOpen && i === tokens.length - 1))
  const kept = words.filter(({ whole, isOpen }) => isOpen || !STOP_WORDS.has(whole))
  const typed = kept.some(({ whole }) => !STOP_WORDS.has(whole)) ? kept : words
  if (typed.length === 0) return []
  return [{ words: typed, weight: 1 }, ...synonymVariants(words, synonyms)].slice(0, MAX_VARIANTS)
}

/** Arguments after a name with a dot, an underscore, or several capital letters. */
const ARGUMENTS =
  /(?<=[\p{L}\p{N})][._]\p{L}[\p{L}\p{N}_]*|\p{Lu}[\p{Ll}\p{N}]+\p{Lu}[\p{L}\p{N}]*)\((?:[^()]|\([^()]*\))*(?:\)|$)/gu
/** A value after the name of a parameter: `mostly=0.9`. */
const VALUE = /(?<=[\p{L}\p{N}_])=(?!=)(?:"[^"]*"?|'[^']*'?|[^\s,()]+)/gu
/** A variable to which code with a dot or a call is assigned. */
const VARIABLE = /^\s*[\p{L}\p{N}_]+ = (?=[\p{L}\p{N}_]+[.(])/u

/** Names without the values in pasted code: `mostly=0.9` → `mostly`, `context.find("a").count(1)` → `context.find.count`. */
function namesInCode(query: string): string {
  return query
    .replace(VARIABLE, '')
    .replace(ARGUMENTS, (found, at: number, all: string) => (all[at + found.length] === '.' ? '' : ' '))
    .replace(VALUE, ' ')
}

function queryWord(token: Token, isOpen: boolean): QueryWord {
  return { ...token, name: token.whole.slice(token.whole.lastIndexOf('.') + 1), isOpen }
}

function synonymVariants(words: readonly QueryWord[], synonyms: Synonyms): QueryVariant[] {
  const stems = words.map(({ whole }) => stem(whole))
  return Object.entries(synonyms).flatMap(([phrase, others]) => {
    const wanted = tokenize(phrase).map(({ whole }) => stem(whole))
    const at = stems.findIndex((_, i) => wanted.length > 0 && wanted.every((word, j) => stems[i + j] === word))
    if (at < 0) return []
    return others.map((other): QueryVariant => {
      const replaced = tokenize(other).map((token) => queryWord(token, false))
      const all = [...words.slice(0, at), ...replaced, ...words.slice(at + wanted.length)]
      return { words: all.filter(({ whole }) => !STOP_WORDS.has(whole)), weight: SYNONYM_WEIGHT }
    })
  })
}
