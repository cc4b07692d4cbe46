// The rules between the workspaces: the site uses the engine through its package name only, the engine knows no site, and files that
// reach the browser (`*.browser.ts`, `*.island.tsx`) import nothing that stays on the server.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { ROOT } from './lib/install.mjs'

const shipped = (file) => /\.(browser|island)\.tsx?$/.test(file)
const found = []

function check(folder, rule) {
  for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\/(node_modules|\.cache|dist[^/]*)\//.test(path)) continue
    const text = readFileSync(path, 'utf8')
    for (const [, source] of text.matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)) {
      const target = source.startsWith('.') ? relative(ROOT, resolve(dirname(path), source)) : source
      const problem = rule(relative(ROOT, path), target, text)
      if (problem) found.push(`${relative(ROOT, path)}: ${problem} ("${source}")`)
    }
  }
}

check('engine/src', (file, target, text) => {
  if (target.startsWith('site/')) return 'the engine imports the site'
  const typeOnly = new RegExp(`import type [^']*'[^']*${target.split('/').pop()}'`).test(text)
  if (shipped(file) && !typeOnly && !/\.(browser|island)$/.test(target)) {
    if (file.endsWith('.browser.ts') || !/^react(-dom)?(\/|$)/.test(target))
      return 'a file that is shipped imports one that is not'
  }
})
check('site', (_, target) => {
  if (target.startsWith('engine/') || (target.startsWith('docs-engine/') && target !== 'docs-engine/islands'))
    return 'the site imports the inside of the engine'
})

for (const line of found) console.error(line)
console.log(found.length === 0 ? 'The workspaces keep to their boundaries.' : `${found.length} imports cross a boundary.`)
process.exitCode = found.length === 0 ? 0 : 1
