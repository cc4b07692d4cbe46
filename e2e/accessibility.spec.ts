import type { Page } from '@playwright/test'
import { findings, loadAxe, type Rules, STANDARDS } from './support/axe'
import { openPage } from './support/open-page'
import { KINDS, testedRoutes } from './support/routes'
import { expect, test } from './support/test'

/** Rules whose result depends on the color mode. */
const COLORS: Rules = ['color-contrast', 'link-in-text-block']
/** Rules whose result depends on the space that an element has. */
const LAYOUT: Rules = ['target-size', 'scrollable-region-focusable']

/** At 1440 px, all rules run in the tests of each page. */
const WIDTHS: readonly [width: number, light: Rules, dark?: Rules][] = [
  [320, STANDARDS, COLORS],
  [390, STANDARDS, COLORS],
  [996, LAYOUT],
  [997, LAYOUT],
]

/** Opens a page, waits until scripts have completed it, and loads axe into it. */
async function open(page: Page, route: string): Promise<void> {
  await openPage(page, route)
  // The browser would measure content far outside of the viewport with the width that it had before.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.prose > * { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await nextFrames(page)
  await loadAxe(page)
}

/** Scripts react to a new layout in the next frame. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

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
  const pages = process.env.ALL_PAGES ? testedRoutes().map((route) => [route, route] as const) : Object.entries(KINDS)
  for (const [name, route] of pages) {
    test(`on a ${name} page at every width`, async ({ sharedPage: page }) => {
      await open(page, route)
      for (const [width, light, dark] of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await nextFrames(page)
        expect(await findings(page, light), `${width} px`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, `${width} px: horizontal overflow`).toBeLessThanOrEqual(0)
        if (!dark) continue
        await setMode(page, 'dark')
        expect(await findings(page, dark), `${width} px, dark`).toEqual([])
        await setMode(page, 'light')
      }
    })
  }
})
