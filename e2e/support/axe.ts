import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Tags or ids of axe rules. */
export type Rules = readonly string[]

export const STANDARDS: Rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Loads axe into a page. The content security policy of the page does not apply to `evaluate`. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(AXE)
}

/** Rules that fail, with the elements. Axe must have been loaded. */
export async function findings(page: Page, runOnly: Rules = STANDARDS): Promise<string[]> {
  const results = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run(context: Document, options: object): Promise<AxeResults> } }
    // Pages have no frames, and no rule that runs here reads style sheets.
    return axe.run(document, { runOnly, resultTypes: ['violations'], preload: false, iframes: false })
  }, runOnly)
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
