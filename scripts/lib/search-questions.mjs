import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomNumbers } from './search-metrics.mjs'

export const KINDS = ['symbol', 'partial', 'howto', 'concept', 'synonym', 'error', 'typo', 'integration', 'none']

/**
 * @typedef {object} Question
 * @property {string} id
 * @property {string} q what a reader types
 * @property {string} kind one of {@link KINDS}
 * @property {string} version name of the version that is searched
 * @property {import('./search-metrics.mjs').Gold[]} gold empty for the kind `none`
 * @property {string} [from] for typos, the id of the original question
 */

/** All questions of a folder. */
export function readQuestions(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.sort().flatMap((name) => readQuestionFile(join(folder, name)))
}

/**
 * The questions of a file with one JSON object per line.
 * @returns {Question[]}
 * @throws Error if a line isn't a question
 */
export function readQuestionFile(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (line.trim() === '') return []
      const question = JSON.parse(line)
      const problem = problemOf(question)
      if (problem) throw new Error(`${file}:${i + 1}: ${problem}`)
      return [question]
    })
}

function problemOf({ id, q, kind, version, gold }) {
  if (![id, q, version].every((value) => typeof value === 'string' && value !== ''))
    return '"id", "q", and "version" must be strings.'
  if (!KINDS.includes(kind)) return `Unknown kind "${kind}". The kinds are ${KINDS.join(', ')}.`
  const isGold = ({ route, grade }) => typeof route === 'string' && route.startsWith('/') && grade > 0
  if (!Array.isArray(gold) || !gold.every(isGold)) return '"gold" must be a list of { route, grade } with positive grades.'
  if ((gold.length === 0) !== (kind === 'none')) return 'Only questions of the kind "none" have no gold.'
  return undefined
}

/**
 * Adds a typo to the longest word: two adjacent letters are swapped, or a letter is omitted, doubled, or replaced.
 * @param {string} seed determines the typo
 */
export function misspell(text, seed) {
  const [longest] = text.match(/[a-z]+/gi).sort((a, b) => b.length - a.length)
  const random = randomNumbers(createHash('sha256').update(seed).digest().readUInt32BE())
  for (;;) {
    // Readers rarely mistype the first letter.
    const at = 1 + Math.floor(random() * (longest.length - 2))
    const [before, letter, next, after] = [longest.slice(0, at), longest[at], longest[at + 1], longest.slice(at + 2)]
    const other = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)]
    const changes = [next + letter, next, letter + letter + next, other + next]
    const changed = before + changes[Math.floor(random() * changes.length)] + after
    if (changed !== longest) return text.replace(longest, changed)
  }
}
