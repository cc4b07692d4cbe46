// npm run mutate [-- --count=150 --seed=1 --file=engine/src/links]: applies mutations to the engine, one at a time, and reports those that
// no unit test detects. For unchanged sources, the same seed selects the same mutants. Each mutant takes about ten seconds.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '../bench/generate/random.mjs'
import { installPackages, ROOT } from './lib/install.mjs'

installPackages()
const { listMutants } = await import('./lib/mutants.mjs')
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
const TIMEOUT_MS = 1_800_000

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
while (chosen.length < Number(values.count) && all.length > 0) chosen.push(...all.splice(random.int(0, all.length - 1), 1))
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
function passes(folder, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      'node_modules/.bin/vitest',
      [...args, '--run', '--bail=1', '--reporter=dot', '--testTimeout=300000', '--hookTimeout=300000'],
      {
        cwd: folder,
        stdio: 'ignore',
        timeout: TIMEOUT_MS,
      },
    )
    child.once('error', reject).once('exit', (code) => resolve(code === 0))
  })
}

const survivors = []
let done = 0
async function work(queue) {
  const folder = copyTree()
  try {
    for (let mutant = queue.pop(); mutant; mutant = queue.pop()) {
      const { file, start, end, replacement } = mutant
      const source = readFileSync(join(ROOT, file), 'utf8')
      writeFileSync(join(folder, file), source.slice(0, start) + replacement + source.slice(end))
      // The tests next to the file are the fastest, those that run the whole engine the slowest.
      const survives =
        (await passes(folder, [`${dirname(file)}/`, '--passWithNoTests'])) &&
        (await passes(folder, ['related', file])) &&
        (await passes(folder, ['engine/test']))
      writeFileSync(join(folder, file), source)
      const line = source.slice(0, start).split('\n').length
      if (survives) survivors.push(`${file}:${line}: ${source.slice(start, end)} → ${replacement}`)
      console.log(`${++done}/${chosen.length} ${survives ? 'SURVIVED' : 'detected'} ${file}:${line}`)
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
