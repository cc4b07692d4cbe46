// `npm test`: unit tests, browser tests, and smoke tests in Firefox and WebKit. `-- unit`, `-- browser`, and `-- smoke` run one of them. Other
// arguments are passed to the test runner.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { installPackages, provide, ROOT, requireChromium } from './lib/install.mjs'

installPackages()
const [first, ...others] = process.argv.slice(2)
const only = ['unit', 'browser', 'smoke'].includes(first) ? first : undefined
const runs = (kind) => only === undefined || only === kind
const extra = only ? others : process.argv.slice(2)
const failed = []
async function step(name, command, args, env = {}) {
  console.log(`— ${name}…`)
  const started = Date.now()
  const [code] = await once(spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }), 'exit')
  if (code !== 0) failed.push(name)
  console.log(`— ${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s`)
}
if (runs('unit')) {
  installPackages(join(ROOT, 'mcp'))
  const servers = provide(['nginx', 'brotli', 'apache', 'openssl', 'rsync'], 'The hosting tests need', { isOptional: true })
  if (servers === 'missing') process.exit(1)
  await step('unit tests', 'node_modules/.bin/vitest', ['run', ...extra])
}
const build = (name, ...options) => step(name, process.execPath, ['engine/bin/docs.mjs', 'build', 'site', '--quiet', ...options])
if (only !== 'unit') await build('build for the tests', '--out=site/dist-test')
if (runs('browser')) {
  const chromium = requireChromium()
  await Promise.all([
    build('build with the navigator off', '--out=site/dist-test-plain', '--no-navigator'),
    build('build with a base URL', '--out=site/dist-test-base', '--base=/manual/'),
    build('build with hash URLs', '--out=site/dist-test-hash', '--base=/manual/', '--hash-urls'),
  ])
  await step('browser tests', 'node_modules/.bin/playwright', ['test', '--config', 'e2e/playwright.config.ts', ...extra], {
    CHROMIUM: chromium,
  })
}
// The arguments of the other runners are not words of titles.
if (only === 'smoke' || (only === undefined && extra.length === 0))
  await step('smoke tests in Firefox and WebKit', process.execPath, ['smoke/run.mjs', ...extra])
console.log(failed.length === 0 ? 'All tests passed.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
