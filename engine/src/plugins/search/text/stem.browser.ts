/**
 * The stem of an English word, so that `validating`, `validates` and `validated` are found by `validate`. Light: it only removes endings of
 * inflection and a few of derivation. Words with digits and short words are unchanged.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const base = /(?:ness|ly)$/.exec(word)
  if (base && base.index > 3) return stem(word.slice(0, base.index))
  const singular = removePlural(word)
  for (const [ending, minimum] of ENDINGS) {
    if (singular.length - ending.length >= minimum && singular.endsWith(ending)) {
      return simplify(singular.slice(0, -ending.length))
    }
  }
  return simplify(singular)
}

/** Endings, each with the shortest stem that may remain. */
const ENDINGS: readonly (readonly [string, number])[] = [
  ['ations', 4],
  ['ation', 4],
  ['ating', 4],
  ['ated', 4],
  ['ate', 4],
  ['ings', 4],
  ['ing', 3],
  ['ied', 3],
  ['ed', 3],
]

function removePlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

/** One form for `run` and `runn`, `store` and `stor`, `query` and `queri`. The stem of `keys` is `key`, which is too short to have another one. */
function simplify(text: string): string {
  return text
    .replace(/([bdfglmnprt])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/(?<=[^aeiou])y$/, 'i')
}
