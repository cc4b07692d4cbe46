import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ROOT } from '../scripts/lib/install.mjs'
import { indexedVersions, loadSearchModules, readIndex } from '../scripts/lib/search-index.mjs'
import { createWriter } from './generate/prose.mjs'
import { createRandom } from './generate/random.mjs'
import { DESKTOP, launch, sleep, startServer } from './lib/browser.mjs'
import { copyEngine, WORK } from './lib/engine.mjs'
import { withLock } from './lib/lock.mjs'
import { measure } from './lib/measure.mjs'
import { median } from './lib/median.mjs'
import { against, bytes, milliseconds, plain } from './lib/table.mjs'

const ROUTE = '/docs/core/introduction/try_gx'
const QUERIES = ['checkpoint', 'connect to postgres', 'add_snowflake', 'missing values', 'result format', 'run a checkpoint']
const SLOWDOWN = 4
const RUNS = 7
const MANY_SECTIONS = 50_000
const SECTIONS_PER_PAGE = 10

/** Measures size and speed of the search, with the site of this repository and with 50,000 generated sections. */
export async function benchSearch() {
  const dist = path.join(WORK, 'search-dist')
  const engine = copyEngine()
  engine.removeBundle()
  const build = await measure([...engine.command, 'build', path.join(ROOT, 'site'), `--out=${dist}`])
  const modules = await loadSearchModules(
    'query/search-index.browser',
    'query/read-query.browser',
    'index/page-entry',
    'index/write-index',
  )
  return [
    await sizeRow(dist),
    await costRow(dist, modules, build),
    ...(await withLock(() => browserRows(dist))),
    ...(await manySections(modules)),
  ]
}

/** Size of the files that queries load, except the texts of the pages in the results. */
async function sizeRow(dist) {
  let [size, count] = [0, 0]
  for (const version of indexedVersions(dist)) {
    const folder = path.join(dist, 'search', version)
    for (const file of ['index.json', ...filesIn(folder, 'terms'), ...filesIn(folder, 'postings'), ...filesIn(folder, 'pages')]) {
      size += compressed(readFileSync(path.join(folder, file)))
    }
    for (const { sections } of (await readIndex(folder)).pages) count += sections.length
  }
  const what = `indexes of all versions (${plain(count)} sections), per 1,000 sections`
  return against(what, Math.round((1000 * size) / count), 140_000, bytes, { exact: true })
}

const filesIn = (folder, name) => {
  const files = existsSync(path.join(folder, name)) ? readdirSync(path.join(folder, name)) : []
  return files.filter((file) => !/\.(?:br|gz)$/.test(file)).map((file) => path.join(name, file))
}

const compressed = (content) => brotliCompressSync(content).length

/** Measures the time for the index as a share of a build without caches. */
async function costRow(dist, { pageEntry, writeIndex }, build) {
  const indexes = await Promise.all(indexedVersions(dist).map((version) => readIndex(path.join(dist, 'search', version))))
  const started = process.cpuUsage()
  for (const { pages } of indexes) writeIndex(pages.map((page) => pageInput(page, pageEntry)))
  const { user, system } = process.cpuUsage(started)
  const share = (user + system) / 1000 / (build.processor ?? build.ms)
  return against('index, share of the processor time of a cold build', 100 * share, 10, (value) => `${value.toFixed(1)} %`)
}

const pageInput = ({ route, title, sections }, pageEntry) => ({
  route,
  title,
  area: '',
  weight: 1,
  questions: new Map(),
  entry: pageEntry({ doc: { title }, sections: sections.map((section) => ({ code: [], ...section })) }),
})

/** Measures what the browser loads, and how fast results appear. */
async function browserRows(dist) {
  const server = await startServer(dist)
  const browser = await launch()
  try {
    const rows = await visit(browser, server, async (page) => {
      await sleep(1500)
      const before = searchBytes(await server.log(true))
      await page.locator('.search-button:visible').hover()
      await sleep(500)
      await page.locator('.search-button:visible').click()
      await page.locator('.search-dialog:popover-open input').fill('checkpoint')
      await page.locator('.search-dialog [role=option]').first().waitFor()
      const log = await server.log(true)
      const scripts = log.filter(({ kind }) => kind === 'js').reduce((sum, entry) => sum + entry.bytes, 0)
      return [
        against('before intent: index, dialog, and worker', before, 0, bytes, { exact: true }),
        against('scripts of the dialog and the worker', scripts, 15_000, bytes, { exact: true }),
      ]
    })
    const first = []
    const keys = []
    // Fills the server's compressed copies of the texts.
    await visit(browser, server, async (page) => [await firstResult(page), await keyTimes(page)])
    for (let run = 0; run < RUNS; run++) {
      await visit(browser, server, async (page) => {
        first.push(await firstResult(page))
        keys.push(...(await keyTimes(page)))
      })
    }
    return [
      ...rows,
      against(`first result after intent, warm worker, ${SLOWDOWN} × slower processor, median`, median(first), 150, milliseconds),
      against('key to painted result, 95 %', percentile(keys, 0.95), 32, milliseconds),
    ]
  } finally {
    await browser.close()
    server.stop()
  }
}

const searchBytes = (log) =>
  log.filter(({ path: address }) => address.startsWith('/search/')).reduce((sum, entry) => sum + entry.bytes, 0)

async function visit(browser, server, run) {
  const context = await browser.newContext(DESKTOP)
  try {
    const page = await context.newPage()
    await server.log(true)
    await page.goto(server.origin + ROUTE)
    await page.locator('.search-button[data-live]').first().waitFor()
    return await run(page)
  } finally {
    await context.close()
  }
}

/** Opens the dialog with a selected word: from the click to the frame with the first result. The pointer on the button has started the worker. */
async function firstResult(page) {
  await page.locator('.search-button:visible').hover()
  await sleep(1500)
  await page.evaluate(() => getSelection().selectAllChildren(document.querySelector('h1')))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const time = await page.evaluate(timeToResults, undefined)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return time
}

/** Types the queries, each with a warm worker. */
async function keyTimes(page) {
  const times = []
  for (const query of QUERIES) {
    await page.evaluate(timeToResults, query.slice(0, -1))
    times.push(await page.evaluate(timeToResults, query))
  }
  return times
}

/** Runs in the browser: changes the query, or opens the dialog, and waits for the frame with its results. */
function timeToResults(query) {
  const dialog = () => document.querySelector('.search-dialog:popover-open')
  const started = performance.now()
  const painted = new Promise((done) => {
    let hasStarted = false
    const observer = new MutationObserver(() => {
      const { status } = dialog()?.querySelector('[data-status]').dataset ?? {}
      // The results of the query before are shown until those of this one arrive.
      hasStarted ||= status === 'loading' || status === 'stalled'
      if (!hasStarted || status !== 'idle' || !dialog().querySelector('[role=option]')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)))
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  if (query === undefined) document.querySelector('.search-button[data-live]').click()
  else {
    const input = dialog().querySelector('input')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, query)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return painted
}

/** Measures a large index: what a first query loads, and how long queries take if their files are loaded. */
async function manySections({ SearchIndex, pageEntry, writeIndex }) {
  const files = new Map(writeIndex(manyPages(pageEntry)).map(({ path: file, content }) => [file, content]))
  let loaded = 0
  const read = (file) => {
    const content = files.get(file)
    loaded += compressed(content)
    return content
  }
  const open = () =>
    SearchIndex.open({ bytes: async (file) => new Uint8Array(read(file)), json: async (file) => JSON.parse(read(file)) })
  const sizes = []
  for (const query of QUERIES) {
    loaded = 0
    await ask(await open(), query)
    sizes.push(loaded)
  }
  const index = await open()
  const times = []
  for (const query of QUERIES) {
    await ask(index, query)
    for (let run = 0; run < RUNS; run++) {
      const started = performance.now()
      await ask(index, query)
      times.push(performance.now() - started)
    }
  }
  const what = `${plain(MANY_SECTIONS)} sections`
  const shards = [...files.keys()].filter((file) => file.startsWith('terms/')).length
  return [
    { what: `${what}: files with terms`, measured: plain(shards) },
    against(`${what}: largest first query`, Math.max(...sizes), 200_000, bytes, { exact: true }),
    against(`${what}: query, 95 %`, percentile(times, 0.95), 40, milliseconds),
  ]
}

/** A query of the dialog with the texts of its results. */
async function ask(index, query) {
  const { matches } = await index.search(query, { limit: 20 })
  await Promise.all(matches.map((match) => match.text()))
}

function manyPages(pageEntry) {
  const random = createRandom(14)
  const writer = createWriter(random)
  return Array.from({ length: MANY_SECTIONS / SECTIONS_PER_PAGE }, (_, page) => {
    const sections = Array.from({ length: SECTIONS_PER_PAGE }, (_, i) => {
      const name = `${random.pick(['add', 'get', 'delete', 'list'])}_${writer.nounPhrase().replaceAll(/\W+/g, '_')}_${page}`
      const headings = i === 0 ? [] : [i % 3 === 0 ? `${name}()` : writer.heading()]
      return { id: i === 0 ? '' : `s${i}`, headings, text: writer.paragraph(random.int(30, 90)) }
    })
    return pageInput({ route: `/docs/area${page % 40}/page${page}`, title: writer.heading(), sections }, pageEntry)
  })
}

const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1]
