// Checks for `npm run check` that the engine doesn't mention the product that this repository documents, or the paragraphs of its specification.
// Product names, routes and integrations belong in the site; a constant is explained by its reason and unit.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './lib/install.mjs'

const WORDS = new RegExp(
  [
    'great[ _-]?expectations',
    '\\bgx\\b|\\bgx_|_gx\\b',
    'docs/(?:core|cloud|oss)\\b|/(?:core|cloud|oss)/|core/introduction',
    'data[ _]contexts?\\b|data[ _]docs\\b|\\bcheckpoints?\\b|expectation[ _]suites?|validation[ _]definitions?|batch[ _]definitions?',
    'airflow|snowflake|databricks|bigquery|redshift',
    'docusaurus|docsearch',
    'specification §|of the specification\\b',
  ].join('|'),
  'i',
)

const isSource = (name) => /\.(tsx?|mjs|css|json)$/.test(name) && !/\.test\.\w+$/.test(name)
const found = []
for (const folder of ['engine/src', 'engine/bin']) {
  for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isSource(entry.name) || entry.parentPath.endsWith('golden')) continue
    const path = join(entry.parentPath, entry.name)
    const lines = readFileSync(path, 'utf8').split('\n')
    for (const [i, line] of lines.entries()) {
      const word = WORDS.exec(line)?.[0]
      if (word) found.push(`${relative(ROOT, path)}:${i + 1}: "${word}"`)
    }
  }
}
if (found.length > 0) {
  console.error(`The engine contains product-specific words:\n${found.map((line) => `  ${line}`).join('\n')}`)
  console.error('Move product-specific code to site/, as a setting or a plugin. Use neutral names in examples.')
  process.exitCode = 1
}
