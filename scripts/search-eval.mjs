// Evaluates the search of the built site:
//   npm run search:eval                                     # the questions of the site; the reported half is the official result
//   npm run search:eval -- --engines                        # compared with other engines
//   npm run search:eval -- --failures                      # lists the questions of the tuning half whose first result is wrong
//   npm run search:eval -- --queries=file.jsonl --json      # other questions
// docs/search.md describes the questions and the metrics.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installPackages, ROOT } from './lib/install.mjs'
import { indexedVersions, loadSearch, readSections } from './lib/search-index.mjs'
import { halfOf, pageOf, scoreResults, summarize } from './lib/search-metrics.mjs'
import { KINDS, readQuestionFile, readQuestions } from './lib/search-questions.mjs'

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'site/dist' },
    queries: { type: 'string' },
    json: { type: 'boolean', default: false },
    engines: { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
  },
})
const folderOf = (version) => join(values.dist, 'search', version)
const versions = indexedVersions(values.dist)
const questions = values.queries ? readQuestionFile(values.queries) : readQuestions(join(ROOT, 'site/search-questions'))
const sections = new Map(versions.map((version) => [version, readSections(folderOf(version))]))
reportUnknownRoutes()

const results = {}
const { engines, close } = await openEngines()
for (const { name, search } of engines) {
  const scored = []
  for (const question of questions) {
    const found = versions.includes(question.version) ? await search(question) : []
    scored.push({ question, found, ...scoreResults(question.gold, found, (route) => versionOf(route) === question.version) })
  }
  results[name] = scored
}
await close()
const [ours] = Object.values(results)
const halves = values.queries
  ? { all: () => true }
  : { reported: ({ id }) => halfOf(id) === 'reported', tuning: ({ id }) => halfOf(id) === 'tuning' }
if (values.json) {
  const [[, isReported]] = Object.entries(halves)
  const others = Object.entries(results)
    .slice(1)
    .map(([name, scored]) => [name, metrics(scored, isReported)])
  const all = { ...metrics(ours, isReported), ...(others.length > 0 ? { engines: Object.fromEntries(others) } : {}) }
  console.log(JSON.stringify(all, null, 1))
} else {
  for (const [half, isPart] of Object.entries(halves)) {
    for (const [name, scored] of Object.entries(results)) printMetrics(`${name}, ${half} questions`, metrics(scored, isPart))
  }
}
if (values.failures) printFailures(ours.filter(({ question }) => values.queries || halves.tuning(question)))

/** Means of all questions with an answer, and by kind. */
function metrics(scored, isPart) {
  const part = scored.filter(({ question }) => isPart(question))
  const kinds = KINDS.flatMap((kind) => {
    const ofKind = part.filter(({ question }) => question.kind === kind)
    return ofKind.length === 0 ? [] : [[kind, summarize(ofKind)]]
  })
  return { all: summarize(part.filter(({ question }) => question.kind !== 'none')), kinds: Object.fromEntries(kinds) }
}

async function openEngines() {
  const { openIndex, search } = await loadSearch()
  const indexes = new Map(await Promise.all(versions.map(async (version) => [version, await openIndex(folderOf(version))])))
  const own = { name: 'site', search: ({ q, version }) => search(indexes.get(version), q) }
  if (!values.engines) return { engines: [own], close: async () => {} }
  installPackages(join(ROOT, 'bench'))
  const { otherEngines } = await import('../bench/search/engines.mjs')
  const others = await otherEngines(sections)
  return { engines: [own, ...others.engines], close: others.close }
}

/** The version with the longest path that a route begins with. */
function versionOf(route) {
  const page = pageOf(route)
  return versions.find((version) => page.startsWith(`/docs/${version}/`)) ?? 'current'
}

/** Expected answers that aren't in the site are mistakes in the questions. */
function reportUnknownRoutes() {
  const routesFile = join(values.dist, 'routes.json')
  const known = new Set(existsSync(routesFile) ? JSON.parse(readFileSync(routesFile, 'utf8')) : [])
  for (const list of sections.values()) for (const { route } of list) known.add(route).add(pageOf(route))
  for (const { id, gold } of questions) {
    for (const { route } of gold) {
      if (known.has(route)) continue
      console.error(`${id}: the site doesn't contain ${route}`)
      process.exitCode = 1
    }
  }
}

function printMetrics(title, { all, kinds }) {
  console.log(`\n${title}`)
  console.table(
    Object.fromEntries(
      Object.entries({ all, ...kinds }).map(([kind, { count, success1, mrr, ndcg, zero, purity, interval }]) => [
        kind,
        {
          questions: count,
          'Success@1': success1.toFixed(3),
          'MRR@10': mrr.toFixed(3),
          '95 %': interval.map((value) => value.toFixed(2)).join('–'),
          'nDCG@10': ndcg.toFixed(3),
          'no results': zero.toFixed(3),
          'version purity': purity.toFixed(3),
        },
      ]),
    ),
  )
}

function printFailures(scored) {
  for (const { question, found, success } of scored) {
    if (success === 1) continue
    console.log(`\n${question.kind}: ${question.q}`)
    for (const { route, grade } of question.gold) console.log(`  ${grade} ${route}`)
    for (const { sections: shown } of found.slice(0, 4)) console.log(`  → ${shown.slice(0, 2).join('  ')}`)
  }
}
