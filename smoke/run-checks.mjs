import { Hang, Page } from './page.mjs'

/**
 * A check. It fails if it throws, or if a document has an error, a policy violation, or a message in the console.
 * @typedef {object} Check
 * @property {string} title
 * @property {(page: Page, site: { disconnect(): Promise<void>, connect(): Promise<void> }) => Promise<void>} run
 * @property {{ width: number, height: number }} [size] of the viewport
 * @property {boolean} [limited] also runs in browsers that lack features
 */

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 800 }

/**
 * Runs checks in one browser, one after the other. If the browser hangs, the remaining checks don't run.
 * @param {{ name: string, isLimited: boolean, start: () => Promise<import('./page.mjs').Driver> }} browser
 * @param {Check[]} all
 * @param {{ line(text: string): void, screenshot(name: string, image: Uint8Array): string }} report
 * @returns {Promise<number>} the number of checks that failed or didn't run
 */
export async function runChecks(browser, all, site, report) {
  const checks = browser.isLimited ? all.filter(({ limited }) => limited) : all
  if (checks.length === 0) return 0
  const started = Date.now()
  const driver = await browser.start()
  const page = new Page(driver, site.origin)
  let passed = 0
  let hung = false
  for (const { title, run, size = DESKTOP } of checks) {
    const before = Date.now()
    const problem = await findProblem(page, () => run(page, site), size)
    const time = `${((Date.now() - before) / 1000).toFixed(1)} s`
    if (problem === undefined) {
      passed++
      report.line(`  ✓ ${title} (${time})`)
      continue
    }
    report.line(`  ✗ ${title} (${time})\n      ${problem.message.replaceAll('\n', '\n      ')}`)
    hung = problem instanceof Hang
    if (hung) break
    const image = await page.screenshot().catch(() => undefined)
    if (image) report.line(`      Screenshot: ${report.screenshot(`${browser.name} ${title}`, image)}`)
  }
  if (hung) driver.kill()
  else await driver.close()
  const rest = hung ? `; the rest didn't run, because the browser doesn't respond` : ''
  const seconds = Math.round((Date.now() - started) / 1000)
  report.line(`${browser.name}: ${passed} of ${checks.length} checks passed in ${seconds} s${rest}.`)
  return checks.length - passed
}

async function findProblem(page, run, size) {
  try {
    await page.reset(size)
    await run()
    const problems = await page.problems()
    return problems.length === 0 ? undefined : new Error(problems.join('\n'))
  } catch (error) {
    return error
  }
}
