import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/install.mjs'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const json = (file: string) => JSON.parse(read(file))

/** Runs a script as if Node.js had another version. */
function runOn(version: string, script: string) {
  const replaceVersion = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const preload = `data:text/javascript,${encodeURIComponent(replaceVersion)}`
  return spawnSync(process.execPath, ['--import', preload, join(ROOT, script)], { encoding: 'utf8' })
}
const REQUIRE_NODE = 'engine/bin/require-node.mjs'
/** Requires a supported version without running a command. */
const INSTALL = 'scripts/lib/install.mjs'

test.each(['16.0.0', '18.20.8', '20.18.1', '21.7.3', '22.15.1', '23.11.0', '24.11.1', '25.2.1'])(
  'Node.js %s is rejected, with the versions to install',
  (version) => {
    const { status, stderr } = runOn(version, INSTALL)
    expect(stderr).toBe(
      `Node.js ${version} isn't supported.\n  Install Node.js 20.19+, 22.16+, 24.12+, or 26+, and run the command again.\n`,
    )
    expect(status).toBe(1)
  },
)

test.each(['20.19.0', '20.20.2', '22.16.0', '24.12.0', '26.0.0', '27.1.0', '28.0.0-nightly20271103'])(
  'Node.js %s is supported',
  (version) => {
    expect(runOn(version, INSTALL)).toMatchObject({ status: 0, stderr: '' })
  },
)

test.each([
  'engine/bin/docs.mjs',
  'scripts/start.mjs',
  'scripts/test.mjs',
  'scripts/check.mjs',
  'scripts/ci.mjs',
  'bench/run.mjs',
])('%s rejects an unsupported version before it does anything else', (script) => {
  expect(runOn('18.20.8', script)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/^Node\.js 18/) })
})

test('package.json, the README, .nvmrc, and the version that CI installs agree', async () => {
  const { SUPPORTED_NODE } = await import(join(ROOT, REQUIRE_NODE))
  expect(json('package.json').engines).toEqual(json('engine/package.json').engines)
  expect(read('README.md')).toContain(`You need Node.js ${SUPPORTED_NODE}.`)
  const [newest] = [...new Set(Object.values<string>(json('tools/node/package.json').optionalDependencies))]
  expect(newest?.split('.')[0]).toBe(read('.nvmrc').trim())
  expect(SUPPORTED_NODE).toMatch(new RegExp(`or ${read('.nvmrc').trim()}\\+$`))
})
