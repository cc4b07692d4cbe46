// docs/specification.json, the statements of the specification with where they stand in the project: every file and every test that it
// names is there, and a statement is either shown by tests or waits for something.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/install.mjs'

const LIST = 'docs/specification.json'
const { sections, statements } = JSON.parse(readFileSync(join(ROOT, LIST), 'utf8'))
const found = []
const texts = new Map()
const textOf = (file) => {
  if (!texts.has(file)) texts.set(file, existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined)
  return texts.get(file)
}

for (const { section, statement, in: places = [], shownBy = [], waitsFor } of statements) {
  const tell = (problem) => found.push(`${LIST}: "${statement}" ${problem}`)
  if (!(section in sections)) tell(`is of no section ("${section}").`)
  if (shownBy.length > 0 === (waitsFor !== undefined)) tell('must be shown by tests, or wait for something.')
  for (const place of places) if (!existsSync(join(ROOT, place))) tell(`stands in ${place}, which does not exist.`)
  for (const { file, test } of shownBy) {
    const text = textOf(file)
    if (text === undefined) tell(`is shown by ${file}, which does not exist.`)
    else if (!text.includes(test)) tell(`is shown by "${test}", which ${file} does not have.`)
  }
}

const waiting = statements.filter(({ waitsFor }) => waitsFor !== undefined)
for (const line of found) console.error(line)
console.log(
  found.length === 0
    ? `${statements.length - waiting.length} statements of the specification are shown by tests, ${waiting.length} wait.`
    : `${found.length} faults in ${LIST}.`,
)
process.exitCode = found.length === 0 ? 0 : 1
