import path from 'node:path'
import { changelog, guide } from './generate/write-site.mjs'
import { DESKTOP, launch, PHONE, sleep, startServer } from './lib/browser.mjs'
import { copyEngine } from './lib/engine.mjs'
import { withLock } from './lib/lock.mjs'
import { measure } from './lib/measure.mjs'
import { median } from './lib/median.mjs'
import { benchSite } from './lib/site.mjs'
import { against, milliseconds, plain } from './lib/table.mjs'

const RUNS = 5
/** CPU throttling per device, as in Lighthouse. */
const DEVICES = { phone: { settings: PHONE, slowdown: 4 }, 'wide screen': { settings: DESKTOP, slowdown: 1 } }
/** The part of a task beyond this time counts as blocking (Total Blocking Time). */
const LONG_TASK_MS = 50

/**
 * Measures how long the main thread is blocked while a page loads, and layout shifts: the guide on a phone with a processor that is four times
 * slower and on a wide screen, with and without scripts in turn, and the page of 10,000 elements on a phone.
 */
export async function benchBlocking() {
  const site = benchSite(360)
  await measure([...copyEngine().command, 'build', site.folder])
  const server = await startServer(path.join(site.folder, 'dist'))
  const browser = await launch()
  try {
    const rows = []
    for (const [name, device] of Object.entries(DEVICES)) {
      const { scripts, bare } = await compare(browser, server, guide.route, device)
      rows.push(
        against(
          `guide on a ${name}: blocking time beyond that without scripts`,
          scripts.blocking - bare.blocking,
          30,
          milliseconds,
        ),
        { what: `guide on a ${name}: blocking time with and without scripts`, measured: pair(scripts, bare) },
        against(`guide on a ${name}: long tasks of our scripts`, scripts.own, 0, plain),
        against(`guide on a ${name}: layout shift`, scripts.shift, 0, plain, { exact: true }),
      )
    }
    const long = await compare(browser, server, changelog.route, DEVICES.phone)
    rows.push(
      against('page of 10,000 elements: blocking time', long.scripts.blocking, 100, milliseconds),
      { what: 'page of 10,000 elements: with and without scripts', measured: pair(long.scripts, long.bare) },
      against('page of 10,000 elements: layout shift', long.scripts.shift, 0, plain, { exact: true }),
    )
    return rows
  } finally {
    await browser.close()
    server.stop()
  }
}

const pair = (scripts, bare) => `${milliseconds(scripts.blocking)}, ${milliseconds(bare.blocking)}`

/** Medians of several loads with and without scripts, in turn. */
async function compare(browser, server, route, device) {
  const runs = { scripts: [], bare: [] }
  await observe(browser, server, route, device, true)
  for (let i = 0; i < RUNS; i++) {
    for (const kind of Object.keys(runs)) {
      runs[kind].push(await withLock(() => observe(browser, server, route, device, kind === 'scripts')))
    }
  }
  return Object.fromEntries(
    Object.entries(runs).map(([kind, results]) => [
      kind,
      {
        blocking: median(results.map((run) => run.blocking)),
        own: median(results.map((run) => run.own)),
        // The highest value, not the median: no layout shift is acceptable.
        shift: Math.max(...results.map((run) => run.shift)),
      },
    ]),
  )
}

/** Loads a page with an empty cache. Returns the blocking time in milliseconds, the long tasks with scripts of the site, and the layout shift. */
async function observe(browser, server, route, { settings, slowdown }, scripts) {
  const context = await browser.newContext(settings)
  try {
    await context.addInitScript(observePage)
    const page = await context.newPage()
    if (!scripts) {
      await page.route('**/*.js', (request) => request.abort())
      // Prevents the reload of the page after a missing script, so that single loads are compared.
      await context.addInitScript(() => sessionStorage.setItem(`reloaded ${location.pathname}`, '1'))
    }
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(server.origin + route, { waitUntil: 'networkidle' })
    await sleep(1500)
    const { tasks, frames, shift } = await page.evaluate(() => window.benchSeen)
    const blocking = tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0)
    return { blocking, own: frames.filter((duration) => duration > LONG_TASK_MS).length, shift }
  } finally {
    await context.close()
  }
}

/** Runs in the page. Records long tasks, the time of each script of the site in long frames, and layout shifts. */
function observePage() {
  const seen = { tasks: [], frames: [], shift: 0 }
  window.benchSeen = seen
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('longtask', (entry) => seen.tasks.push(entry.duration))
  observe('long-animation-frame', (entry) => {
    for (const script of entry.scripts) if (script.sourceURL.includes('/assets/')) seen.frames.push(script.duration)
  })
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
}
