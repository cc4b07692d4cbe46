import path from 'node:path'
import { guide } from './generate/write-site.mjs'
import { launch, PHONE, sleep, startServer } from './lib/browser.mjs'
import { copyEngine } from './lib/engine.mjs'
import { measure } from './lib/measure.mjs'
import { benchSite, withEdits } from './lib/site.mjs'
import { against, bytes, plain } from './lib/table.mjs'

/** Measures what a phone downloads from a site with offline reading: on the first visit, on a repeat visit, and on another page. */
export async function benchWorker() {
  const site = benchSite(360)
  const engine = copyEngine()
  await withEdits(path.join(site.folder, 'docs.config.ts'), async (write) => {
    write((config) =>
      config
        .replace('import { defineConfig }', 'import { defineConfig, offlineReading }')
        .replace("product: 'Bench',", "product: 'Bench',\n  plugins: [offlineReading()],"),
    )
    await measure([...engine.command, 'build', site.folder])
  })
  const other = `/docs/${site.sample.slice('content/current/'.length, -'.md'.length)}`
  const server = await startServer(path.join(site.folder, 'dist'), '--http1')
  const browser = await launch()
  try {
    await visits(browser, server, [guide.route, other]) // fills the server's compressed copies
    const [first, again, next] = await visits(browser, server, [guide.route, guide.route, other])
    const ofWorker = first.filter((entry) => entry.worker)
    const size = (log) => `${bytes(sum(log))} in ${plain(log.length)} requests`
    const bar = (what, log) => against(what, sum(log), 15_000, bytes, { exact: true })
    return [
      { what: 'guide, first visit: page', measured: size(first.filter((entry) => !entry.worker)) },
      { what: 'guide, first visit: service worker and its cache', measured: size(ofWorker) },
      bar('guide, repeat visit with the service worker', again),
      { what: 'guide, repeat visit: requests', measured: plain(again.length) },
      bar('another guide with the service worker', next),
      { what: 'another guide with the service worker: requests', measured: plain(next.length) },
    ]
  } finally {
    await browser.close()
    server.stop()
  }
}

const sum = (log) => log.reduce((all, entry) => all + entry.bytes, 0)

/** Visits pages as one reader in separate tabs. Returns the server's log of each visit. */
async function visits(browser, server, routes) {
  const context = await browser.newContext(PHONE)
  const logs = []
  try {
    for (const route of routes) {
      const page = await context.newPage()
      await server.log(true)
      await page.goto(server.origin + route, { waitUntil: 'load' })
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await page.waitForFunction(async (at) => (await caches.keys()).length > 0 && (await caches.match(at)) !== undefined, route)
      await page.waitForLoadState('networkidle')
      await sleep(1500) // later requests count, too
      logs.push(await server.log())
      await page.close()
    }
    return logs
  } finally {
    await context.close()
  }
}
