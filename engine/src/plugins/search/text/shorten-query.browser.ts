import { lastException, normalizeMessage, withoutValues } from './error-message.browser'
import { STOP_WORDS } from './tokenize.browser'

/** Only the end of a longer text is read: tracebacks end with the error. */
const MAX_READ = 200_000
/** Words that messages are polite with. */
const FILLERS = new Set(['please', 'try', 'again'])
/** Names that a message of Python is about, which aren't values of the reader. */
const NAMES = /\b(attribute|module named|argument|import name) (['"])([^'"]{1,60})\2/g
/** A message with fewer words keeps its quoted values. */
const FEW_WORDS = 3

/**
 * A query for a text that doesn't fit into the input: the class of the last exception in it and the first telling words of its message, or of the
 * text if it contains no exception.
 * @param limit most characters
 */
export function shortenQuery(text: string, limit: number): string {
  const end = text.slice(-MAX_READ).replaceAll(/\\+[nrt]/g, '\n')
  const error = lastException(end)
  if (!error) return join(tellingWords(end.slice(0, MAX_READ / 100)), limit)
  const message = normalizeMessage(error.message).replace(NAMES, '$1 $3')
  const words = tellingWords(withoutValues(message))
  return join([`${error.name}:`, ...(words.length < FEW_WORDS ? tellingWords(message) : words)], limit)
}

/** The words that aren't in most texts, each once, without punctuation around them. */
function tellingWords(text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, ''))
  return [...new Set(words)].filter(
    (word) => word !== '' && !STOP_WORDS.has(word.toLowerCase()) && !FILLERS.has(word.toLowerCase()),
  )
}

/** As many words as fit, in their order. */
function join(words: readonly string[], limit: number): string {
  let joined = ''
  for (const word of words) {
    const next = joined === '' ? word : `${joined} ${word}`
    if (next.length <= limit) joined = next
  }
  return joined === '' ? (words[0] ?? '').slice(0, limit) : joined
}
