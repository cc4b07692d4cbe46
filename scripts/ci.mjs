// Runs the steps of continuous integration, cheapest first. Prints the last lines of failed steps and `N passed, N failed`.
//   .ci/run            skips expensive steps whose inputs have not changed since they passed; tests that run on every page are limited to
//   one page of each kind and changed pages
//   npm run test:all   runs every step on every page
// A passing step writes the hash of its inputs to `.ci/passed.json`, which is committed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashInputs } from './lib/input-hash.mjs'
import { ROOT } from './lib/install.mjs'
import { hashCode, hashPages, PASSED_FILE } from './lib/passed-pages.mjs'

const all = process.argv.includes('--all')
const RUNNER = ['python/runner', 'python/environments', 'python/services', 'scripts/lib/python.mjs']
const ENGINE = ['engine', 'package-lock.json', ':!engine/**/*.test.*', ':!engine/test']
const node = process.execPath
/** The site that `npm test` builds. */
const TESTED_SITE = join(ROOT, 'site/dist-test')

/**
 * A step with `inputs` is skipped if these files haven't changed since it passed, nor the code on the pages in the folder `codeIn` of the built site.
 */
const STEPS = [
  { name: 'npm run check', command: ['npm', 'run', 'check'] },
  { name: 'npm test', command: ['npm', 'test'], env: all ? { ALL_PAGES: '1' } : {}, recordsPages: true },
  {
    name: 'exact figures',
    command: ['npm', 'run', 'bench', '--', 'reader', 'worker', 'lockfile', '--strict'],
    inputs: [...ENGINE, 'bench', 'scripts/lib', ':!scripts/lib/*.test.ts'],
  },
  {
    name: 'two clones build the same bytes',
    command: [node, 'scripts/check-reproducible.mjs'],
    inputs: [...ENGINE, 'site/*.ts', 'site/components', 'site/islands', 'site/pages', 'site/theme', 'scripts'],
  },
  {
    name: 'a thousand connections without an error',
    command: ['npm', 'run', 'bench', '--', 'load', '--seconds=5', '--strict'],
    inputs: ['engine/src/commands/preview', 'engine/src/publish/output', 'bench', ':!engine/**/*.test.*'],
  },
  {
    name: 'tests of the snippet runner',
    command: [node, 'scripts/test-python.mjs', '--heavy'],
    inputs: [
      'python',
      'site/api',
      'site/snippets/current/cloud/connect/validate_trips.py',
      'site/static/data',
      'scripts/*python*',
      'scripts/take-pictures.mjs',
      'scripts/lib/python.mjs',
    ],
  },
  {
    name: 'every snippet against the real libraries',
    command: ['npm', 'run', 'snippets', '--', '--all'],
    inputs: [
      ...RUNNER,
      'python/pictures',
      'site/snippets',
      'site/static/data',
      'scripts/snippets.mjs',
      'scripts/take-pictures.mjs',
    ],
  },
  {
    name: 'every page from top to bottom in an empty folder',
    command: ['npm', 'run', 'walkthrough'],
    inputs: [...RUNNER, 'python/walkthrough', 'site/snippets', 'site/static/data', 'site/docs.config.ts', 'engine/src/compile'],
    codeIn: 'docs',
  },
  {
    name: 'tutorials with Airflow, Prefect, Dagster, and dbt',
    command: ['npm', 'run', 'tutorials'],
    inputs: [
      'python/tutorials',
      'python/walkthrough',
      'python/services',
      'python/runner/normalize_output.py',
      'scripts/lib/python.mjs',
      'site/static/data',
      'site/versions.json',
      'engine/src/compile',
    ],
    codeIn: 'docs/reference/learn/integrations',
  },
]

/** Runs a program and shows its output. Resolves with its exit code and the last lines of the output. */
async function run([command, ...args], env) {
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let tail = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text)
      tail = (tail + text).slice(-20_000)
    })
  }
  const closed = new Promise((resolve) => child.once('close', resolve))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  // Processes that the step leaves running may keep the output open.
  await Promise.race([closed, sleep(5000, undefined, { ref: false })])
  return { code, tail: tail.split('\n').slice(-80).join('\n') }
}

const read = () => (existsSync(PASSED_FILE) ? JSON.parse(readFileSync(PASSED_FILE, 'utf8')) : {})
function record(changes) {
  writeFileSync(PASSED_FILE, `${JSON.stringify({ ...read(), ...changes }, null, 1)}\n`)
}

const seconds = (start) => Math.round((Date.now() - start) / 1000)
const startedAt = Date.now()
const results = []
for (const { name, command, inputs, codeIn, env = {}, recordsPages } of STEPS) {
  const hash = inputs && hashInputs(ROOT, inputs) + (codeIn ? hashCode(TESTED_SITE, codeIn) : '')
  if (!all && hash !== undefined && read().steps?.[name] === hash) {
    console.log(`\n=== ${name}: skipped, nothing that it depends on has changed since it passed`)
    continue
  }
  console.log(`\n=== ${name}`)
  const started = Date.now()
  const { code, tail } = await run(command, { CI: '1', ...env })
  console.log(`=== ${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds(started)} s`)
  results.push({ name, code, tail })
  if (code === 0 && hash !== undefined) record({ steps: { ...read().steps, [name]: hash } })
  if (code === 0 && recordsPages) record({ pages: hashPages(TESTED_SITE) })
}

const failed = results.filter(({ code }) => code !== 0)
for (const { name, tail } of failed) console.log(`\n=== The last lines of “${name}”, which failed\n${tail}`)
console.log(`\n${seconds(startedAt)} s, load average ${os.loadavg()[0].toFixed(1)}`)
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
