// Checks that the guides of the current version reach their first success first: see "The first success first" in CONTRIBUTING.md.
//   node scripts/check-caveats.mjs <folder of a built site>       fails if a page exceeds its limits
//   node scripts/check-caveats.mjs <folder> <part of a route> …   lists the caveats of these pages, with their places
//   node scripts/check-caveats.mjs <folder> --report              prints the measures of each page
//   node scripts/check-caveats.mjs <folder> --lower               lowers the recorded limits to what the pages need
// scripts/prose/caveat-limits.json has the limits of pages that don't follow the rule yet. They can't rise: the check compares them with
// each earlier commit.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileCaveats } from './lib/find-caveats.mjs'
import { ROOT } from './lib/install.mjs'
import { countsOf, lowerLimits, measureGuide, problemOf, risenLimits } from './lib/measure-guide.mjs'
import { readGuide } from './lib/read-guide.mjs'

const LIMITS = 'scripts/prose/caveat-limits.json'
const AREAS = /^\/docs\/(core|cloud|reference\/learn)\//
/** Kinds of pages in the manifest that the rule concerns. */
const KINDS = ['guide', 'concept', 'overview', 'tutorial', 'use-case']

const [dist, ...args] = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('--'))
const json = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
const isCaveat = compileCaveats(json('scripts/prose/caveats.json'))
const limits = json(LIMITS)

const pages = {}
for (const { route, kind } of json('site/routes/current.json')) {
  if (!AREAS.test(route) || !KINDS.includes(kind)) continue
  const path = join(dist, route.replace(/\/$/, ''))
  const html = [`${path}.html`, `${path}/index.html`].find((file) => existsSync(file))
  if (html) pages[route] = measureGuide(readGuide(readFileSync(html, 'utf8'), readFileSync(`${path}.md`, 'utf8')), isCaveat)
}
if (Object.keys(pages).length === 0) throw new Error(`There are no guides in ${dist}.`)

if (parts.length > 0) list()
else if (args.includes('--report')) report()
else if (args.includes('--lower')) {
  const lines = Object.entries(lowerLimits(limits, pages)).map(
    ([route, { caveats, misplaced }]) => `  "${route}": { "caveats": ${caveats}, "misplaced": ${misplaced} }`,
  )
  writeFileSync(join(ROOT, LIMITS), lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`)
} else check()

function check() {
  const problems = Object.entries(pages).flatMap(([route, measures]) => {
    const problem = problemOf(measures, limits[route])
    return problem ? [`${route}: ${problem}. List them: node scripts/check-caveats.mjs ${dist} ${route}`] : []
  })
  for (const route of risenLimits(limits, earlierLimits())) problems.push(`${LIMITS}: the limits of ${route} have risen.`)
  for (const problem of problems) console.error(problem)
  console.log(`${problems.length === 0 ? 'No' : problems.length} problems with caveats on ${Object.keys(pages).length} pages.`)
  if (problems.length > 0) process.exitCode = 1
}

/** The limits in all commits that changed them. Without a Git repository, there are none. */
function earlierLimits() {
  if (!existsSync(join(ROOT, '.git'))) return []
  const git = (...options) => execFileSync('git', options, { cwd: ROOT, encoding: 'utf8' })
  const commits = git('log', '--format=%H', '--diff-filter=AM', '--', LIMITS).split('\n').filter(Boolean)
  return commits.map((commit) => JSON.parse(git('show', `${commit}:${LIMITS}`)))
}

function list() {
  for (const [route, { caveats }] of Object.entries(pages)) {
    if (!parts.some((part) => route.includes(part))) continue
    for (const { line, place, text } of caveats) console.log(`${route}:${line}: ${place}: ${text}`)
  }
}

function report() {
  const areas = {}
  const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`
  for (const [route, measures] of Object.entries(pages)) {
    const { words, tableWords, sentences, starts } = measures
    const { caveats, misplaced } = countsOf(measures)
    const lines = starts.map(({ tabs, lines: count }) => (tabs === '' ? `${count}` : `${tabs}: ${count}`)).join('; ')
    console.log(
      `${route}: ${words} words, ${tableWords} in tables; ${caveats} caveats in ${sentences} sentences (${percent(caveats, sentences)}), ` +
        `${misplaced} misplaced; ${lines === '' ? 'no output' : `lines before the first output: ${lines}`}`,
    )
    const [, area] = AREAS.exec(route)
    areas[area] ??= { pages: 0, words: 0, tableWords: 0, sentences: 0, caveats: 0, misplaced: 0 }
    const page = { pages: 1, words, tableWords, sentences, caveats, misplaced }
    for (const name in page) areas[area][name] += page[name]
  }
  for (const [area, { caveats, sentences, ...others }] of Object.entries(areas)) {
    console.log(
      `${area}: ${others.pages} pages, ${others.words} words, ${others.tableWords} in tables; ${caveats} caveats in ${sentences} sentences ` +
        `(${percent(caveats, sentences)}), ${others.misplaced} misplaced`,
    )
  }
}
