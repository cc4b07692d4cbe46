// Runs the unit tests with the newest Node.js that the site supports. scripts/check-reproducible.mjs compares the site that it builds.
import { execFileSync } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { installPackages, run } from './lib/install.mjs'
import { installNewestNode } from './lib/newest-node.mjs'

installPackages()
const node = installNewestNode()
if (node === undefined) {
  console.log(`Skipped: tools/node has no package of Node.js for ${process.platform} on ${process.arch}.`)
} else {
  console.log(`Unit tests with Node.js ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`)
  // Commands that the tests start find the same version.
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH }
  run(node, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], { env })
}
