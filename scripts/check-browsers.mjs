// Checks for `npm run check` that styles, scripts and components only use features that all browsers in supported-browsers.json support, or that
// docs/browsers.md describes with what happens in browsers without them.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintBrowserDocument, lintFeatures, scriptFeatures, styleFeatures } from './lib/browser-features.mjs'
import { ROOT } from './lib/install.mjs'

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const browsers = JSON.parse(read('engine/src/site/supported-browsers.json'))
const document = read('docs/browsers.md')

/** Components that render on the server: only their elements reach browsers. */
const isServer = (file) => !/\.(browser|island)\.tsx?$/.test(file)
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--', 'engine/src', 'site']
const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(join(ROOT, file)))
const sources = files.map((file) => {
  if (file.endsWith('.css')) return { file, uses: styleFeatures(read(file)), declared: new Set() }
  const { uses, declared } = scriptFeatures(read(file))
  return { file, declared, uses: isServer(file) ? uses.filter(({ feature }) => feature.startsWith('html.')) : uses }
})
const problems = [...lintFeatures(sources, browsers, document), ...lintBrowserDocument(document, browsers)]
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0
    ? 'All features of browsers have a fallback or are supported.'
    : `${problems.length} problems with features of browsers.`,
)
process.exitCode = problems.length === 0 ? 0 : 1
