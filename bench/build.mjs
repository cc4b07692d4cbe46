import { readFileSync } from 'node:fs'
import path from 'node:path'
import { copyEngine } from './lib/engine.mjs'
import { measure } from './lib/measure.mjs'
import { median } from './lib/median.mjs'
import { benchSite, clean, withEdits } from './lib/site.mjs'
import { against, megabytes, seconds, times } from './lib/table.mjs'

const RUNS = 3

/** Measures cold builds and builds after an edit of 360 pages, and cold builds of 3,600. */
export async function benchBuild() {
  const engine = copyEngine()
  const small = benchSite(360)
  const build = builder(engine, small)

  const cold = await repeat(() => build.cold())
  const coldWarmEngine = await repeat(() => build.cold({ keepEngine: true }))
  const edits = await benchEdits(small, build)
  const large = benchSite(3600)
  const buildLarge = builder(engine, large)
  const coldLarge = await buildLarge.cold()
  const coldLargeWarmEngine = await buildLarge.cold({ keepEngine: true })
  clean(large.folder)
  const perPage = (time) => (many, few) => time(many) / large.pages / (time(few) / small.pages)
  const wall = perPage((result) => result.ms)
  const processors = perPage((result) => result.processor)

  return [
    against('360 pages, cold', cold.ms, 4000, seconds, cold),
    against('360 pages, cold: memory', cold.memory, 450e6, megabytes),
    { what: '360 pages, cold, engine bundled before', measured: seconds(coldWarmEngine.ms), processor: coldWarmEngine.processor },
    ...edits,
    against('3,600 pages, cold: time per page against 360', wall(coldLarge, cold), 0.7, times),
    { what: '3,600 pages, the same in processor time', measured: times(processors(coldLarge, cold)) },
    { what: '3,600 pages, the same, engine bundled before', measured: times(wall(coldLargeWarmEngine, coldWarmEngine)) },
    { what: '3,600 pages, cold', measured: seconds(coldLarge.ms), processor: coldLarge.processor },
    against('3,600 pages, cold: memory', Math.max(coldLarge.memory, coldLargeWarmEngine.memory), 700e6, megabytes),
  ]
}

/** One cold build of 36,000 pages. */
export async function benchLarge() {
  const site = benchSite(36_000)
  const { ms, processor, memory } = await builder(copyEngine(), site).cold()
  clean(site.folder)
  return [
    { what: `36,000 pages in ${site.sidebars} sidebars, cold`, measured: seconds(ms), processor },
    against('36,000 pages, cold: memory', memory, 2e9, megabytes),
  ]
}

async function benchEdits(site, build) {
  const file = path.join(site.folder, site.sample)
  const page = path.join(site.folder, 'dist/docs', `${site.sample.slice('content/current/'.length, -'.md'.length)}.html`)
  const edited = (edit) =>
    withEdits(file, (write) =>
      repeat(async (run) => {
        const mark = `Edited ${run} times`
        write((text) => edit(text, mark))
        const result = await build.again()
        if (!readFileSync(page, 'utf8').includes(mark))
          throw new Error(`${page} doesn't contain the edit of ${site.sample} after the build`)
        return result
      }),
    )
  await build.again()
  const text = await edited((before, mark) => `${before}\n${mark}.\n`)
  const title = await edited((before, mark) => before.replace(/^title: .*$/m, `title: ${mark}`))
  await build.again()
  const nothing = await repeat(() => build.again())
  return [
    against('360 pages, the text of one edited', text.ms, 700, seconds, text),
    against('360 pages, the title of one edited', title.ms, 1800, seconds, title),
    against('360 pages, nothing changed', nothing.ms, 300, seconds, nothing),
  ]
}

function builder(engine, site) {
  const command = [...engine.command, 'build', site.folder]
  const report = (what, result) => {
    const time = /^ +time +(.*)$/m.exec(result.output)?.[1]
    const processor = result.processor === undefined ? '' : ` (${seconds(result.processor)} of processors)`
    console.log(
      `${site.pages.toLocaleString('en')} pages, ${what}: ${seconds(result.ms)}${processor}, ${megabytes(result.memory)}`,
    )
    if (time) console.log(`  ${time}`)
    return result
  }
  return {
    /** Removes the output and the cache, and the engine's bundle unless it is kept. */
    async cold({ keepEngine = false } = {}) {
      clean(site.folder)
      if (!keepEngine) engine.removeBundle()
      return report(keepEngine ? 'cold, engine bundled before' : 'cold', await measure(command))
    },
    again: async () => report('again', await measure(command)),
  }
}

/** Median times and memory of several runs. */
async function repeat(run) {
  const results = []
  for (let i = 1; i <= RUNS; i++) results.push(await run(i))
  const middle = (key) => median(results.map((result) => result[key]))
  return { ms: middle('ms'), processor: middle('processor'), memory: middle('memory') }
}
