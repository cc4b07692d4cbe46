import type { Page } from '@playwright/test'
import { findings, loadAxe, type Rules, STANDARDS } from './support/axe'
import { openPage } from './support/open-page'
import { KINDS, testedRoutes } from './support/routes'
import { expect, test } from './support/test'

/** Rules whose result depends on the color mode. */
const COLORS: Rules = ['color-contrast', 'link-in-text-block']
/** Rules whose result depends on the space that an element has. */
const LAYOUT: Rules = ['target-size', 'scrollable-region-focusable']

/** All rules run once for each layout: the narrow one at 390 px, the wide one at 1440 px in the tests of each page. */
const WIDTHS = [
  [320, LAYOUT],
  [390, STANDARDS],
  [996, LAYOUT],
  [997, LAYOUT],
] as const

/** Opens a page, waits until scripts have completed it, and loads axe into it. */
async function open(page: Page, route: string): Promise<void> {
  await openPage(page, route)
  await loadAxe(page)
}

const setMode = (page: Page, mode: string) =>
  page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode)

test.describe('no accessibility violations', () => {
  for (const route of [...testedRoutes(), KINDS['not found'] ?? '']) {
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
      for (const [width, rules] of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        // Scripts react to the new size in the next frame.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        expect(await findings(page, rules), `${width} px`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, `${width} px: horizontal overflow`).toBeLessThanOrEqual(0)
      }
    })
  }
})
