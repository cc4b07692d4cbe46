// Collects pages to be judged as answers to the questions in site/search-evaluation, and stores the judgments:
//   npm run search:pool -- --set=readers --out=pool.txt    # the first pages of all engines, without those that have been judged
//   npm run search:pool -- --set=readers --merge=pool.txt  # stores the grades
// docs/search.md describes how to judge.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './lib/install.mjs'
import { openEngines } from './lib/search-engines.mjs'
import { DEPTH } from './lib/search-metrics.mjs'
import { formatPool, parsePool, shuffle } from './lib/search-pool.mjs'
import { addJudgments, readQuestions } from './lib/search-questions.mjs'

/** Number of pages from each engine. */
const POOL_DEPTH = 6

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'site/dist' },
    set: { type: 'string' },
    out: { type: 'string' },
    merge: { type: 'string' },
  },
})
if (!values.set || Boolean(values.out) === Boolean(values.merge)) {
  console.error('Set --set=<name>, and either --out=<file> or --merge=<file>.')
  process.exit(1)
}
const folder = join(ROOT, 'site/search-evaluation', values.set)
if (values.merge) {
  const { judgments, open } = parsePool(readFileSync(values.merge, 'utf8'))
  addJudgments(folder, judgments)
  console.log(`${judgments.length} judgments stored, ${open} pages without a grade.`)
} else {
  const pool = await collect()
  writeFileSync(values.out, formatPool(pool))
  const count = pool.reduce((sum, { pages }) => sum + pages.length, 0)
  console.log(`${count} pages for ${pool.length} questions in ${values.out}. Replace each "?" with a grade from 0 to 3.`)
}

/** The pages to be judged, in random order, so that judges can't see which engine found them. All results of this site that count are included. */
async function collect() {
  const { engines, pages, close } = await openEngines(values.dist, { withOthers: true })
  const [site] = engines
  const byRoute = new Map([...pages.values()].flat().map((page) => [page.route, page]))
  const pool = new Map()
  for (const question of readQuestions(folder)) {
    if (question.kind === 'none' || !pages.has(question.version)) continue
    const found = new Set()
    for (const engine of engines) {
      const results = await engine.search(question)
      for (const { page } of results.slice(0, engine === site ? DEPTH : POOL_DEPTH)) found.add(page)
    }
    const unjudged = [...found].filter((page) => !question.grades.has(page))
    if (unjudged.length === 0) continue
    // Derived questions are judged as their originals.
    const id = question.from ?? question.id
    const entry = pool.get(id) ?? { id, q: question.q, version: question.version, pages: new Set() }
    for (const page of unjudged) entry.pages.add(page)
    if (!question.from) entry.q = question.q
    pool.set(id, entry)
  }
  await close()
  return [...pool.values()].map((entry) => ({
    ...entry,
    pages: shuffle([...entry.pages], entry.id).map((route) => {
      const page = byRoute.get(route)
      return { route, title: page.title, text: textOf(page) }
    }),
  }))
}

/** The Markdown copy of a page, or the text in the index for component pages. */
function textOf({ route, sections }) {
  const file = join(values.dist, `${route.replace(/\/$/, '')}.md`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  return sections.flatMap(({ headings, text }) => [...headings.slice(-1), text]).join('\n')
}
