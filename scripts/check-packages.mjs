// `npm run check`, step "packages": every package of every lockfile has a hash, runs nothing when it is installed and comes under a licence that is
// fine; those of the product have versions that fit; docs/dependencies.md names the direct ones. Prints how many come under which licence.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/install.mjs'
import { countLicences, lintDependencyList, lintLockfile, lintLockfileSize } from './lib/package-rules.mjs'

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const LOCKFILES = ['', 'bench/', 'python/pictures/', 'python/services/azurite/'].map((folder) => `${folder}package-lock.json`)

const found = LOCKFILES.flatMap((file) => {
  const lockfile = JSON.parse(read(file))
  console.log(`${file}: ${countLicences(lockfile)}.`)
  return lintLockfile(lockfile).map((finding) => `${file}: ${finding}.`)
})

const { packages } = JSON.parse(read('package-lock.json'))
found.push(...lintLockfileSize({ packages }).map((finding) => `package-lock.json: ${finding}.`))
const names = ['', ...JSON.parse(read('package.json')).workspaces].flatMap((folder) => {
  const { dependencies, devDependencies } = JSON.parse(read(join(folder, 'package.json')))
  return Object.keys({ ...dependencies, ...devDependencies })
})
const licenceOf = (name) => packages[`node_modules/${name}`]?.license
found.push(
  ...lintDependencyList(read('docs/dependencies.md'), [...new Set(names)], licenceOf).map(
    (finding) => `docs/dependencies.md: ${finding}.`,
  ),
)

// Versions that do not fit those who ask for them, as npm finds them: on another system than the one the lockfile was written on they would be installed.
const npm = spawnSync('npm', ['ls', '--package-lock-only', '--all', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
if (npm.error) throw npm.error
found.push(...(JSON.parse(npm.stdout).problems ?? []).map((problem) => `package-lock.json: ${problem}.`))

for (const line of found) console.error(line)
console.log(found.length === 0 ? 'The packages are in order.' : `${found.length} findings on packages.`)
process.exitCode = found.length === 0 ? 0 : 1
