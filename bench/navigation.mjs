import path from 'node:path'
import { changelog, guide } from './generate/write-site.mjs'
import { DESKTOP, launch, sleep, startServer } from './lib/browser.mjs'
import { copyEngine } from './lib/engine.mjs'
import { withLock } from './lib/lock.mjs'
import { measure } from './lib/measure.mjs'
import { median } from './lib/median.mjs'
import { benchSite } from './lib/site.mjs'
import { against, milliseconds, times } from './lib/table.mjs'

const TARGETS = 15
const LONG_RUNS = 11
const SLOWDOWN = 4
const TIMEOUT_MS = 15_000
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const NETWORKS = [
  { name: 'slow 4G', conditions: SLOW_4G, bar: 0.6 },
  { name: 'no network limit', conditions: undefined, bar: 0.5 },
]

/**
 * Measures the time from a click on a sidebar link, after 100 ms of hovering, to the first frame of the next page: with the navigator, and
 * as a full load of the same pages built without it. The two alternate for each target. Every run has a new browser context with cached
 * assets.
 */
export async function benchNavigation() {
  const site = benchSite(360)
  const { command } = copyEngine()
  const kinds = {
    navigator: { folder: path.join(site.folder, 'dist'), options: [] },
    plain: {
      folder: path.join(site.folder, 'dist-plain'),
      options: ['--no-navigator', `--out=${path.join(site.folder, 'dist-plain')}`],
    },
  }
  for (const { options } of Object.values(kinds)) await measure([...command, 'build', site.folder, ...options])
  const servers = {}
  const browser = await launch()
  try {
    for (const [kind, { folder }] of Object.entries(kinds)) servers[kind] = await startServer(folder)
    const targets = await chooseTargets(browser, servers.navigator)
    const rows = []
    for (const network of NETWORKS) {
      const compare = (routes) => compareKinds(browser, servers, routes, network.conditions)
      rows.push(...ratioRows(`next page after hover, ${network.name}`, await compare(targets), network.bar))
      const long = await compare(Array.from({ length: LONG_RUNS }, () => changelog.route))
      rows.push(...ratioRows(`page of 10,000 elements after hover, ${network.name}`, long, 1))
    }
    return rows
  } finally {
    await browser.close()
    for (const server of Object.values(servers)) server.stop()
  }
}

function ratioRows(what, { navigator, plain }, bar) {
  const [ours, full] = [median(navigator), median(plain)]
  const note = `${milliseconds(ours)} against ${milliseconds(full)}`
  return [against(`${what}: against a full load`, ours / full, bar, times), { what: `${what}: medians`, measured: note }]
}

/** Pages of the guide's sidebar, evenly distributed. */
async function chooseTargets(browser, server) {
  const context = await browser.newContext(DESKTOP)
  try {
    const page = await context.newPage()
    await page.goto(server.origin + guide.route)
    const routes = await page.locator('.panel-docs a').evaluateAll((links) => links.map((link) => link.pathname))
    const others = routes.filter((route) => route !== guide.route && route !== changelog.route)
    const step = others.length / TARGETS
    return Array.from({ length: TARGETS }, (_, i) => others[Math.floor(i * step)])
  } finally {
    await context.close()
  }
}

/** Both times for each route, in milliseconds. */
async function compareKinds(browser, servers, routes, conditions) {
  const times = { navigator: [], plain: [] }
  for (const kind of Object.keys(times)) for (const route of new Set(routes)) await warm(browser, servers[kind], route)
  await follow(browser, servers.navigator, routes[0], conditions) // the browser's own caches
  for (const route of routes)
    for (const kind of Object.keys(times))
      times[kind].push(await withLock(() => follow(browser, servers[kind], route, conditions)))
  return times
}

/** Fills the server's cache of compressed files. */
async function warm(browser, server, route) {
  const context = await browser.newContext(DESKTOP)
  const page = await context.newPage()
  await page.goto(server.origin + route, { waitUntil: 'networkidle' })
  await context.close()
}

/** Milliseconds from the click on a link of the guide's sidebar to the first frame that shows its page. */
async function follow(browser, server, route, conditions) {
  const context = await browser.newContext(DESKTOP)
  await context.addInitScript(notePaints)
  try {
    const page = await context.newPage()
    await page.goto(server.origin + guide.route, { waitUntil: 'networkidle' })
    await sleep(500)
    const link = page.locator(`.panel-docs a[href="${route}"]`).first()
    await link.evaluate((element) => {
      for (let place = element.parentElement; place; place = place.parentElement)
        if (place.localName === 'details') place.open = true
      element.scrollIntoView({ block: 'center' })
    })
    await sleep(600)
    const heading = await page.locator('h1').textContent()
    const devtools = await context.newCDPSession(page)
    if (conditions) {
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', conditions)
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await link.hover()
    await sleep(100)
    await page.mouse.down()
    await page.mouse.up()
    const painted = await firstPaint(page, route, heading)
    // Verifies that the page was painted, not an error message.
    await page.locator(`link[rel="canonical"][href$="${route}"]`).waitFor({ state: 'attached', timeout: TIMEOUT_MS })
    const clicked = await page.evaluate(() => Number(sessionStorage.getItem('bench-click')))
    return painted - clicked
  } finally {
    await context.close()
  }
}

async function firstPaint(page, route, heading) {
  for (let waited = 0; waited < TIMEOUT_MS; waited += 50) {
    await sleep(50)
    const paints = await page.evaluate(() => window.benchPaints ?? []).catch(() => []) // there is no page between two documents
    const painted = paints.find((paint) => paint.path === route && paint.heading !== heading?.trim())
    if (painted) return painted.time
  }
  throw new Error(`${route} wasn't shown`)
}

/** Runs in the page. Records the last click, and each painted frame with a different h1. */
function notePaints() {
  const now = () => performance.timeOrigin + performance.now()
  const note = (event) => sessionStorage.setItem('bench-click', String(performance.timeOrigin + event.timeStamp))
  addEventListener('click', note, true)
  let last = ''
  const look = () => {
    const heading = [...document.querySelectorAll('h1')].find((element) => element.getClientRects().length > 0)
    const text = heading?.textContent.trim()
    const shown = `${location.pathname}\n${text}`
    if (heading && shown !== last) {
      last = shown
      const path = location.pathname
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        window.benchPaints ??= []
        window.benchPaints.push({ path, heading: text, time: now() })
      }
      channel.port2.postMessage(0) // is received after the frame has been painted
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
