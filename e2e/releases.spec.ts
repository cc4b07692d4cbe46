import type { Page } from '@playwright/test'
import { openPage } from './support/open-page'
import { expect, test } from './support/test'

const OVERVIEW = '/docs/core/introduction/gx_overview'
const TUTORIAL = '/docs/core/introduction/try_gx'

/** The document of an older release, whose scripts and styles are no longer on the host. */
const ofOldRelease = (html: string) => html.replace(/(\/assets\/(?:runtime|site)\.)[0-9a-f]+\./g, '$100000000.')

/** Serves the document of the older release while `isOld` returns `true`. */
async function serveOld(page: Page, route: string, isOld: (times: number) => boolean): Promise<void> {
  let times = 0
  await page.route(
    (url) => url.pathname === route,
    async (request) => {
      const response = await request.fetch()
      const html = await response.text()
      await request.fulfill({ response, body: isOld(++times) ? ofOldRelease(html) : html })
    },
  )
}

/** Counts page loads and console warnings. */
function watchLoads(page: Page) {
  const seen = { loads: 0, warnings: 0, errors: [] as string[] }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads++
  })
  page.on('console', (message) => {
    if (message.type() === 'warning') seen.warnings++
  })
  page.on('pageerror', (error) => seen.errors.push(String(error)))
  return seen
}

const isStyled = (page: Page) => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('margin') === '0px')

test('an outdated cached document, whose assets are gone, is reloaded once and then complete', async ({ page }) => {
  const seen = watchLoads(page)
  await serveOld(page, OVERVIEW, (times) => times === 1)
  await page.goto(OVERVIEW)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  expect(await isStyled(page)).toBe(true)
  await expect(page.locator('main h1')).toHaveText('GX Core overview')
  expect(seen).toEqual({ loads: 2, warnings: 1, errors: [] })
})

test('if the host keeps sending the outdated document, it is reloaded only once and can be read', { tag: '@page-loads' }, async ({
  page,
}) => {
  const seen = watchLoads(page)
  await serveOld(page, OVERVIEW, () => true)
  await page.goto(OVERVIEW)
  await expect.poll(() => seen.loads).toBe(2)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main h1')).toBeVisible()
  await page.locator(`main a[href="${TUTORIAL}"]`).first().click()
  await expect(page.locator('main h1')).toHaveText('Try GX Core')
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  expect(seen).toEqual({ loads: 3, warnings: 1, errors: [] })
})

test('a link from the new release to an outdated document ends at the complete page', async ({ page }) => {
  await openPage(page, OVERVIEW)
  const seen = watchLoads(page)
  // For the navigator and for the page load that follows.
  await serveOld(page, TUTORIAL, (times) => times <= 2)
  await page.locator(`main a[href="${TUTORIAL}"]`).first().click()
  await expect(page.locator('main h1')).toHaveText('Try GX Core')
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  expect(await isStyled(page)).toBe(true)
  expect(seen).toEqual({ loads: 2, warnings: 1, errors: [] })
  await page.goBack()
  await expect(page.locator('main h1')).toHaveText('GX Core overview')
})

test('a page that was open before the release works without the assets that are gone', { tag: '@page-loads' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, OVERVIEW)
  const seen = watchLoads(page)
  await page.route('**/assets/*.js', (request) => request.fulfill({ status: 404, body: 'Not found' }))
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' })
  await toggle.click()
  const entry = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Try GX Core' })
  await expect(entry).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await entry.click()
  await expect(page.locator('main h1')).toHaveText('Try GX Core')
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  expect(seen.errors).toEqual([])
})
