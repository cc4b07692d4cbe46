// `npm test`: unit tests and browser tests. `-- unit` and `-- browser` run one of them. Other arguments are passed to the test runner.
import { spawnSync } from 'node:child_process'
import { requireNode } from '../engine/bin/require-node.mjs'

requireNode()
const { installPackages, provide, requireChromium, ROOT } = await import('./lib/install.mjs')
installPackages()
const [first, ...others] = process.argv.slice(2)
const only = first === 'unit' || first === 'browser' ? first : undefined
const extra = only ? others : process.argv.slice(2)
const failed = []
const step = (name, command, args, env = {}) => {
  console.log(`— ${name}`)
  if (spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status !== 0) failed.push(name)
}
if (only !== 'browser') {
  const servers = provide(['nginx', 'brotli', 'apache', 'openssl', 'rsync'], 'The hosting tests need', { isOptional: true })
  if (servers === 'missing') process.exit(1)
  step('unit tests', 'node_modules/.bin/vitest', ['run', ...extra])
}
if (only !== 'unit') {
  const chromium = requireChromium()
  const build = ['engine/bin/docs.mjs', 'build', 'site', '--quiet']
  step('build for the tests', process.execPath, [...build, '--out=site/dist-test'])
  step('build with the navigator off', process.execPath, [...build, '--out=site/dist-test-plain', '--no-navigator'])
  step('build with a base URL', process.execPath, [...build, '--out=site/dist-test-base', '--base=/manual/'])
  step('build with hash URLs', process.execPath, [...build, '--out=site/dist-test-hash', '--base=/manual/', '--hash-urls'])
  step('browser tests', 'node_modules/.bin/playwright', ['test', '--config', 'e2e/playwright.config.ts', ...extra], {
    CHROMIUM: chromium,
  })
}
console.log(failed.length === 0 ? 'All tests passed.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
