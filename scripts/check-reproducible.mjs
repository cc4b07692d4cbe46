// Two builds of one tree in two folders must be the same byte for byte: no clock, no path, no order of a folder in the output.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { installPackages, ROOT } from './lib/install.mjs'

installPackages()
const folder = mkdtempSync(join(tmpdir(), 'reproducible-'))

/** Path → hash of every file of a folder. */
function hashes(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [relative(root, path), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}

try {
  const [here, there] = ['a', 'a/longer/path/b'].map((name) => {
    const clone = join(folder, name, 'repository')
    execFileSync('git', ['clone', '-q', ROOT, clone], { stdio: 'inherit' })
    cpSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'), { recursive: true, verbatimSymlinks: true })
    execFileSync(process.execPath, ['engine/bin/docs.mjs', 'build', 'site', '--quiet'], { cwd: clone, stdio: 'inherit' })
    return hashes(join(clone, 'site/dist'))
  })
  const different = [...new Set([...here.keys(), ...there.keys()])].filter((path) => here.get(path) !== there.get(path))
  for (const path of different.slice(0, 20)) console.error(`differs: ${path}`)
  console.log(
    different.length === 0
      ? `${here.size} files are the same in both folders.`
      : `${different.length} of ${here.size} files differ.`,
  )
  process.exitCode = different.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
