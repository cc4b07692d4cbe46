import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { builtRoutes, KINDS } from './support/routes'
import { expect, test } from './support/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const MODES = ['light', 'dark'] as const
const WIDTHS = [320, 390, 996, 997, 1440]

/** Rules of WCAG 2.2 AA that fail, with the elements. Evaluated outside the page's policy, so scripts may be off. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(context: Document, options: object): Promise<AxeResults> } }
    return axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  })
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

const setMode = (page: Page, mode: string) =>
  page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode)

test.describe('no accessibility finding', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'the documents are the same with scripts off')
  for (const route of builtRoutes()) {
    test(`on ${route} in both modes`, async ({ page }) => {
      await page.goto(route)
      for (const mode of MODES) {
        await setMode(page, mode)
        expect(await findings(page), mode).toEqual([])
      }
    })
  }
  for (const [kind, route] of Object.entries(KINDS)) {
    test(`on a ${kind} page at every width`, async ({ page }) => {
      await page.goto(route)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findings(page), `${width} px`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, `${width} px: nothing sticks out to the side`).toBeLessThanOrEqual(0)
      }
    })
  }
})
