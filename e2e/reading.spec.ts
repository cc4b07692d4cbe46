import { type FixtureServer, serveFixture } from './support/fixture-server'
import { expect, test } from './support/test'

// One build for all tests of this file.
test.describe.configure({ mode: 'default' })

let site: FixtureServer
test.beforeAll(async () => {
  site = await serveFixture('reading', { settings: {} })
})
test.afterAll(() => site.stop())

test('tabs switch with mouse and keyboard', async ({ page }) => {
  await page.goto(`${site.url}/docs/choices`)
  const panels = page.locator('.tab-panel')
  await expect(panels.nth(0)).toBeVisible()
  await expect(panels.nth(1)).toBeHidden()
  await page.locator('.tab-list').getByText('Second').click()
  await expect(panels.nth(0)).toBeHidden()
  await expect(panels.nth(1)).toBeVisible()
  await page.getByRole('radio', { name: 'Second' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(panels.nth(0)).toBeVisible()
  await expect(panels.nth(1)).toBeHidden()
})

test('print shows all tabs and details, and no navigation', async ({ page }) => {
  await page.goto(`${site.url}/docs/choices`)
  const hidden = [page.getByText('Text of the second tab.'), page.getByText('Text of the folded part.')]
  const onScreen = [page.getByRole('navigation', { name: 'Main', exact: true }), page.locator('footer')]
  for (const part of hidden) await expect(part).toBeHidden()
  for (const part of onScreen) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of hidden) await expect(part).toBeVisible()
  for (const part of onScreen) await expect(part).toBeHidden()
  await expect(page.getByText('Text of the first tab.')).toBeVisible()
  await expect(page.locator('h1')).toBeVisible()
})

test('the navbar stays at the top of the window while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 300 })
  await page.goto(`${site.url}/docs/choices`)
  const top = () => page.locator('nav.navbar').evaluate((navbar) => navbar.getBoundingClientRect().top)
  expect(await top()).toBe(0)
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  expect(await page.evaluate(() => scrollY)).toBe(200)
  expect(await top()).toBe(0)
})

test('the footer has columns of 200 px in a container of at most 1200 px', async ({ page }) => {
  for (const width of [1440, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${site.url}/docs/start`)
    const widths = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))
    expect(await widths('.footer-column')).toEqual([200, 200])
    expect(await widths('.footer-columns')).toEqual([1200])
  }
})

test('the mobile panel has no version menu on paths that contain a configured part', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const versions = page.locator('.main-menu summary').filter({ hasText: 'Versions' })
  await page.goto(`${site.url}/docs/start`)
  await expect(versions).toHaveCount(1)
  await page.goto(`${site.url}/docs/wide`)
  await expect(versions).toHaveCount(0)
})
