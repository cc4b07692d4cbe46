import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../scripts/lib/install.mjs'
import { changelog, guide } from './generate/write-site.mjs'
import { DESKTOP, launch, PHONE, sleep, spawnBrowser, startServer } from './lib/browser.mjs'
import { copyEngine } from './lib/engine.mjs'
import { withLock } from './lib/lock.mjs'
import { measure } from './lib/measure.mjs'
import { median } from './lib/median.mjs'
import { benchSite } from './lib/site.mjs'
import { against, bytes, milliseconds, plain } from './lib/table.mjs'

const LIGHTHOUSE_RUNS = 5
/** Home, a landing page and a guide of the real site. */
const REAL_PAGES = ['/docs/home', '/docs/cloud/', '/docs/core/introduction/try_gx']

/** Measures what a phone downloads for the guide of the bench site, in exact bytes. */
export async function benchReader() {
  const site = benchSite(360)
  const engine = copyEngine()
  await measure([...engine.command, 'build', site.folder])
  const server = await startServer(path.join(site.folder, 'dist'))
  const browser = await launch()
  try {
    for (const device of [DESKTOP, PHONE]) await load(browser, server, guide.route, device) // fills the server's compressed copies
    const phone = await load(browser, server, guide.route, PHONE)
    const wide = await load(browser, server, guide.route, DESKTOP)
    const long = await load(browser, server, changelog.route, PHONE)
    const exact = { exact: true }
    return [
      against('guide to a phone: document', phone.kinds.html ?? 0, 12_000, bytes, exact),
      against('guide to a phone: styles', phone.kinds.css ?? 0, 12_000, bytes, exact),
      against('guide to a phone: elements', phone.elements, 1300, plain, exact),
      against('guide to a phone: font files', phone.fonts, 0, plain, exact),
      against('guide to a phone: scripts', phone.kinds.js ?? 0, 9000, bytes, exact),
      against('guide to a phone: total bytes', phone.bytes, 27_000, bytes, exact),
      against('guide to a phone: requests', phone.requests, 8, plain, exact),
      against('guide to a wide screen when idle: total bytes', wide.bytes, 120_000, bytes, exact),
      against('guide to a wide screen when idle: requests', wide.requests, 14, plain, exact),
      against('scripts: bytes per page of content added', await scriptGrowth(engine, site), 0, bytes, exact),
      { what: 'changelog to a phone: elements, document', measured: `${plain(long.elements)}, ${bytes(long.kinds.html)}` },
    ]
  } finally {
    await browser.close()
    server.stop()
  }
}

/** The number of bytes by which the scripts of the site grow with an additional page. */
async function scriptGrowth(engine, site) {
  const size = async () => {
    await measure([...engine.command, 'build', site.folder])
    const folder = path.join(site.folder, 'dist/assets')
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
    return scripts.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
  }
  const before = await size()
  const added = path.join(site.folder, 'content/current/core/added.md')
  cpSync(path.join(site.folder, guide.file), added)
  try {
    return (await size()) - before
  } finally {
    rmSync(added)
  }
}

/** Loads a page with an empty cache and waits until there are no more requests. */
async function load(browser, server, route, device) {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    await server.log(true)
    const response = await page.goto(server.origin + route, { waitUntil: 'load' })
    if (response.status() !== 200) throw new Error(`${route} returned the status ${response.status()}`)
    await page.waitForLoadState('networkidle')
    await sleep(1500) // later requests count, too
    const log = await server.log()
    const kinds = {}
    for (const entry of log) kinds[entry.kind] = (kinds[entry.kind] ?? 0) + entry.bytes
    return {
      kinds,
      requests: log.length,
      bytes: log.reduce((sum, entry) => sum + entry.bytes, 0),
      fonts: log.filter((entry) => entry.kind === 'font').length,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    }
  } finally {
    await context.close()
  }
}

/** Runs Lighthouse on pages of the real site. */
export async function benchLighthouse() {
  await measure([process.execPath, path.join(ROOT, 'engine/bin/docs.mjs'), 'build', path.join(ROOT, 'site')])
  const server = await startServer(path.join(ROOT, 'site/dist'))
  const profile = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'))
  const port = 20_000 + (process.pid % 20_000)
  const browser = spawnBrowser(port, profile)
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/json/version`)
    const rows = []
    for (const route of REAL_PAGES) rows.push(await lighthouseRow(server.origin, route, port))
    return rows
  } finally {
    process.kill(-browser.pid)
    server.stop()
    await sleep(300) // the browser still writes to its profile while it ends
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function lighthouseRow(origin, route, port) {
  const { default: lighthouse } = await import('lighthouse')
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
  const runs = []
  for (let i = 0; i < LIGHTHOUSE_RUNS; i++) {
    const { lhr } = await withLock(() => lighthouse(origin + route, { port, output: 'json', logLevel: 'error', onlyCategories }))
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${route}: ${lhr.runtimeError.message}`)
    runs.push(lhr)
  }
  const score = (category) => Math.round(median(runs.map((run) => run.categories[category].score * 100)))
  const audit = (id) => median(runs.map((run) => run.audits[id].numericValue))
  const failed = runs[0].categories.accessibility.auditRefs.map((ref) => runs[0].audits[ref.id]).filter((one) => one.score === 0)
  const measured = [
    onlyCategories.map(score).join('/'),
    `LCP ${milliseconds(audit('largest-contentful-paint'))}`,
    `TBT ${milliseconds(audit('total-blocking-time'))}`,
    `CLS ${audit('cumulative-layout-shift').toFixed(3)}`,
    bytes(audit('total-byte-weight')),
    ...failed.map((one) => one.id),
  ]
  return { what: `Lighthouse mobile ${route}`, measured: measured.join(', ') }
}

async function waitUntilReady(address) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await fetch(address)
    } catch {
      await sleep(100)
    }
  }
  throw new Error(`${address} doesn't respond; set CHROMIUM to the path of the browser`)
}
