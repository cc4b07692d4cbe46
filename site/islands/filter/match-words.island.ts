/**
 * Whether a row contains all words of a query. Each word can be any part of the text, or the start of a word in one of the questions, and plurals find the
 * singular.
 * @param text of the row, in lower case
 * @param questions that the row answers, in lower case
 */
export function matchesWords(query: string, text: string, questions: readonly string[] = []): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(singular)
  if (words.every((word) => text.includes(word))) return true
  return questions.some((question) => {
    const known = question.split(/[^\p{L}\p{N}_]+/u)
    return words.every((word) => known.some((one) => one.startsWith(word)))
  })
}

/** A word without its plural ending. */
const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word)
