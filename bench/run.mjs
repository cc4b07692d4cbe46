#!/usr/bin/env node
// npm run bench [-- build dev reader navigation blocking lighthouse lockfile large] [--strict]: measures the engine and prints a table. Without a name all parts run
// but `large` (36,000 pages, some minutes and gigabytes of disk). Times depend on the machine and are only printed; with `--strict`
// the exact figures (bytes, elements, requests, lockfile) fail the run when they are over their bar.
import os from 'node:os'
import { requireNode } from '../engine/bin/require-node.mjs'

const PARTS = {
  build: async () => (await import('./build.mjs')).benchBuild(),
  large: async () => (await import('./build.mjs')).benchLarge(),
  dev: async () => (await import('./dev.mjs')).benchDev(),
  reader: async () => (await import('./reader.mjs')).benchReader(),
  navigation: async () => (await import('./navigation.mjs')).benchNavigation(),
  blocking: async () => (await import('./blocking.mjs')).benchBlocking(),
  lighthouse: async () => (await import('./reader.mjs')).benchLighthouse(),
  lockfile: async () => (await import('./lockfile.mjs')).countLockfile(),
}

const named = process.argv.slice(2).filter((argument) => argument !== '--strict')
const unknown = named.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}"; the parts are ${Object.keys(PARTS).join(', ')}, and there is --strict.`)
  process.exit(2)
}
requireNode()
const { installPackages } = await import('../scripts/lib/install.mjs')
installPackages()
installPackages(import.meta.dirname)

const load = () => os.loadavg()[0].toFixed(1)
console.log(`Node ${process.version}, ${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, load ${load()}`)
const { printTable } = await import('./lib/table.mjs')
const { emptyTrash } = await import('./lib/site.mjs')
const rows = []
try {
  for (const name of named.length > 0 ? named : Object.keys(PARTS).filter((part) => part !== 'large'))
    rows.push(...(await PARTS[name]()))
} finally {
  emptyTrash()
}
console.log(`\nload at the end ${load()}; a load above 1 means that others were at work beside this run\n`)
printTable(rows)
if (process.argv.includes('--strict') && rows.some((row) => row.exact && row.over)) process.exitCode = 1
