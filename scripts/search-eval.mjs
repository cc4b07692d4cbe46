// Evaluates the search of the built site:
//   npm run search:eval                                     # the questions of the site; the reported halves are the official result
//   npm run search:eval -- --engines                        # compared with other engines
//   npm run search:eval -- --failures                       # lists the questions of the tuning halves whose first result is wrong
//   npm run search:eval -- --queries=file.jsonl --json      # other questions
// docs/search.md describes the questions and the metrics.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { ROOT } from './lib/install.mjs'
import { openEngines } from './lib/search-engines.mjs'
import { DEPTH, halfOf, hasAnswer, pageOf, scoreResults, summarize } from './lib/search-metrics.mjs'
import { KINDS, readQuestionFile, readQuestions, setsIn } from './lib/search-questions.mjs'

/** Grades of the pages that count as answers. */
const OFFICIAL_GRADES = [2, 3]
const HALVES = ['reported', 'tuning']

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'site/dist' },
    queries: { type: 'string' },
    'min-grade': { type: 'string' },
    json: { type: 'boolean', default: false },
    engines: { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
  },
})
const minGrade = values['min-grade']
if (minGrade && !/^[123]$/.test(minGrade)) {
  console.error(`--min-grade is ${minGrade}, but must be 1, 2, or 3.`)
  process.exit(1)
}
const grades = minGrade ? [Number(minGrade)] : OFFICIAL_GRADES

const { engines, pages, close } = await openEngines(values.dist, { withOthers: values.engines })
const versions = [...pages.keys()]
const known = knownRoutes()
const shared = sharedPages()
if (values.queries) {
  const results = await searchAll(readQuestionFile(values.queries))
  const all = () => true
  if (values.json) {
    const [[, ours], ...others] = Object.entries(results)
    const otherMetrics = Object.fromEntries(others.map(([name, found]) => [name, metrics(found, all, grades[0])]))
    print({ ...metrics(ours, all, grades[0]), ...(values.engines ? { engines: otherMetrics } : {}) })
  } else printTables('questions of the file', results, all)
  if (values.failures) printFailures(results.site)
} else {
  const folder = join(ROOT, 'site/search-evaluation')
  const report = {}
  for (const set of setsIn(folder)) {
    const results = await searchAll(readQuestions(join(folder, set)))
    report[set] = {}
    for (const half of HALVES) {
      const isPart = ({ id }) => halfOf(id) === half
      if (values.json) report[set][half] = everything(results, isPart)
      else printTables(`${set}, ${half} half`, results, isPart)
    }
    if (values.failures) printFailures(results.site)
  }
  if (values.json) print(report)
}
await close()

/** Searches for all questions with each engine. */
async function searchAll(questions) {
  reportUnknownPages(questions)
  const results = {}
  for (const { name, search } of engines) {
    results[name] = []
    for (const question of questions)
      results[name].push({ question, found: versions.includes(question.version) ? await search(question) : [] })
  }
  return results
}

/**
 * Means of all questions, and by kind. Questions without an answer of the grade don't count, and those of the kind `none` only in
 * their own row.
 */
function metrics(results, isPart, lowestGrade) {
  const scored = results
    .filter(({ question }) => isPart(question) && hasAnswer(question, lowestGrade))
    .map(({ question, found }) => ({ kind: question.kind, score: scoreOf(question, found, lowestGrade) }))
  const summaryFor = (isIncluded) => summarize(scored.filter(({ kind }) => isIncluded(kind)).map(({ score }) => score))
  const kinds = KINDS.filter((kind) => scored.some((one) => one.kind === kind))
  return {
    all: summaryFor((kind) => kind !== 'none'),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, summaryFor((other) => other === kind)])),
  }
}

function scoreOf(question, found, lowestGrade) {
  const isInVersion = (route) =>
    versionOf(route) === question.version || shared.get(pageOf(route))?.includes(question.version) === true
  return scoreResults(question.grades, found, { minGrade: lowestGrade, isInVersion })
}

/** The other versions that pages belong to, by route: the front matter `also_in`. */
function sharedPages() {
  const content = join(ROOT, 'site/content')
  const found = new Map()
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md')) continue
    const [, frontMatter = ''] = readFileSync(join(content, file), 'utf8').split(/^---$/m)
    if (frontMatter.includes('\nalso_in:')) found.set(`/docs/${file.replace(/\.md$/, '')}`, parse(frontMatter).also_in)
  }
  return found
}

/** The version with the longest path that a route begins with. */
function versionOf(route) {
  const page = pageOf(route)
  return versions.find((version) => page.startsWith(`/docs/${version}/`)) ?? 'current'
}

/** Metrics of each engine at each grade. */
function everything(results, isPart) {
  return Object.fromEntries(
    Object.entries(results).map(([name, found]) => [
      name,
      {
        ...Object.fromEntries(grades.map((grade) => [`grade${grade}`, metrics(found, isPart, grade)])),
        unjudged: countUnjudged(found, isPart),
      },
    ]),
  )
}

/** Number of pages in the first results that haven't been judged. They count as wrong. */
function countUnjudged(results, isPart) {
  let count = 0
  for (const { question, found } of results) {
    if (!isPart(question) || question.kind === 'none') continue
    count += found.slice(0, DEPTH).filter(({ page }) => !question.grades.has(page)).length
  }
  return count
}

function knownRoutes() {
  const routesFile = join(values.dist, 'routes.json')
  const routes = new Set(existsSync(routesFile) ? JSON.parse(readFileSync(routesFile, 'utf8')) : [])
  for (const list of pages.values()) for (const { route } of list) routes.add(route)
  return routes
}

/** Answers that aren't pages of the site are mistakes in the judgments. */
function reportUnknownPages(questions) {
  for (const { id, grades: judged } of questions) {
    for (const [page, grade] of judged) {
      if (grade === 0 || known.has(page)) continue
      console.error(`${id}: the site doesn't contain ${page}`)
      process.exitCode = 1
    }
  }
}

function printTables(title, results, isPart) {
  for (const grade of grades) {
    const all = Object.entries(results).map(([name, found]) => [name, metrics(found, isPart, grade)])
    const [[, site]] = all
    console.log(`\n${title}, answers of grade ${grade} or higher`)
    printRows(site, rowOf)
    if (all.length === 1) continue
    console.log('MRR@10 of all engines')
    printRows(site, (_, kind) => Object.fromEntries(all.map(([name, found]) => [name, withRange(summaryOf(found, kind))])))
  }
  if (!values.queries) console.log(`Unjudged pages in the first ${DEPTH} results: ${countUnjudged(results.site, isPart)}`)
}

/** Prints a table with a row for all questions, and one for each kind. */
function printRows({ all, kinds }, columns) {
  const rows = Object.entries({ all, ...kinds })
  console.table(Object.fromEntries(rows.map(([kind, summary]) => [kind, columns(summary, kind)])))
}

function summaryOf({ all, kinds }, kind) {
  return kind === 'all' ? all : kinds[kind]
}

function withRange({ mrr, interval }) {
  return `${mrr.toFixed(3)} (${range(interval)})`
}

function range(interval) {
  return interval.map((value) => value.toFixed(2)).join('–')
}

function rowOf(summary) {
  return {
    questions: summary.count,
    'MRR@10 (95 %)': withRange(summary),
    'Success@1 (95 %)': `${summary.success1.toFixed(3)} (${range(summary.successInterval)})`,
    'nDCG@10': summary.ndcg.toFixed(3),
    'no results': summary.zero.toFixed(3),
    'version purity': summary.purity.toFixed(3),
  }
}

function print(value) {
  console.log(JSON.stringify(value, null, 1))
}

/** Lists failures of the tuning half. The reported half shows how changes affect other questions, so nobody may read its failures. */
function printFailures(results) {
  const [lowestGrade] = grades
  for (const { question, found } of results) {
    if (halfOf(question.id) !== 'tuning' || !hasAnswer(question, lowestGrade)) continue
    if (scoreOf(question, found, lowestGrade).success === 1) continue
    console.log(`\n${question.kind}: ${question.q}`)
    for (const [page, grade] of question.grades) if (grade >= lowestGrade) console.log(`  ${grade} ${page}`)
    for (const { sections } of found.slice(0, 4)) console.log(`  → ${sections.slice(0, 2).join('  ')}`)
  }
}
