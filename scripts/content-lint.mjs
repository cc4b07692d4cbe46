// `npm run check`, step "form of the texts": what every page keeps to, read from the Markdown copies of a build: one title, a lead sentence, headings
// in order, no sentence over 30 words, a description of at most 160 characters.
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
else console.log(count === 0 ? `The form of ${files.length} pages is in order.` : `${count} findings on ${files.length} pages.`)
process.exitCode = count > 0 || files.length === 0 ? 1 : 0
