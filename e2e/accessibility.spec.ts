import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { KINDS, testedRoutes } from './support/routes'
import { expect, test } from './support/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WIDTHS = [320, 390, 996, 997, 1440]

type Rules = readonly string[]

const STANDARDS: Rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What the color mode can change. */
const COLORS: Rules = ['color-contrast', 'link-in-text-block']

/** Opens a page with axe in it, which is evaluated outside the page's policy. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await page.evaluate(AXE)
}

/** Rules of WCAG 2.2 AA that fail, with the elements. */
async function findings(page: Page, runOnly: Rules = STANDARDS): Promise<string[]> {
  const results = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run(context: Document, options: object): Promise<AxeResults> } }
    return axe.run(document, { runOnly, resultTypes: ['violations'] })
  }, runOnly)
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

const setMode = (page: Page, mode: string) =>
  page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode)

test.describe('no accessibility finding', () => {
  for (const route of testedRoutes()) {
    test(`on ${route} in both modes`, async ({ sharedPage: page }) => {
      await open(page, route)
      expect(await findings(page), 'light').toEqual([])
      await setMode(page, 'dark')
      expect(await findings(page, COLORS), 'dark').toEqual([])
    })
  }
  for (const [kind, route] of Object.entries(KINDS)) {
    test(`on a ${kind} page at every width`, async ({ sharedPage: page }) => {
      await open(page, route)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findings(page), `${width} px`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, `${width} px: nothing sticks out to the side`).toBeLessThanOrEqual(0)
      }
    })
  }
})
