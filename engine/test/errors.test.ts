import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The texts of all files below a folder whose paths match. */
function readAll(folder: string, wanted: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => wanted.test(path))
    .map((path) => readFileSync(path, 'utf8'))
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** All codes that the engine raises, as its sources write them. */
function raisedCodes(): string[] {
  const sources = readAll('engine/src', /(?<!\.test)\.tsx?$/)
  const codes = sources.flatMap((text) => [
    ...matches(text, /\bcode: '([a-z0-9-]+)'/g),
    // Small helpers take the code first.
    ...matches(text, /\b(?:error|fault|report|broken)\(\s*'([a-z0-9]+(?:-[a-z0-9]+)+)'/g),
  ])
  // A schema's faults have a prefix of their own and say whether key or value is wrong; `custom` belongs to the schema library.
  const prefixes = sources.flatMap((text) => matches(text, /\bcode: '([a-z0-9-]+)',\s+at(?:: [^\n]*?)?,\s+whole/g))
  const made = [...prefixes.flatMap((prefix) => [`${prefix}-key`, `${prefix}-value`]), 'broken-link', 'broken-anchor']
  const own = codes.filter((code) => code !== 'custom' && (code === 'versions-file' || !prefixes.includes(code)))
  // Those of versions.json are all raised as `versions-file`.
  return [...new Set([...own, ...made])].filter((code) => !code.startsWith('versions-file-')).sort()
}

const listed = matches(readFileSync(join(ROOT, 'docs/errors.md'), 'utf8'), /^\| ((?:`[a-z0-9-]+`(?:, )?)+)/gm).flatMap((cell) =>
  matches(cell, /`([a-z0-9-]+)`/g),
)

test('every error that the engine raises is explained in docs/errors.md, and nothing else is', () => {
  expect([...listed].sort()).toEqual(raisedCodes())
})

test('every error is raised in some test', () => {
  const tests = [...readAll('engine', /\.test\.tsx?$/), ...readAll('e2e', /\.spec\.ts$/)].join('\n')
  expect(listed.filter((code) => !new RegExp(`\\b${code}\\b`).test(tests))).toEqual([])
})
