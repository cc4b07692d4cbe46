import { spawn } from 'node:child_process'
import path from 'node:path'
import { guide } from './generate/write-site.mjs'
import { DESKTOP, launch, sleep } from './lib/browser.mjs'
import { copyEngine } from './lib/engine.mjs'
import { freePort } from './lib/free-port.mjs'
import { withLock } from './lib/lock.mjs'
import { median } from './lib/median.mjs'
import { benchSite, withEdits } from './lib/site.mjs'
import { against, milliseconds, seconds } from './lib/table.mjs'

const EDITS = 5
const TIMEOUT_MS = 60_000

/** Measures the dev server on 360 pages: from its start to the first page, and from an edit to the update in the browser. */
export async function benchDev() {
  const engine = copyEngine()
  const site = benchSite(360)
  return withLock(async () => {
    const cold = await startDev(engine, site)
    await cold.stop()
    const warm = await startDev(engine, site)
    try {
      const edits = await timeEdits(site, warm.origin)
      return [
        against('dev server, first page, nothing cached', cold.ms, 2000, seconds),
        against('dev server, first page, started before', warm.ms, 2000, seconds),
        against('dev server, edit to browser', median(edits), 150, milliseconds),
        { what: 'dev server, each edit', measured: edits.map(milliseconds).join(', ') },
      ]
    } finally {
      await warm.stop()
    }
  })
}

/** Starts the dev server. `ms` is the time until the guide is received completely. */
async function startDev(engine, site) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(engine.command[0], [...engine.command.slice(1), 'dev', site.folder, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise((done) => child.once('close', done))
  const stop = () => {
    child.kill()
    return ended
  }
  while (performance.now() - started < TIMEOUT_MS && child.exitCode === null) {
    const html = await fetch(origin + guide.route).then(
      (response) => (response.ok ? response.text() : ''),
      () => '',
    )
    if (html.includes('</html>')) return { origin, ms: performance.now() - started, stop }
    await sleep(10)
  }
  await stop()
  throw new Error(`The dev server sent no page within ${seconds(TIMEOUT_MS)}:\n${output}`)
}

/** Milliseconds from writing a page until the document in the browser contains the new text, for each edit. */
async function timeEdits(site, origin) {
  const browser = await launch()
  try {
    const page = await (await browser.newContext(DESKTOP)).newPage()
    await page.addInitScript(noteMarks)
    await page.goto(origin + guide.route, { waitUntil: 'networkidle' })
    return await withEdits(path.join(site.folder, guide.file), async (write) => {
      const durations = []
      for (let i = 1; i <= EDITS; i++) {
        const mark = `bench-edit-${i}`
        const written = Date.now()
        write((text) => text.replace('At the end of this guide', `${mark}: at the end of this guide`))
        const seen = await page.waitForFunction((name) => sessionStorage.getItem(name), mark, {
          timeout: TIMEOUT_MS,
          polling: 50,
        })
        durations.push(Number(await seen.jsonValue()) - written)
        await sleep(500) // wait until the update is complete
      }
      return durations
    })
  } finally {
    await browser.close()
  }
}

/** Runs in the page. Records when a mark first appears in the document, across reloads. */
function noteMarks() {
  const note = () => {
    const mark = /bench-edit-\d+/.exec(document.body?.textContent ?? '')?.[0]
    if (mark && !sessionStorage.getItem(mark)) sessionStorage.setItem(mark, String(Date.now()))
  }
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
}
