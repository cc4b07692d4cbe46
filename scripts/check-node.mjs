// Runs the unit tests whose results can depend on the version of Node.js with the newest one that the site supports.
// scripts/check-reproducible.mjs compares the site that it builds.
import { execFileSync } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { installPackages, run } from './lib/install.mjs'
import { installNewestNode } from './lib/newest-node.mjs'

/** Folders and files of tests. Of those that run whole commands, these use the most of Node.js: files, images, processes, and servers. */
const TESTS = [
  'engine/bin',
  'engine/src',
  'engine/test/dev',
  'engine/test/hostile-requests',
  'engine/test/images',
  'engine/test/interruptions',
  'engine/test/social-cards',
  'scripts',
  'site',
  'smoke',
  'bench',
]

installPackages()
const node = installNewestNode()
if (node === undefined) {
  console.log(`Skipped: tools/node has no package of Node.js for ${process.platform} on ${process.arch}.`)
} else {
  console.log(`Unit tests with Node.js ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`)
  // Commands that the tests start find the same version.
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH }
  run(node, ['node_modules/vitest/vitest.mjs', 'run', ...TESTS], { env })
}
