// Finds caveats: sentences that state an exception, a prohibition, a limitation, or a failure. The phrases are in scripts/prose/caveats.json.
import { compilePhrases } from './lint-prose.mjs'
import { CODE } from './prose-text.mjs'

/**
 * Compiles the phrases into a function that returns whether a sentence is a caveat. A phrase is written as in scripts/prose/phrases.json.
 * @param {{ caveats: string[], neutral: string[] }} phrases `neutral` phrases don't count, although they contain one of the others
 * @returns {(sentence: string) => boolean}
 */
export function compileCaveats({ caveats, neutral }) {
  const compile = (finds) => compilePhrases(finds.map((find) => ({ find }))).map(({ pattern }) => pattern)
  const patterns = compile(caveats)
  const exempt = compile(neutral)
  return (sentence) => {
    const plain = sentence.replace(/`[^`]*`/g, CODE)
    const rest = exempt.reduce((text, pattern) => text.replace(pattern, ''), plain)
    return patterns.some((pattern) => rest.search(pattern) >= 0)
  }
}
