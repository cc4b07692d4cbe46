// npm run mutate [-- --count=150 --seed=1 --file=engine/src/links]: applies mutations to the engine, one at a time, and reports those that
// no unit test detects. For unchanged sources, the same seed selects the same mutants. A first run of all tests finds the tests that reach each mutant.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '../bench/generate/random.mjs'
import { installPackages, ROOT } from './lib/install.mjs'

installPackages()
const { addProbes, listMutants } = await import('./lib/mutants.mjs')
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: 'engine/src' },
    workers: { type: 'string', default: '2' },
  },
})
/** Fraction of the mutants that the tests must detect. */
const THRESHOLD = 0.85
/** Test runs that take longer are considered endless loops, which count as detected. */
const TIMEOUT_MS = 600_000

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
const files = git('ls-files', values.file)
const sources = files.filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/types\/|sample-(view|data)|-for-test|\/index(\.island)?\.ts$/.test(file),
)
const all = sources.flatMap((file) =>
  listMutants(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x')).map((mutant) => ({ file, ...mutant })),
)
const random = createRandom(values.seed)
const chosen = []
while (chosen.length < Number(values.count) && all.length > 0) {
  const [mutant] = all.splice(random.int(0, all.length - 1), 1)
  chosen.push({ ...mutant, id: chosen.length })
}
console.log(`${chosen.length} mutants of ${sources.length} files`)

/** A copy of the tracked and new files, in which a worker changes one file at a time. */
function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard'))
    if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Whether a run of Vitest passes. */
function passes(folder, args, env = {}) {
  return new Promise((resolve, reject) => {
    const command = [...args, '--run', '--reporter=dot', '--testTimeout=300000', '--hookTimeout=300000']
    const options = { cwd: folder, stdio: 'ignore', timeout: TIMEOUT_MS, env: { ...process.env, ...env } }
    const child = spawn('node_modules/.bin/vitest', command, options)
    child.once('error', reject).once('exit', (code) => resolve(code === 0))
  })
}

/**
 * Runs all tests with a probe in each mutant's expression.
 * @returns {Promise<Map<number, string[]>>} the test files that reach each mutant
 */
async function findTests() {
  const folder = copyTree()
  try {
    for (const file of new Set(chosen.map((mutant) => mutant.file))) {
      const mutants = chosen.filter((mutant) => mutant.file === file)
      writeFileSync(join(folder, file), addProbes(readFileSync(join(ROOT, file), 'utf8'), mutants))
    }
    const record = join(folder, 'reached.txt')
    writeFileSync(record, '')
    await passes(folder, ['--config=scripts/lib/mutation.config.mjs'], {
      MUTATION_RECORD: record,
      NODE_OPTIONS: `--import=${join(folder, 'scripts/lib/mutation-probe.mjs')}`,
    })
    const tests = new Map()
    for (const [, id, test] of readFileSync(record, 'utf8').matchAll(/^(\d+) (\/.*)$/gm)) {
      const known = tests.get(Number(id)) ?? new Set()
      tests.set(Number(id), known.add(relative(folder, test)))
    }
    return new Map([...tests].map(([id, names]) => [id, [...names]]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether a mutant passes the tests that reach it. Those next to its file run first. */
async function survives(folder, { id, file }, tests) {
  const reaching = tests.get(id) ?? []
  const isNear = (test) => dirname(test) === dirname(file)
  for (const group of [reaching.filter(isNear), reaching.filter((test) => !isNear(test))])
    if (group.length > 0 && !(await passes(folder, [...group, '--bail=1']))) return false
  return true
}

const started = performance.now()
const tests = await findTests()
console.log(`${tests.size} of ${chosen.length} are reached by tests (${((performance.now() - started) / 1000).toFixed(0)} s)`)
const survivors = []
let done = 0
async function work(queue) {
  const folder = copyTree()
  try {
    for (let mutant = queue.pop(); mutant; mutant = queue.pop()) {
      const { id, file, start, end, replacement } = mutant
      const source = readFileSync(join(ROOT, file), 'utf8')
      writeFileSync(join(folder, file), source.slice(0, start) + replacement + source.slice(end))
      const hasSurvived = await survives(folder, mutant, tests)
      writeFileSync(join(folder, file), source)
      const line = source.slice(0, start).split('\n').length
      const state = tests.has(id) ? 'survived' : 'not reached'
      if (hasSurvived) survivors.push(`${file}:${line}: ${source.slice(start, end)} → ${replacement} (${state})`)
      console.log(`${++done}/${chosen.length} ${hasSurvived ? state : 'detected'} ${file}:${line}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const queue = [...chosen].reverse()
await Promise.all(Array.from({ length: Number(values.workers) }, () => work(queue)))
for (const line of survivors.sort()) console.log(line)
const share = 1 - survivors.length / chosen.length
console.log(
  `${chosen.length - survivors.length} of ${chosen.length} mutants detected (${(share * 100).toFixed(0)} %, threshold ${THRESHOLD * 100} %)`,
)
process.exitCode = share >= THRESHOLD ? 0 : 1
