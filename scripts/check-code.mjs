// Checks scripts and notebooks that were written for the old release:
//   npm run check-code -- path/to/project        # folders and files (.py, .ipynb)
//   npm run check-code -- path --format=markdown # with the replacements
// Prints each finding as file:line:column. Exits with 1 if code must change, and with 2 if a path doesn't exist.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadChecker } from './lib/load-checker.mjs'

const IGNORED = /^(\.|node_modules$|__pycache__$|venv$|site-packages$)/

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string', default: 'lines' } },
})
const base = process.env.INIT_CWD ?? process.cwd()
const missing = positionals.filter((path) => !existsSync(resolve(base, path)))
if (positionals.length === 0 || missing.length > 0) {
  console.error(
    missing.length > 0 ? `Not found: ${missing.join(', ')}` : 'Usage: npm run check-code -- path/ [--format=markdown]',
  )
  process.exit(2)
}

/** The files below a path whose names have the right extension; a file itself in any case. */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = join(path, entry.name)
      if (entry.isDirectory()) return filesOf(file)
      return entry.isFile() && /\.(py|ipynb)$/.test(entry.name) ? [file] : []
    })
}

const { checkCode, writeMarkdown } = await loadChecker()
const counts = { certain: 0, possible: 0, works: 0 }
const files = positionals.flatMap((path) => filesOf(resolve(base, path)))
for (const file of files) {
  const name = relative(base, file) || file
  const result = checkCode(readFileSync(file, 'utf8'))
  if ('refusal' in result) {
    if (result.refusal !== 'empty' && result.refusal !== 'no-code') console.error(`${name}: not checked (${result.refusal})`)
    continue
  }
  for (const finding of result.findings) counts[finding.certainty]++
  if (values.format === 'markdown') {
    if (result.findings.length > 0) console.log(`# ${name}\n\n${writeMarkdown(result)}`)
    continue
  }
  for (const { line, column, cell, certainty, old, text, successors } of result.findings) {
    const place = cell ? `${name}:cell ${cell.number}:${cell.line}:${column}` : `${name}:${line}:${column}`
    const names = successors.length > 0 ? ` New: ${successors.join(', ')}.` : ''
    console.log(`${place}: ${certainty}: ${old}: ${text.replaceAll('`', '')}${names}`)
  }
}
console.log(
  `${files.length} files: ${counts.certain} certain, ${counts.possible} possible, ${counts.works} that work but aren't public.`,
)
process.exitCode = counts.certain > 0 ? 1 : 0
