// Measures how soon a page reaches its first output, and how much of its text states exceptions and failures. CONTRIBUTING.md has the rule.
import { countWords, sentencesOf } from './read-guide.mjs'

/** Highest share of caveats in the sentences of a page. */
export const MAX_SHARE = 0.12

/**
 * @typedef {object} Caveat
 * @property {string} text
 * @property {number} line line in the Markdown copy, without the metadata
 * @property {'early' | 'crowded' | 'placed'} place before the first output, after another caveat below the same heading, or where the rule allows it
 *
 * @typedef {object} Measures
 * @property {number} words words of the prose, without code, tables and headings; inline code is one word
 * @property {number} tableWords
 * @property {number} sentences
 * @property {Caveat[]} caveats those outside of the section Troubleshooting and of `danger` admonitions
 * @property {{ tabs: string, lines: number }[]} starts lines before the first output for each choice of tabs, without folded ones
 */

/**
 * Measures a page. On a page without outputs, no caveat is early.
 * @param {import('./read-guide.mjs').Block[]} blocks
 * @param {(sentence: string) => boolean} isCaveat
 * @returns {Measures}
 */
export function measureGuide(blocks, isCaveat) {
  const measures = { words: 0, tableWords: 0, sentences: 0, caveats: [], starts: startsOf(blocks) }
  const hasOutput = blocks.some(({ kind }) => kind === 'output')
  const outputs = []
  let below = []
  let section = ''
  for (const block of blocks) {
    const { kind, text, level, tabs, line, danger } = block
    if (kind === 'heading') {
      below = []
      if (level <= 2) section = text
    } else if (kind === 'output') outputs.push(tabs)
    else if (kind === 'table') measures.tableWords += countWords(text)
    else if (kind === 'text') {
      measures.words += countWords(text)
      for (const sentence of sentencesOf(text)) {
        measures.sentences++
        if (danger || section === 'Troubleshooting' || !isCaveat(sentence)) continue
        const early = hasOutput && !outputs.some((output) => goTogether(output, tabs))
        const crowded = below.some((other) => goTogether(other, tabs))
        if (!early) below.push(tabs)
        measures.caveats.push({ text: sentence, line, place: early ? 'early' : crowded ? 'crowded' : 'placed' })
      }
    }
  }
  return measures
}

/** Whether a reader can see contents of both choices of tabs. */
const goTogether = (a, b) => Object.entries(a).every(([group, value]) => (b[group] ?? value) === value)

/** Lines of the copy that a reader scrolls past before the first output, for each choice of tabs that has one. */
function startsOf(blocks) {
  const lengths = blocks.map(({ line }, i) => (blocks[i + 1]?.line ?? line) - line)
  return choicesOf(blocks).flatMap((choice) => {
    const isShown = ({ tabs, folded }) => !folded && goTogether(tabs, choice)
    const first = blocks.findIndex((block) => block.kind === 'output' && isShown(block))
    if (first < 0) return []
    const lines = blocks.slice(0, first).reduce((sum, block, i) => (isShown(block) ? sum + lengths[i] : sum), 0)
    return [{ tabs: Object.values(choice).join(', '), lines }]
  })
}

/** The first tab of each group, and each other tab together with the first ones of the other groups. */
function choicesOf(blocks) {
  const groups = {}
  for (const { tabs } of blocks) {
    for (const [group, value] of Object.entries(tabs)) {
      groups[group] ??= []
      if (!groups[group].includes(value)) groups[group].push(value)
    }
  }
  const first = Object.fromEntries(Object.entries(groups).map(([group, [value]]) => [group, value]))
  const others = Object.entries(groups).flatMap(([group, values]) =>
    values.slice(1).map((value) => ({ ...first, [group]: value })),
  )
  return [first, ...others]
}

/** The numbers of a page that its limits restrict. */
export const countsOf = ({ caveats }) => ({
  caveats: caveats.length,
  misplaced: caveats.filter(({ place }) => place !== 'placed').length,
})

/** The limits of a page that isn't recorded: the rule itself. */
export const ruleFor = ({ sentences }) => ({ caveats: Math.max(1, Math.floor(sentences * MAX_SHARE)), misplaced: 0 })

const exceeds = (counts, limits) => counts.caveats > limits.caveats || counts.misplaced > limits.misplaced

/**
 * Returns why a page exceeds its limits, or `undefined`.
 * @param {Measures} measures
 * @param {{ caveats: number, misplaced: number } | undefined} recorded
 */
export function problemOf(measures, recorded) {
  const counts = countsOf(measures)
  const limits = recorded ?? ruleFor(measures)
  if (!exceeds(counts, limits)) return undefined
  return `${counts.caveats} caveats (at most ${limits.caveats}), ${counts.misplaced} of them misplaced (at most ${limits.misplaced})`
}

/**
 * Lowers the recorded limits to the present numbers, and removes pages that follow the rule or no longer exist. Never adds or raises one.
 * @param {Record<string, { caveats: number, misplaced: number }>} recorded
 * @param {Record<string, Measures>} pages by route
 */
export function lowerLimits(recorded, pages) {
  const lowered = {}
  for (const [route, limits] of Object.entries(recorded)) {
    const measures = pages[route]
    if (!measures) continue
    const counts = countsOf(measures)
    if (!exceeds(counts, ruleFor(measures))) continue
    lowered[route] = {
      caveats: Math.min(limits.caveats, counts.caveats),
      misplaced: Math.min(limits.misplaced, counts.misplaced),
    }
  }
  return lowered
}

/**
 * Lists the routes whose limits are higher than in an earlier version of the record, or that an earlier version didn't contain.
 * @param {Record<string, { caveats: number, misplaced: number }>} recorded
 * @param {Record<string, { caveats: number, misplaced: number }>[]} earlier
 * @returns {string[]}
 */
export const risenLimits = (recorded, earlier) =>
  Object.keys(recorded).filter((route) => earlier.some((before) => !before[route] || exceeds(recorded[route], before[route])))
