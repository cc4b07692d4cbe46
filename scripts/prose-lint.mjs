// Checks the language of everything that people read: pages, data with texts, interface texts, errors, documents, and comments of snippets.
//   node scripts/prose-lint.mjs              fails if there are findings
//   node scripts/prose-lint.mjs <path> …     only files whose path contains one of these
//   node scripts/prose-lint.mjs --report     counts the findings per file and never fails
// A finding has the file and line, the phrase and its replacement. The phrases are in scripts/prose/phrases.json.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/install.mjs'
import { compilePhrases, lintProse } from './lib/lint-prose.mjs'

/** Files that readers, authors and operators read, as Git pathspecs. */
const FILES = [
  ':(glob)*.md',
  ':(glob)docs/**/*.md',
  'site/content',
  'site/expectations',
  ':(glob)site/api/**/*.yaml',
  'site/pages',
  'site/components',
  'site/islands',
  'site/sidebars',
  ':(glob)site/*.ts',
  ':(glob)site/*.json',
  'site/snippets/**/*.py',
  'engine/src/common/texts',
  'engine/src/model/errors/codes.json',
  ':!site/snippets/fingerprint.json',
]

const args = process.argv.slice(2)
const filters = args.filter((arg) => !arg.startsWith('--'))
const phrases = compilePhrases(JSON.parse(readFileSync(join(ROOT, 'scripts/prose/phrases.json'), 'utf8')))
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...FILES], {
  cwd: ROOT,
  encoding: 'utf8',
})
const files = listed
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)) && (filters.length === 0 || filters.some((part) => file.includes(part))))

const report = args.includes('--report')

let count = 0
for (const file of files) {
  const findings = lintProse(file, readFileSync(join(ROOT, file), 'utf8'), phrases)
  if (report && findings.length > 0) console.log(`${file}: ${findings.length}`)
  else for (const { line, found, write } of findings) console.log(`${file}:${line}: “${found}” → ${write}`)
  count += findings.length
}
console.log(`${count === 0 ? 'No' : count} phrases to replace in ${files.length} files.`)
if (count > 0 && !report) process.exitCode = 1
