// Checks docs/specification.json for `npm run check`: it must list all statements of the specification, each with the tests that cover it,
// and all listed tests must exist and run.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/install.mjs'
import { lintSpecification } from './lib/specification-rules.mjs'
import { testTitles } from './lib/test-titles.mjs'

const LIST = 'docs/specification.json'
const titles = new Map()
const titlesOf = (file) => {
  if (!existsSync(join(ROOT, file))) return undefined
  if (!titles.has(file)) titles.set(file, testTitles(file, readFileSync(join(ROOT, file), 'utf8')))
  return titles.get(file)
}

const specification = JSON.parse(readFileSync(join(ROOT, LIST), 'utf8'))
const found = lintSpecification(specification, titlesOf)
for (const line of found) console.error(`${LIST}: ${line}`)
console.log(
  found.length === 0
    ? `${specification.statements.length} statements of the specification are covered by tests.`
    : `${found.length} problems in ${LIST}.`,
)
process.exitCode = found.length === 0 ? 0 : 1
