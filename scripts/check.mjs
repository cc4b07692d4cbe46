// `npm run check`: types, lint, format, boundaries, generated documents, packages and content. `-- --fix` applies safe fixes,
// `-- --dist=…` uses a built site. Prints each step with its time, and the output of steps that fail.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installPackages, ROOT } from './lib/install.mjs'

installPackages()
installPackages(join(ROOT, 'mcp'))
const built = process.argv.find((arg) => arg.startsWith('--dist='))?.slice('--dist='.length)
const dist = built ?? 'site/dist-check'
const fix = process.argv.includes('--fix') ? ['--write'] : []
const bin = (name) => `node_modules/.bin/${name}`
const steps = [
  ['types', bin('tsc'), ['-p', '.']],
  ['lint and format', bin('biome'), ['check', '--error-on-warnings', ...fix, '.']],
  ['boundaries', process.execPath, ['scripts/check-boundaries.mjs']],
  ['product words in the engine', process.execPath, ['scripts/check-product-words.mjs']],
  ['specification', process.execPath, ['scripts/check-specification.mjs']],
  ['generated documents', process.execPath, ['scripts/generate-docs.mjs', '--check']],
  ['browsers', process.execPath, ['scripts/check-browsers.mjs']],
  ['packages', process.execPath, ['scripts/check-packages.mjs']],
  ['shared values', process.execPath, ['scripts/check-values.mjs']],
  ['prose', process.execPath, ['scripts/prose-lint.mjs']],
  ['snippets', process.execPath, ['scripts/snippets.mjs', '--check']],
  ['code and names on pages', process.execPath, ['scripts/page-checks.mjs']],
  ...(built ? [] : [['content', process.execPath, ['engine/bin/docs.mjs', 'build', 'site', '--quiet', `--out=${dist}`]]]),
  ['content style', process.execPath, ['scripts/content-lint.mjs', dist]],
  ['caveats', process.execPath, ['scripts/check-caveats.mjs', dist]],
  ['answers to search questions', process.execPath, ['scripts/search-eval.mjs', `--dist=${dist}`]],
  ['reader tasks', process.execPath, ['scripts/reader-tasks.mjs', dist]],
]
const width = Math.max(...steps.map(([name]) => name.length))
const failed = []
for (const [name, command, args] of steps) {
  const started = Date.now()
  const { status, output, error } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
  const seconds = String(Math.round((Date.now() - started) / 1000)).padStart(4)
  console.log(`${status === 0 ? '✓' : '✗'} ${name.padEnd(width)} ${seconds} s`)
  if (status === 0) continue
  failed.push(name)
  console.log(error?.message ?? output.join(''))
}
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
