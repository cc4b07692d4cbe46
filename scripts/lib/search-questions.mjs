import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageOf, randomNumbers } from './search-metrics.mjs'

export const KINDS = ['symbol', 'partial', 'howto', 'concept', 'synonym', 'error', 'typo', 'integration', 'none']
const GRADES = [0, 1, 2, 3]

/**
 * @typedef {object} Question
 * @property {string} id
 * @property {string} q what a reader types
 * @property {string} kind one of {@link KINDS}
 * @property {string} version name of the version that is searched
 * @property {import('./search-metrics.mjs').Grades} grades of the judged pages, empty for the kind `none`
 * @property {string} [from] for derived typos, the ID of the original question, whose judgments apply
 * @property {string} [source] where the question comes from
 */

/** @typedef {{ id: string, page: string, grade: number }} Judgment the grade of a page for a question */

/** Names of the sets of questions in a folder. */
export const setsIn = (folder) => readdirSync(folder).sort()

/**
 * The questions of a set: all `.jsonl` files of a folder with the judgments next to them.
 * @returns {Question[]}
 * @throws Error if a line isn't a question or judgment, or a judgment is about an unknown question
 */
export function readQuestions(folder) {
  const judged = new Map()
  const questions = filesOf(folder).flatMap((file) => {
    const list = readLines(file, parseQuestion)
    for (const { id, from } of list) if (!from) judged.set(id, new Map())
    for (const { id, page, grade } of readJudgments(judgmentsOf(file))) {
      if (!list.some((question) => question.id === id)) throw new Error(`${judgmentsOf(file)}: Unknown question "${id}".`)
      judged.get(id).set(page, grade)
    }
    return list
  })
  return questions.map((question) => {
    const grades = judged.get(question.from ?? question.id)
    if (!grades) throw new Error(`${folder}: Unknown question "${question.from}", from which "${question.id}" is derived.`)
    return { ...question, grades }
  })
}

/**
 * The questions of a file outside of the sets, with the answers in `gold`: a list of pages, or sections of pages, with their grades.
 * @returns {Question[]}
 * @throws Error if a line isn't a question with answers
 */
export function readQuestionFile(file) {
  return readLines(file, (line) => {
    const { gold, ...question } = parseQuestion(line)
    const isGold = ({ route, grade }) => typeof route === 'string' && route.startsWith('/') && GRADES.includes(grade)
    if (!Array.isArray(gold) || !gold.every(isGold))
      throw new Error('"gold" must be a list of { route, grade } with grades from 0 to 3.')
    if ((gold.length === 0) !== (question.kind === 'none')) throw new Error('Only questions of the kind "none" have no gold.')
    const grades = new Map()
    for (const { route, grade } of gold) grades.set(pageOf(route), Math.max(grade, grades.get(pageOf(route)) ?? 0))
    return { ...question, grades }
  })
}

/**
 * Adds judgments to the files of a set. A new grade replaces an earlier one of the same page.
 * @param {Judgment[]} judgments
 * @throws Error if a judgment is about an unknown question
 */
export function addJudgments(folder, judgments) {
  const files = new Map(filesOf(folder).flatMap((file) => readLines(file, parseQuestion).map(({ id }) => [id, file])))
  const changed = new Map()
  for (const judgment of judgments) {
    const file = files.get(judgment.id)
    if (!file) throw new Error(`${folder}: Unknown question "${judgment.id}".`)
    changed.set(file, [...(changed.get(file) ?? readJudgments(judgmentsOf(file))), judgment])
  }
  for (const [file, list] of changed) {
    const lines = new Map(list.map(({ id, page, grade }) => [`${id} 0 ${page}`, grade]))
    const sorted = [...lines].map(([judged, grade]) => `${judged} ${grade}\n`).sort()
    writeFileSync(judgmentsOf(file), sorted.join(''))
  }
}

const filesOf = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => join(folder, name))

/** Judgments are in the format of TREC: question, 0, page, and grade. */
const judgmentsOf = (file) => file.replace(/\.jsonl$/, '.qrels')

/** @returns {Judgment[]} */
function readJudgments(file) {
  if (!existsSync(file)) return []
  return readLines(file, (line) => {
    const [id, , page, grade, ...more] = line.split(' ')
    if (more.length > 0 || !page?.startsWith('/') || !GRADES.includes(Number(grade)))
      throw new Error('A judgment consists of question, 0, page, and a grade from 0 to 3.')
    return { id, page, grade: Number(grade) }
  })
}

/** Parses the lines of a file that aren't blank. Errors start with the position of the line. */
function readLines(file, parse) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (line.trim() === '') return []
      try {
        return [parse(line)]
      } catch (error) {
        throw new Error(`${file}:${i + 1}: ${error.message}`, { cause: error })
      }
    })
}

function parseQuestion(line) {
  const question = JSON.parse(line)
  const { id, q, kind, version } = question
  if (![id, q, version].every((value) => typeof value === 'string' && value !== ''))
    throw new Error('"id", "q", and "version" must be strings.')
  if (/\s/.test(id)) throw new Error(`The ID "${id}" contains a space.`)
  if (!KINDS.includes(kind)) throw new Error(`Unknown kind "${kind}". The kinds are ${KINDS.join(', ')}.`)
  return question
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
