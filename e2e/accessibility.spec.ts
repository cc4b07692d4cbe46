import type { Page } from '@playwright/test'
import { findings, loadAxe, type Rules, STANDARDS } from './support/axe'
import { openPage } from './support/open-page'
import { KINDS, testedRoutes } from './support/routes'
import { expect, test } from './support/test'

/** Rules whose result depends on the color mode. */
const COLORS: Rules = ['color-contrast', 'link-in-text-block']
/** Rules whose result depends on the space that an element has. */
const LAYOUT: Rules = ['target-size', 'scrollable-region-focusable']

/** The other rules depend on the document and on the elements that are visible: in columns, and in the mobile layout. */
const WIDTHS: readonly [width: number, light: Rules, dark?: Rules][] = [
  [1440, STANDARDS, COLORS],
  [997, LAYOUT],
  [996, LAYOUT],
  [390, LAYOUT],
  [320, STANDARDS, COLORS],
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

/** Checks the page that is open at these widths, in both modes. */
async function check(page: Page, widths: typeof WIDTHS): Promise<void> {
  for (const [width, light, dark] of widths) {
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
}

test.describe('no accessibility violations', () => {
  const kinds = new Set(process.env.ALL_PAGES ? testedRoutes() : Object.values(KINDS))
  for (const route of [...testedRoutes(), KINDS['not found'] ?? '']) {
    test(`on ${route} ${kinds.has(route) ? 'at every width' : 'in both modes'}`, async ({ sharedPage: page }) => {
      await open(page, route)
      await check(page, kinds.has(route) ? WIDTHS : WIDTHS.slice(0, 1))
    })
  }
})
