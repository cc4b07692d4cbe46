import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { emulateOlderBrowser, removeUnsupported } from './support/older-browser'
import { openPage } from './support/open-page'
import { KINDS } from './support/routes'
import { expect, test } from './support/test'
import { weakTexts } from './support/text-contrast'

const LIST = join(import.meta.dirname, '../engine/src/site/supported-browsers.json')
const { full, readable }: Record<'full' | 'readable', Record<string, string>> = JSON.parse(readFileSync(LIST, 'utf8'))
const GUIDE = '/docs/core/introduction/try_gx'
const TERMS = '/docs/core/introduction/gx_overview'
const TABS = '/docs/core/connect_to_data/sql_data/'

/** Opens a page in an older browser, and collects the errors of scripts. */
async function open(page: Page, route: string): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await emulateOlderBrowser(page, readable)
  await page.goto(route)
  return errors
}

for (const [kind, route] of Object.entries(KINDS))
  test(`an older browser shows the text of a page of the kind "${kind}" in both color modes`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const errors = await open(page, route)
    await expect(page.locator('main h1')).toBeVisible()
    for (const mode of ['dark', 'light']) {
      await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), mode)
      expect({ mode, weak: await weakTexts(page) }).toEqual({ mode, weak: [] })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(errors).toEqual([])
  })

test('an older browser switches the color mode', async ({ page }) => {
  await open(page, GUIDE)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.locator('.color-mode-toggle').click()
  await page.locator('html[data-theme="dark"]').waitFor()
  expect(await background()).toBe('rgb(14, 14, 34)')
  await page.emulateMedia({ media: 'print' })
  expect(await background()).toBe('rgb(255, 255, 255)')
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'an older browser with scripts' : 'an older browser without scripts', () => {
    test.use({ javaScriptEnabled })

    test('shows the content of all tabs with their names', async ({ page }) => {
      await open(page, TABS)
      const panels = page.locator('.tab-panel')
      expect(await panels.count()).toBeGreaterThan(10)
      const hidden = await panels.evaluateAll((all: HTMLElement[]) =>
        all
          .filter((panel) => panel.offsetHeight === 0 || getComputedStyle(panel, '::before').content !== `"${panel.ariaLabel}"`)
          .map((panel) => panel.ariaLabel),
      )
      expect(hidden).toEqual([])
    })

    test('follows links of the sidebar, the menus, and the text', async ({ page }) => {
      await open(page, GUIDE)
      await page.locator('.panel-docs a:visible').last().click()
      await expect(page).not.toHaveURL(new RegExp(`${GUIDE}$`))
      await page.locator('.navbar-areas .navbar-link').nth(1).click()
      await expect(page.locator('main h1')).toBeVisible()
      await page.locator('.navbar .menu > summary:visible').first().click()
      await page.locator('.navbar .menu[open] a').first().click()
      await expect(page.locator('main h1')).toBeVisible()
    })

    test('has the sidebar and the main menu below the text on phones', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, GUIDE)
      await expect(page.locator('.navbar-toggle')).toBeHidden()
      const main = await page.locator('main').boundingBox()
      const panel = await page.locator('.panel').boundingBox()
      expect(panel?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0))
      await page.locator('.panel-main summary').first().click()
      await page.locator('.panel-main a:visible').first().click()
      await expect(page.locator('main h1')).toBeVisible()
      expect(page.url()).not.toContain(GUIDE)
    })
  })

for (const width of [1440, 1024, 700, 390, 320])
  test(`without anchor positioning, definitions of terms stay on the page and can be reached with the pointer, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.route(/\.css$/, async (request) => {
      const response = await request.fetch()
      await request.fulfill({ response, body: removeUnsupported(await response.text(), { firefox: full.firefox ?? '' }) })
    })
    await openPage(page, TERMS)
    const terms = page.locator('.term:visible')
    expect(await terms.count()).toBeGreaterThan(1)
    for (const term of await terms.all()) {
      await term.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await term.locator('> :first-child').hover()
      const card = term.getByRole('tooltip')
      await expect(card).toBeVisible()
      const { line, box, overflow } = await term.evaluate((element) => ({
        line: [...(element.firstElementChild?.getClientRects() ?? [])].at(-1)?.toJSON() as DOMRect,
        box: element.lastElementChild?.getBoundingClientRect().toJSON() as DOMRect,
        overflow: document.documentElement.scrollWidth - innerWidth,
      }))
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(width)
      expect(box.top).toBeGreaterThanOrEqual(line.bottom - 8)
      expect(overflow).toBeLessThanOrEqual(0)
      // The pointer can move from the term to the definition.
      for (let y = line.bottom - 8; y < box.top + 6; y++) await page.mouse.move(line.left + 5, y)
      await expect(card).toBeVisible()
      await page.mouse.move(0, 0)
      await expect(card).toBeHidden()
    }
  })
