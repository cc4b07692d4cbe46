// `npm test -- smoke [words]`: checks the built site in Firefox and WebKit. Words limit the checks to those with these words in their titles.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, provide, ROOT } from '../scripts/lib/install.mjs'

const words = process.argv.slice(2)
const needs = { Firefox: ['firefox'], WebKit: ['webkit', 'xvfb'] }
const found = Object.entries(needs).map(([engine, programs]) => ({
  engine,
  state: provide(programs, `The smoke tests in ${engine} need`, { isOptional: true }),
}))
if (found.some(({ state }) => state === 'missing')) process.exit(1)
const engines = found.filter(({ state }) => state === 'ready').map(({ engine }) => engine)
if (engines.length === 0) process.exit(0)
installPackages(import.meta.dirname)

const { CHECKS } = await import('./checks/index.mjs')
const { BROWSERS } = await import('./browsers.mjs')
const { runChecks } = await import('./run-checks.mjs')
const { startSite } = await import('./site.mjs')

const checks = CHECKS.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word.toLowerCase())))
if (checks.length === 0) {
  console.error(`No check has a title with the words "${words.join(' ')}".`)
  process.exit(1)
}
const screenshots = join(ROOT, 'test-results/smoke')
rmSync(screenshots, { recursive: true, force: true })
const report = {
  line: (text) => console.log(text),
  screenshot(name, image) {
    mkdirSync(screenshots, { recursive: true })
    const file = join(screenshots, `${name.replace(/\W+/g, '-')}.png`)
    writeFileSync(file, image)
    return file
  },
}
// Browsers and servers are ended on exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const site = await startSite('site/dist-test')
let failures = 0
try {
  for (const browser of BROWSERS.filter(({ engine }) => engines.includes(engine)))
    failures += await runChecks(browser, checks, site, report)
} finally {
  await site.stop()
}
process.exitCode = failures === 0 ? 0 : 1
