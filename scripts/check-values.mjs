// Checks that pages insert shared facts, such as release numbers, with <Value name="…" /> instead of repeating them. The values are defined
// in site/versions.json; scripts/prose/values.json contains a pattern to find each of them. Upper bounds and the releases in the details of
// the badge must match the tested environment, and the releases of other programs the lock files of the tutorials. Release notes are exempt.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  findLiterals,
  findWrongBounds,
  findWrongReleases,
  findWrongTestedValues,
  findWrongTutorialReleases,
} from './lib/find-literals.mjs'
import { ROOT } from './lib/install.mjs'

const RELEASE_NOTES = ['current/oss/changelog.md', '0.18/oss/changelog.md', '0.18/migration.json']

const read = (path) => readFileSync(join(ROOT, path), 'utf8')
const patterns = JSON.parse(read('scripts/prose/values.json'))
let count = 0
const report = (message) => {
  console.error(message)
  count++
}
for (const { name, values, testedWith } of JSON.parse(read('site/versions.json'))) {
  const folder = `site/content/${name}`
  for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:md|json)$/.test(file) || RELEASE_NOTES.includes(`${name}/${file}`)) continue
    for (const { line, found, value } of findLiterals(file, read(`${folder}/${file}`), values, patterns)) {
      report(`${folder}/${file}:${line}: “${found}” → <Value name="${value}" />`)
    }
  }
  const { environment } = JSON.parse(read(`site/snippets/${name}/results.json`))
  for (const problem of [
    ...findWrongBounds(values, read(`python/environments/${name}/requirements.in`), patterns),
    ...findWrongReleases(testedWith, read(`python/environments/${name}/requirements.txt`), environment.python),
    ...findWrongTestedValues(values, testedWith, patterns),
    ...findWrongTutorialReleases(values, patterns, (tutorial) =>
      read(`python/tutorials/environments/${tutorial}/requirements.txt`),
    ),
  ]) {
    report(`site/versions.json: version ${name}: ${problem}`)
  }
}
console.log(count === 0 ? 'No page repeats a shared value.' : `${count} values to replace.`)
process.exitCode = count === 0 ? 0 : 1
