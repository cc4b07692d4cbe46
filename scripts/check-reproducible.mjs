// Fails unless two builds of the same commit are byte-identical, with and without --release. The builds run in different folders, at
// different times, in different time zones and locales, with a different order of directory entries and a different number of processors, and one
// of them with the newest supported version of Node.js.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { installPackages, ROOT } from './lib/install.mjs'
import { installNewestNode } from './lib/newest-node.mjs'

installPackages()

/** Folder, Node.js, and environment of each build. */
const ENVIRONMENTS = [
  ['a', process.execPath, { TZ: 'America/Los_Angeles', LC_ALL: 'C' }],
  [
    'a/longer/path/b',
    installNewestNode() ?? process.execPath,
    {
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'tr_TR.UTF-8',
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'lib/elsewhere.mjs'))}`,
    },
  ],
]
/** Options of the builds. The second one starts with the cache and the output of the first. */
const BUILDS = { 'default build': [], release: ['--release'] }

const run = promisify(execFile)

const folder = mkdtempSync(join(tmpdir(), 'reproducible-'))

/** Hashes of all files in a folder, by path. */
function hashes(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [relative(root, path), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}

/** Runs all builds in a clone and returns their hashes. Rejects with the output of a build that fails. */
async function buildAt([name, node, env]) {
  const clone = join(folder, name, 'repository')
  await run('git', ['clone', '-q', ROOT, clone])
  await cp(join(ROOT, 'node_modules'), join(clone, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  const results = []
  for (const options of Object.values(BUILDS)) {
    const command = ['engine/bin/docs.mjs', 'build', 'site', '--quiet', ...options]
    await run(node, command, { cwd: clone, env: { ...process.env, ...env } })
    results.push(hashes(join(clone, 'site/dist')))
  }
  return results
}

try {
  for (const [, node] of ENVIRONMENTS) console.log(`Building with Node.js ${(await run(node, ['--version'])).stdout.trim()}`)
  const [first, second] = await Promise.all(ENVIRONMENTS.map(buildAt))
  Object.keys(BUILDS).forEach((build, i) => {
    const paths = [...new Set([...first[i].keys(), ...second[i].keys()])]
    const different = paths.filter((path) => first[i].get(path) !== second[i].get(path))
    for (const path of different.slice(0, 20)) console.error(`${build}: ${path} differs`)
    console.log(
      different.length === 0
        ? `${build}: ${paths.length} files are identical.`
        : `${build}: ${different.length} of ${paths.length} files differ.`,
    )
    if (different.length > 0) process.exitCode = 1
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
