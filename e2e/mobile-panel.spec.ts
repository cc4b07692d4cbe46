import type { Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests'
import { navigatorArrived, openPage, withoutNavigationApi } from './support/open-page'
import { expect, test } from './support/test'

const GUIDE = '/docs/core/introduction/gx_overview'
const PHONE = { width: 390, height: 800 }

test.use({ viewport: PHONE, hasTouch: true })

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar', includeHidden: true })
const panel = (page: Page) => page.locator('aside.panel')
const back = (page: Page) => page.getByRole('button', { name: 'Back to main menu' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const isOpen = (page: Page) => panel(page).evaluate((element) => element.matches(':popover-open'))

/** Opens the panel and waits until it is hydrated. */
async function openPanel(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  await toggle(page).tap()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
}

test('the panel opens with the sidebar, and the page behind it does not scroll', async ({ page }) => {
  await openPage(page, GUIDE)
  await openPanel(page)
  await expect(sidebar(page)).toBeVisible()
  await expect(back(page)).toBeVisible()
  await expect(page.locator('.panel-main')).toBeHidden()
  await expect(page.locator('.panel-main')).toHaveJSProperty('inert', true)
  await page.mouse.move(380, 600)
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
})

test('the back button shows the main menu; opening the panel again shows the sidebar', async ({ page }) => {
  await openPage(page, GUIDE)
  await openPanel(page)
  await back(page).tap()
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cloud', exact: true }),
  ).toBeVisible()
  await expect(sidebar(page)).toBeHidden()
  await expect(page.locator('.panel-docs')).toHaveJSProperty('inert', true)
  await page.getByRole('button', { name: 'Close navigation bar' }).tap()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await openPanel(page)
  await expect(sidebar(page)).toBeVisible()
})

test('a page without a sidebar has only the main menu', async ({ page }) => {
  await openPage(page, '/docs/home')
  await openPanel(page)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(back(page)).toBeHidden()
})

test('focus moves to the close button, stays inside, and returns to the toggle', async ({ page }) => {
  await openPage(page, GUIDE)
  await openPanel(page)
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused()
  const stops = await sidebar(page).locator('a, summary').count()
  for (let i = 0; i < stops + 6; i++) {
    await page.keyboard.press(i % 2 === 0 ? 'Tab' : 'Shift+Tab')
    if (i % 2 === 0) await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => document.activeElement?.closest('aside.panel, body:not(:focus)') === null)
    expect(outside).toBe(false)
  }
  for (const close of [() => page.keyboard.press('Escape'), () => page.touchscreen.tap(385, 500)]) {
    await close()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle(page)).toBeFocused()
    await openPanel(page)
  }
})

test('links, including those of categories, close the panel and open their page', { tag: '@page-loads' }, async ({ page }) => {
  await openPage(page, GUIDE)
  await openPanel(page)
  await sidebar(page).getByRole('link', { name: 'Try GX Core' }).tap()
  await expect(page).toHaveURL(/try_gx$/)
  await expect.poll(() => isOpen(page)).toBe(false)
  await openPanel(page)
  await sidebar(page).getByRole('link', { name: 'Introduction to GX Core' }).tap()
  await expect(page).toHaveURL(/introduction\/$/)
  await expect.poll(() => isOpen(page)).toBe(false)
})

test('the caret of a category expands it without closing the panel', async ({ page }) => {
  await openPage(page, '/docs/core/introduction/community_resources')
  await openPanel(page)
  await sidebar(page).locator('summary').first().tap()
  await expect(sidebar(page).getByRole('link', { name: 'Try GX Core' })).toBeVisible()
  expect(await isOpen(page)).toBe(true)
})

for (const [browser, prepare] of [
  ['', () => {}],
  ['without the Navigation API, ', withoutNavigationApi],
] as const) {
  test.describe(`${browser}Back and Forward close an open panel, and the reader stays on the page`, () => {
    test.beforeEach(({ page }) => page.addInitScript(prepare))

    const openTutorial = async (page: Page) => {
      await openPage(page, GUIDE)
      await openPanel(page)
      await navigatorArrived(page)
      await sidebar(page).getByRole('link', { name: 'Try GX Core' }).tap()
      await expect(page.locator('h1')).toHaveText('Try GX Core')
    }
    const expectClosed = async (page: Page) => {
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(page.locator('h1')).toHaveText('Try GX Core')
    }
    /** Adds an entry for a heading of the page. */
    const toHeading = async (page: Page) => {
      await page.locator('.toc summary:visible').tap()
      await page.locator('.toc a:visible').last().tap()
      await expect(page).toHaveURL(/try_gx#/)
    }

    test('after a link to a page', async ({ page }) => {
      await openTutorial(page)
      await openPanel(page)
      await page.goBack()
      await expectClosed(page)
      await expect(page).toHaveURL(/try_gx$/)
      await page.goBack()
      await expect(page.locator('h1')).toHaveText('GX Core overview')
      await openPanel(page)
      await page.goForward()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(page).toHaveURL(/gx_overview$/)
      await page.goForward()
      await expect(page.locator('h1')).toHaveText('Try GX Core')
    })

    test('after a link to a heading', async ({ page }) => {
      await openTutorial(page)
      await toHeading(page)
      await openPanel(page)
      await page.goBack()
      await expectClosed(page)
      await expect(page).toHaveURL(/try_gx#/)
      await page.goBack()
      await expect(page).toHaveURL(/try_gx$/)
      await openPanel(page)
      await page.goForward()
      await expectClosed(page)
      await expect(page).toHaveURL(/try_gx$/)
      await page.goBack()
      await expect(page.locator('h1')).toHaveText('GX Core overview')
    })

    test('after a reload', async ({ page }) => {
      await openTutorial(page)
      await page.reload()
      await openPanel(page)
      await navigatorArrived(page)
      await page.goBack()
      await expectClosed(page)
      await expect(page).toHaveURL(/try_gx$/)
      await page.goBack()
      await expect(page.locator('h1')).toHaveText('GX Core overview')
    })
  })
}

test('the panel closes when the window grows to 997 px, and the sidebar column is complete', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 })
  await openPage(page, GUIDE)
  await openPanel(page)
  await back(page).tap()
  await page.setViewportSize({ width: 997, height: 800 })
  await expect.poll(() => isOpen(page)).toBe(false)
  await expect(sidebar(page).getByRole('link', { name: 'Try GX Core' })).toBeVisible()
  await expect(page.locator('[inert]')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
})

test('a panel that was opened before hydration works after it', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/[^/]*island[^/]*\.js$/)
  await openPage(page, GUIDE)
  await toggle(page).tap()
  await expect(sidebar(page)).toBeVisible()
  expect(await isOpen(page)).toBe(true)
  release()
  await expect(back(page)).toBeVisible()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await back(page).tap()
  await expect(sidebar(page)).toBeHidden()
})

test('the panel works after navigating to another sidebar', { tag: '@page-loads' }, async ({ page }) => {
  await openPage(page, GUIDE)
  await openPanel(page)
  await back(page).tap()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cloud', exact: true }).tap()
  await expect(page).toHaveURL(/\/docs\/cloud\//)
  await expect(page.locator('h1')).not.toHaveText('GX Core overview')
  await openPanel(page)
  await expect(sidebar(page)).toBeVisible()
  await expect(back(page)).toBeVisible()
  await back(page).tap()
  await expect(sidebar(page)).toBeHidden()
})

test('a page with another sidebar that loads while the panel is open closes it and leaves nothing inert', async ({ page }) => {
  await openPage(page, GUIDE)
  await openPanel(page)
  await navigatorArrived(page)
  await back(page).tap()
  const release = await holdRequests(page, '**/docs/cloud/**')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cloud', exact: true }).tap()
  await expect(page).toHaveURL(/\/docs\/cloud\//)
  await openPanel(page)
  release()
  await expect(page.locator('h1')).not.toHaveText('GX Core overview')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('[inert]')).toHaveCount(0)
  await openPanel(page)
  await expect(sidebar(page)).toBeVisible()
})
