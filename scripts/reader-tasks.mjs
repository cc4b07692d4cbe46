// Checks that readers can complete common tasks: the section of each task in site/reader-tasks.json must be at most two links away from the
// home page, or among the first three results of a search.
//   node scripts/reader-tasks.mjs site/dist     a built site; prints one line per task
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/install.mjs'
import { clicksTo, positionOf } from './lib/reader-tasks.mjs'
import { loadSearch } from './lib/search-index.mjs'

const START = '/docs/home'
const RESULTS = 3
const dist = process.argv[2] ?? 'site/dist'
const tasks = JSON.parse(readFileSync(join(ROOT, 'site/reader-tasks.json'), 'utf8'))
const pages = new Map()

/** Returns the HTML of a page; `undefined` if the page doesn't exist. */
function readPage(route) {
  if (!pages.has(route)) {
    const files = [`${route}.html`, `${route}/index.html`].map((file) => join(dist, file))
    const file = files.find((name) => existsSync(name))
    pages.set(route, file && readFileSync(file, 'utf8'))
  }
  return pages.get(route)
}

const { openIndex, search } = await loadSearch()
const open = (version) => openIndex(join(dist, 'search', version))
const indexes = { current: await open('current'), 0.18: await open('0.18') }
const failed = []
for (const { task, query, target } of tasks) {
  const [route, anchor] = target.split('#')
  if (!readPage(route)?.includes(`id="${anchor}"`)) failed.push(`${task}: the site doesn't contain ${target}`)
  const clicks = clicksTo(readPage, START, target)
  const results = await search(indexes[target.startsWith('/docs/0.18/') ? '0.18' : 'current'], query)
  const position = positionOf(results, target, RESULTS)
  const ways = [clicks && `${clicks} ${clicks === 1 ? 'link' : 'links'}`, position && `result ${position} of “${query}”`]
  console.log(`${task}: ${ways.filter(Boolean).join(', ') || 'not found'}`)
  if (!(clicks || position)) {
    const found = results.slice(0, RESULTS).flatMap(({ sections }) => sections)
    failed.push(`${task}: ${target} is more than two links away, and “${query}” finds\n  ${found.join('\n  ') || 'nothing'}`)
  }
}
for (const problem of failed) console.error(`\n${problem}`)
console.log(`\n${tasks.length} tasks, ${failed.length} problems.`)
process.exitCode = failed.length === 0 ? 0 : 1
