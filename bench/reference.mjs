import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../scripts/lib/install.mjs'
import { writeSite } from './generate/write-site.mjs'
import { copyEngine, WORK } from './lib/engine.mjs'
import { measure } from './lib/measure.mjs'
import { median } from './lib/median.mjs'
import { clean, withEdits } from './lib/site.mjs'
import { against, seconds } from './lib/table.mjs'

const RUNS = 5
const VERSIONS = ['current', '0.18']

/**
 * What the API reference of the real site adds to cold builds of 360 other pages, per 100 reference pages, and to builds after an edit of one of the others.
 * Builds with and without it alternate.
 */
export async function benchReference() {
  const engine = copyEngine()
  const site = referenceSite()
  const build = (withReference) => {
    const out = path.join(site.folder, withReference ? 'dist' : 'dist-plain')
    const command = [...engine.command, 'build', site.folder, '--quiet', `--out=${out}`]
    return measure(command, { ...process.env, REFERENCE: withReference ? 'yes' : '' })
  }
  await build(true)

  const cold = await difference(RUNS, async (withReference) => {
    clean(site.folder)
    return build(withReference)
  })
  await build(true)
  await build(false)
  const edit = await withEdits(path.join(site.folder, site.sample), (write) =>
    difference(2 * RUNS, (withReference, run) => {
      write((text) => `${text}\nEdited ${run} times.\n`)
      return build(withReference)
    }),
  )
  clean(site.folder)

  const hundred = ([ms, processor]) => ({ ms: (100 * ms) / site.references, processor: (100 * processor) / site.references })
  const { ms, processor } = hundred(cold)
  return [
    against('100 reference pages, added to a cold build', ms, 700, seconds, { processor }),
    {
      what: `${site.references} reference pages, added to an edit of another page`,
      measured: seconds(edit[0]),
      processor: edit[1],
    },
  ]
}

/** Median differences in time and in processor time between builds with and without the reference. */
async function difference(runs, build) {
  const results = { with: [], without: [] }
  for (let run = 1; run <= runs; run++) {
    results.with.push(await build(true, run))
    results.without.push(await build(false, run))
  }
  const middle = (key) => {
    const [own, other] = [results.with, results.without].map((all) => median(all.map((result) => result[key])))
    console.log(`${key} with the reference: ${seconds(own)}, without: ${seconds(other)}`)
    return own - other
  }
  return [middle('ms'), middle('processor')]
}

/** A bench site whose API reference is that of the real site, if the variable REFERENCE is set. Its snippets and its links to other pages are left out. */
function referenceSite() {
  const folder = path.join(WORK, 'site-reference')
  const made = writeSite(folder, 360)
  const from = path.join(ROOT, 'site', 'api')
  let references = 0
  for (const version of VERSIONS) {
    const facts = JSON.parse(readFileSync(path.join(from, `${version}.json`), 'utf8'))
    references += [...Object.values(facts.classes), ...Object.values(facts.modules)].filter(
      ({ page }) => page !== undefined,
    ).length
    cpSync(path.join(from, `${version}.json`), path.join(folder, 'api', `${version}.json`))
    const descriptions = path.join(folder, 'api', version)
    cpSync(path.join(from, version), descriptions, { recursive: true })
    for (const name of readdirSync(descriptions, { recursive: true }).filter((name) => name.endsWith('.yaml'))) {
      const file = path.join(descriptions, name)
      const text = readFileSync(file, 'utf8')
        .replace(/^(?:example|setup): .*\n/gm, '')
        .replaceAll(/\[([^\]]+)\]\(\/(?!reference\/api\/)[^)]*\)/g, '$1')
      writeFileSync(file, text)
    }
  }
  const options = VERSIONS.map((name) => [
    name,
    { facts: `api/${name}.json`, descriptions: `api/${name}`, parameters: 'optional' },
  ])
  const config = path.join(folder, 'docs.config.ts')
  const text = readFileSync(config, 'utf8')
    .replace('import { defineConfig }', 'import { defineConfig, pythonApi, pythonApiComponents }')
    .replace(
      'defineConfig({',
      `defineConfig({
  components: [...pythonApiComponents],
  plugins: process.env.REFERENCE ? [pythonApi(${JSON.stringify({ versions: Object.fromEntries(options) })})] : [],`,
    )
  writeFileSync(config, text)
  return { folder, references, sample: made.sample }
}
