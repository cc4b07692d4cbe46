// Checks the lockfiles for `npm run check`: every package has a hash, no install script and an allowed license, the versions satisfy the ranges of
// package.json, and docs/dependencies.md lists the direct dependencies. Prints the number of packages per license.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/install.mjs'
import { countLicenses, lintDependencyList, lintLockfile, lintLockfileSize } from './lib/package-rules.mjs'

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const LOCKFILES = ['', 'bench/', 'mcp/', 'smoke/', 'python/pictures/', 'python/services/azurite/', 'tools/node/'].map(
  (folder) => `${folder}package-lock.json`,
)

const found = LOCKFILES.flatMap((file) => {
  const lockfile = JSON.parse(read(file))
  console.log(`${file}: ${countLicenses(lockfile)}.`)
  return lintLockfile(lockfile).map((finding) => `${file}: ${finding}.`)
})

const { packages } = JSON.parse(read('package-lock.json'))
found.push(...lintLockfileSize({ packages }).map((finding) => `package-lock.json: ${finding}.`))
const names = ['', ...JSON.parse(read('package.json')).workspaces].flatMap((folder) => {
  const { dependencies, devDependencies } = JSON.parse(read(join(folder, 'package.json')))
  return Object.keys({ ...dependencies, ...devDependencies })
})
const licenseOf = (name) => packages[`node_modules/${name}`]?.license
found.push(
  ...lintDependencyList(read('docs/dependencies.md'), [...new Set(names)], licenseOf).map(
    (finding) => `docs/dependencies.md: ${finding}.`,
  ),
)

// npm reports versions in the lockfile that do not satisfy the ranges of package.json.
const npm = spawnSync('npm', ['ls', '--package-lock-only', '--all', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
if (npm.error) throw npm.error
found.push(...(JSON.parse(npm.stdout).problems ?? []).map((problem) => `package-lock.json: ${problem}.`))

for (const line of found) console.error(line)
console.log(found.length === 0 ? 'All packages are valid.' : `${found.length} problems with packages.`)
process.exitCode = found.length === 0 ? 0 : 1
