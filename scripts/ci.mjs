// Runs the steps of continuous integration. Prints the last lines of failed steps and `N passed, N failed`.
//   .ci/run            skips steps whose inputs have not changed since they passed; tests that look at every page run on one page of each kind
//   and on a limited number of changed pages
//   npm run test:all   runs every step on every page
// A passing step is recorded in `.ci/passed`, which is committed.
import { spawn } from 'node:child_process'
import os from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashInputs } from './lib/input-hash.mjs'
import { installPackages, ROOT } from './lib/install.mjs'
import { hasPassed, pagesToTest, recordPages, recordStep } from './lib/passed.mjs'
import { readPython } from './lib/python.mjs'

const all = process.argv.includes('--all')
const RUNNER = ['python/runner', 'python/environments', 'python/services', 'scripts/lib/python.mjs']
const ENGINE = ['engine', 'package-lock.json', ':!engine/**/*.test.*', ':!engine/test']
const node = process.execPath
/** The site that all steps look at. */
const DIST = 'site/dist-test'

const BUILD = { name: 'build', command: [node, 'engine/bin/docs.mjs', 'build', 'site', '--quiet', `--out=${DIST}`] }

/**
 * A step with `inputs` is skipped if these files haven't changed since it passed, nor what readers follow on the pages in the folder `followed` of
 * the built site.
 */
const STEPS = [
  { name: 'npm run check', command: ['npm', 'run', 'check', '--', `--dist=${DIST}`] },
  { name: 'npm test', command: ['npm', 'test'], env: all ? { ALL_PAGES: '1' } : {}, recordsPages: true },
  {
    name: 'exact figures',
    command: ['npm', 'run', 'bench', '--', 'reader', 'worker', 'lockfile', '--strict'],
    inputs: [...ENGINE, 'bench', 'scripts/lib', ':!scripts/lib/*.test.ts'],
  },
  {
    name: 'two clones build the same bytes',
    command: [node, 'scripts/check-reproducible.mjs'],
    inputs: [
      ...ENGINE,
      'site/*.ts',
      'site/components',
      'site/islands',
      'site/pages',
      'site/theme',
      'scripts/check-reproducible.mjs',
      'scripts/lib/newest-node.mjs',
      'tools/node',
    ],
  },
  {
    name: 'unit tests with the newest Node.js',
    command: [node, 'scripts/check-node.mjs'],
    inputs: [
      'engine',
      'scripts',
      'smoke',
      'bench/generate',
      'site/**/*.ts',
      'site/**/*.tsx',
      'package-lock.json',
      'tools/node',
      'vitest.config.ts',
    ],
  },
  {
    name: 'a thousand connections without an error',
    command: ['npm', 'run', 'bench', '--', 'load', '--seconds=5', '--strict'],
    inputs: ['engine/src/commands/preview', 'engine/src/output', 'bench', ':!engine/**/*.test.*'],
  },
]

/** Steps that need only the built site. They run at the same time as the others, because both wait for programs and downloads. */
const PYTHON_STEPS = [
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
    command: ['npm', 'run', 'walkthrough', '--', `--dist=${DIST}`],
    inputs: [...RUNNER, 'python/walkthrough', 'site/snippets', 'site/static/data', 'site/docs.config.ts'],
    followed: 'docs',
  },
  {
    name: 'tutorials with Airflow, Prefect, Dagster, and dbt',
    command: ['npm', 'run', 'tutorials', '--', `--dist=${DIST}`],
    inputs: [
      'python/tutorials',
      'python/walkthrough',
      'python/services',
      'python/runner/normalize_output.py',
      'scripts/lib/python.mjs',
      'site/static/data',
      'site/versions.json',
    ],
    followed: 'docs/reference/learn/integrations',
  },
]

/**
 * Runs a program and shows its output, each line after the prefix. Resolves with its exit code and the last lines of the output.
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {string} prefix
 */
async function run([command, ...args], env, prefix) {
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const tail = []
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      console.log(`${prefix}${line}`)
      tail.push(line)
      if (tail.length > 80) tail.shift()
    })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  // Processes that the step leaves running may keep the output open.
  await Promise.race([closed, sleep(5000, undefined, { ref: false })])
  return { code, tail: tail.join('\n') }
}

const seconds = (start) => Math.round((Date.now() - start) / 1000)
const startedAt = Date.now()
const results = []

/** Runs steps one after the other. */
async function runSteps(steps, prefix = '') {
  for (const { name, command, inputs, followed, env = {}, recordsPages } of steps) {
    const hash = inputs && hashInputs(ROOT, inputs) + (followed ? readPython('-m', 'walkthrough', '--hash', DIST, followed) : '')
    if (!all && hash !== undefined && hasPassed(name, hash)) {
      console.log(`\n=== ${name}: skipped, nothing that it depends on has changed since it passed`)
      continue
    }
    console.log(`\n=== ${name}`)
    const started = Date.now()
    const pages = recordsPages && pagesToTest(join(ROOT, DIST), all ? { limit: Number.POSITIVE_INFINITY } : {})
    const { code, tail } = await run(command, { CI: '1', ...env }, prefix)
    console.log(`=== ${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds(started)} s`)
    results.push({ name, code, tail })
    if (code === 0 && hash !== undefined) recordStep(name, hash)
    if (code === 0 && pages) recordPages(join(ROOT, DIST), pages)
  }
}

installPackages()
await runSteps([BUILD])
if (results.every(({ code }) => code === 0)) await Promise.all([runSteps(STEPS), runSteps(PYTHON_STEPS, '    python | ')])

const failed = results.filter(({ code }) => code !== 0)
for (const { name, tail } of failed) console.log(`\n=== The last lines of “${name}”, which failed\n${tail}`)
console.log(`\n${seconds(startedAt)} s, load average ${os.loadavg()[0].toFixed(1)}`)
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
