// Checks the style of all pages for `npm run check`, in the Markdown copies of a build: one title, a lead sentence, no skipped heading
// levels, and no sentence longer than 30 words.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { lintPage } from './lib/lint-page.mjs'

const folder = process.argv[2]
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
let count = 0
for (const file of files.sort()) {
  for (const finding of lintPage(readFileSync(join(folder, file), 'utf8'))) {
    console.error(`${relative('.', file)}: ${finding}`)
    count++
  }
}
if (files.length === 0) console.error(`There are no pages in ${folder}.`)
else
  console.log(count === 0 ? `No style problems on ${files.length} pages.` : `${count} style problems on ${files.length} pages.`)
process.exitCode = count > 0 || files.length === 0 ? 1 : 0
