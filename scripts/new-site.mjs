// `npm run new-site -- <folder>`: copies `examples/minimal` into a new folder, with this repository's engine as its dependency. See docs/new-site.md.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { ROOT } from './lib/install.mjs'

const EXAMPLE = join(ROOT, 'examples/minimal')
/** What a build or an installation adds to the example. */
const ADDED = /^(node_modules|dist.*|\.cache|package-lock\.json)$/

const [given] = process.argv.slice(2)
if (given === undefined) fail('The folder of the new site is missing.', 'For example: npm run new-site -- ../widget-docs')
// npm runs scripts in the root of the repository; the folder is relative to where the command was entered.
const folder = resolve(process.env.INIT_CWD ?? '.', given)
if (existsSync(folder) && readdirSync(folder).length > 0)
  fail(`${folder} is not empty.`, 'Choose a folder that is empty or does not exist.')
const pathFrom = (from, to) => relative(from, to).split(sep).join('/')
cpSync(EXAMPLE, folder, { recursive: true, filter: (path) => !ADDED.test(basename(path)) })
const file = join(folder, 'package.json')
const manifest = JSON.parse(readFileSync(file, 'utf8'))
manifest.name = packageName(basename(folder)) || manifest.name
manifest.dependencies['docs-engine'] = `file:${pathFrom(folder, join(ROOT, 'engine'))}`
writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`)
console.log(
  `Created a site in ${folder}.\n\n  cd ${pathFrom(process.env.INIT_CWD ?? process.cwd(), folder) || '.'}\n  npm install\n  npm run dev\n`,
)
console.log('What to do next is described in docs/new-site.md.')

/** A name that npm accepts. */
function packageName(name) {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

function fail(problem, hint) {
  console.error(`${problem}\n  ${hint}`)
  process.exit(1)
}
