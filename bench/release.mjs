import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { copyEngine } from './lib/engine.mjs'
import { measure } from './lib/measure.mjs'
import { median } from './lib/median.mjs'
import { benchSite, clean } from './lib/site.mjs'
import { against, bytes, megabytes, seconds } from './lib/table.mjs'

const RUNS = 3

/** Measures cold release builds (brotli 11) of 360 pages, and the bytes that they save compared with default builds. */
export async function benchRelease() {
  const site = benchSite(360)
  const engine = copyEngine()
  const build = async (...options) => {
    clean(site.folder)
    engine.removeBundle()
    const { ms, processor, memory } = await measure([...engine.command, 'build', site.folder, ...options])
    console.log(`360 pages, cold${options.map((option) => ` ${option}`)}: ${seconds(ms)}, ${megabytes(memory)}`)
    return { ms, processor, memory }
  }
  await build()
  const everyday = sizes(path.join(site.folder, 'dist'))
  const runs = []
  for (let i = 0; i < RUNS; i++) runs.push(await build('--release'))
  const released = sizes(path.join(site.folder, 'dist'))
  const middle = (key) => median(runs.map((run) => run[key]))
  const size = ({ br, gz }) => `${bytes(br)} as brotli, ${bytes(gz)} as gzip`
  return [
    against('360 pages for a release, cold', middle('ms'), 20_000, seconds, { processor: middle('processor') }),
    { what: '360 pages for a release, cold: memory', measured: megabytes(middle('memory')) },
    { what: '360 pages for a release: compressed documents', measured: size(released) },
    { what: '360 pages of a default build: compressed documents', measured: size(everyday) },
  ]
}

/** Bytes of all compressed documents. */
function sizes(dist) {
  const sum = (ending) =>
    readdirSync(dist, { recursive: true })
      .filter((name) => name.endsWith(`.html.${ending}`))
      .reduce((all, name) => all + statSync(path.join(dist, name)).size, 0)
  return { br: sum('br'), gz: sum('gz') }
}
