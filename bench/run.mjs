#!/usr/bin/env node
// npm run bench [-- <parts>] [--strict] [--seconds=30]: measures the engine and prints a table; docs/benchmarks.md describes the parts. Without a
// name, all parts except `large` run (36,000 pages, some minutes and gigabytes of disk). Times depend on the machine and are only printed; with
// `--strict` the exact figures (bytes, elements, requests, errors, lockfile) fail the run if they exceed their limit. `--seconds` is the
// duration of `load` for each server.
import os from 'node:os'
import { parseArgs } from 'node:util'
import { installPackages } from '../scripts/lib/install.mjs'

const PARTS = {
  build: async () => (await import('./build.mjs')).benchBuild(),
  large: async () => (await import('./build.mjs')).benchLarge(),
  reference: async () => (await import('./reference.mjs')).benchReference(),
  release: async () => (await import('./release.mjs')).benchRelease(),
  dev: async () => (await import('./dev.mjs')).benchDev(),
  reader: async () => (await import('./reader.mjs')).benchReader(),
  worker: async () => (await import('./worker.mjs')).benchWorker(),
  navigation: async () => (await import('./navigation.mjs')).benchNavigation(),
  blocking: async () => (await import('./blocking.mjs')).benchBlocking(),
  lighthouse: async () => (await import('./reader.mjs')).benchLighthouse(),
  search: async () => (await import('./search.mjs')).benchSearch(),
  load: async () => (await import('./load.mjs')).benchLoad(Number(values.seconds)),
  lockfile: async () => (await import('./lockfile.mjs')).countLockfile(),
}

const { values, positionals, tokens } = parseArgs({
  allowPositionals: true,
  strict: false,
  tokens: true,
  options: { strict: { type: 'boolean' }, seconds: { type: 'string', default: '30' } },
})
const unknown = tokens.find(({ kind, name, value }) =>
  kind === 'option' ? !(name === 'strict' || (name === 'seconds' && Number(value) >= 1)) : !Object.hasOwn(PARTS, value),
)
if (unknown) {
  console.error(
    `Unknown argument "${process.argv[unknown.index + 2]}". The parts are ${Object.keys(PARTS).join(', ')}; the options are --strict and --seconds=N.`,
  )
  process.exit(2)
}
installPackages()
installPackages(import.meta.dirname)

const load = () => os.loadavg()[0].toFixed(1)
console.log(`Node ${process.version}, ${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, load ${load()}`)
const { printTable } = await import('./lib/table.mjs')
const { emptyTrash } = await import('./lib/site.mjs')
const rows = []
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS).filter((part) => part !== 'large'))
    rows.push(...(await PARTS[name]()))
} finally {
  emptyTrash()
}
console.log(`\nload at the end ${load()}; a load above 1 means that other programs were running\n`)
printTable(rows)
if (values.strict && rows.some((row) => row.exact && row.over)) process.exitCode = 1
