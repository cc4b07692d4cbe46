import { createHash } from 'node:crypto'
import { randomNumbers } from './search-metrics.mjs'

/** Lines of a page that a judge sees. */
const LINES = 3
const MAX_LENGTH = 200

/**
 * @typedef {object} PoolEntry
 * @property {string} id of the question
 * @property {string} q what a reader types
 * @property {string} version
 * @property {{ route: string, title: string, text: string }[]} pages with their Markdown copies
 */

/**
 * The pages to be judged, as text in which a judge replaces question marks with grades.
 * @param {PoolEntry[]} pool
 */
export function formatPool(pool) {
  return pool
    .map(({ id, q, version, pages }) => {
      const entries = pages.map(({ route, title, text }) => {
        const lines = [title, ...telling(text, q)].map((line) => `    ${line}\n`)
        return `? ${route}\n${lines.join('')}`
      })
      return `# ${id}\n${q} (${version})\n${entries.join('')}`
    })
    .join('\n')
}

/**
 * The judgments in the text of a pool.
 * @param {string} text
 * @returns {{ judgments: import('./search-questions.mjs').Judgment[], open: number }} `open`: number of pages without a grade
 * @throws Error if a grade isn't a number from 0 to 3
 */
export function parsePool(text) {
  const judgments = []
  let open = 0
  let id = ''
  for (const line of text.split('\n')) {
    const [, name] = /^# (\S+)$/.exec(line) ?? []
    if (name) id = name
    const [, grade, page] = /^(\S+) (\/\S*)$/.exec(line) ?? []
    if (!page) continue
    if (grade === '?') open++
    else if (/^[0-3]$/.test(grade)) judgments.push({ id, page, grade: Number(grade) })
    else throw new Error(`${id}: "${grade}" isn't a grade from 0 to 3.`)
  }
  return { judgments, open }
}

/**
 * Returns a list in random order.
 * @template T
 * @param {T[]} list
 * @param {string} seed determines the order
 * @returns {T[]}
 */
export function shuffle(list, seed) {
  const random = randomNumbers(createHash('sha256').update(seed).digest().readUInt32BE())
  const order = [...list].sort().map((value) => ({ value, at: random() }))
  return order.sort((a, b) => a.at - b.at).map(({ value }) => value)
}

/** The description of a page and the first lines with the most words of the question. */
function telling(text, q) {
  const body = text.replace(/^---\n.*?\n---\n/s, '')
  const lines = body.split('\n').filter((line) => /\w/.test(line) && !line.startsWith('# '))
  const words = q.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const [description, ...rest] = lines.map((line, at) => ({
    line,
    at,
    count: words.filter((word) => line.toLowerCase().includes(word)).length,
  }))
  if (!description) return []
  const best = rest.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || a.at - b.at)
  return [description, ...best.slice(0, LINES - 1)].map(({ line }) => line.trim().slice(0, MAX_LENGTH))
}
