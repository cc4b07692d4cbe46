import type { BrowserContext, Page } from '@playwright/test'
import { changeDocument, openPage } from './support/open-page'
import { expect, test } from './support/test'

// Playwright disables the back/forward cache.
test.use({
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

const PAGE = '/docs/core/introduction/try_gx'
const TAB = 'docusaurus.tab.data-source'
const ANNOUNCEMENT_ID = 'docusaurus.announcement.id'
const ANNOUNCEMENT = 'docusaurus.announcement.dismiss'
const VERSION = 'docs-preferred-version-default'

const toggle = (page: Page) => page.locator('.color-mode-toggle').first()
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
const radio = (page: Page, place: number) => page.locator('.tabs[data-group="data-source"] .tab-list input').nth(place)
/** Keys of `localStorage` that the scripts of this page wrote or removed. */
const writes = (page: Page) => page.evaluate(() => (window as unknown as { writes: string[] }).writes)

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const list: string[] = []
    Object.assign(window, { writes: list })
    for (const name of ['setItem', 'removeItem'] as const) {
      const action = Storage.prototype[name] as (...values: string[]) => void
      Storage.prototype[name] = function (this: Storage, ...values: string[]) {
        if (this === localStorage) list.push(values[0] ?? '')
        action.apply(this, values)
      }
    }
  }),
)

/** Opens a page with a closable announcement. */
async function openCloseable(page: Page, route: string, id = 'workshop'): Promise<void> {
  await changeDocument(page, route, (html) =>
    html
      .replace('<html ', `<html data-announcement="${id}" `)
      .replace('"announcement":{"id":"workshop","isCloseable":false}', `"announcement":{"id":"${id}","isCloseable":true}`),
  )
  await openPage(page, route)
}

const announcement = (page: Page) => page.locator('.announcement')
const closeAnnouncement = (page: Page) => announcement(page).getByRole('button', { name: 'Close' }).click()

test.describe('two windows', () => {
  const openBoth = async (page: Page, context: BrowserContext) => {
    const other = await context.newPage()
    for (const one of [page, other]) {
      await openCloseable(one, PAGE)
      await one.evaluate(() => (window as unknown as { writes: string[] }).writes.splice(0))
    }
    return other
  }

  test('share color mode, tab and announcement, and only the one that was used writes', async ({ page, context }) => {
    const other = await openBoth(page, context)
    await page.bringToFront()
    await toggle(page).click()
    await radio(page, 1).check()
    await closeAnnouncement(page)
    await expect.poll(() => theme(other)).toBe('dark')
    await expect(radio(other, 1)).toBeChecked()
    await expect(announcement(other)).toHaveCount(0)
    expect(await writes(page)).toEqual(['theme', TAB, ANNOUNCEMENT_ID, ANNOUNCEMENT])
    expect(await writes(other)).toEqual([])
  })

  test('reach the same state when both are used at the same time', async ({ page, context }) => {
    const other = await openBoth(page, context)
    await Promise.all(
      [page, other].map((one) =>
        one.evaluate(() => {
          for (let times = 0; times < 5; times++) document.querySelector<HTMLElement>('.color-mode-toggle')?.click()
        }),
      ),
    )
    await expect
      .poll(
        async () =>
          new Set([await theme(page), await theme(other), await page.evaluate(() => localStorage.getItem('theme'))]).size,
      )
      .toBe(1)
    expect([...(await writes(page)), ...(await writes(other))]).toEqual(Array.from({ length: 10 }, () => 'theme'))
  })

  test('both reset when storage is cleared in one', async ({ page, context }) => {
    const other = await openBoth(page, context)
    await toggle(page).evaluate((button) => (button as HTMLElement).click())
    await expect.poll(() => theme(other)).toBe('dark')
    await page.evaluate(() => localStorage.clear())
    await expect.poll(() => theme(other)).toBe('light')
    expect(await writes(other)).toEqual([])
  })
})

test.describe('an announcement that is closed in one window', () => {
  /** Resolves when a window has received all previous storage events of another one. */
  const settle = async (from: Page, to: Page) => {
    await to.evaluate(() => {
      const settled = new Promise<void>((done) => addEventListener('storage', ({ key }) => key === 'settled' && done()))
      Object.assign(window, { settled })
    })
    await from.evaluate(() => localStorage.setItem('settled', String(performance.now())))
    await to.evaluate(() => (window as unknown as { settled: Promise<void> }).settled)
  }

  test('is closed in the others, also after navigation', async ({ page, context }) => {
    const other = await context.newPage()
    await openCloseable(page, PAGE)
    await openCloseable(other, PAGE)
    await closeAnnouncement(page)
    await expect(announcement(other)).toHaveCount(0)
    await other.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'GX Core overview' }).click()
    await expect(other.locator('main h1')).toHaveText('GX Core overview')
    await expect(announcement(other)).toHaveCount(0)
  })

  test('stays in a window where it cannot be closed', async ({ page, context }) => {
    const other = await context.newPage()
    await openCloseable(page, PAGE)
    await openPage(other, PAGE)
    await closeAnnouncement(page)
    await settle(page, other)
    await expect(announcement(other)).toBeVisible()
    await other.reload()
    await expect(announcement(other)).toBeVisible()
  })

  test('does not affect an announcement with another ID', async ({ page, context }) => {
    const other = await context.newPage()
    await openCloseable(page, PAGE)
    await openCloseable(other, PAGE, 'webinar')
    await settle(other, page)
    await expect(announcement(page)).toBeVisible()
    await closeAnnouncement(page)
    await settle(page, other)
    await expect(announcement(other)).toBeVisible()
    await openPage(other, PAGE)
    await expect(announcement(other)).toBeVisible()

    await openCloseable(page, PAGE)
    await closeAnnouncement(other)
    await settle(other, page)
    await expect(announcement(page)).toBeVisible()
  })
})

test('a page from the back/forward cache works and applies choices made meanwhile', { tag: '@page-loads' }, async ({ page }) => {
  await openCloseable(page, '/docs/home')
  const menu = page.locator('.navbar details.menu').filter({ hasText: 'Help' })
  await expect(menu).toHaveAttribute('data-menu', 'closed')
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  const core = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Core', exact: true })
  await expect(core).toHaveAttribute('href', '/docs/core/introduction/')

  await openCloseable(page, PAGE)
  await toggle(page).click()
  await closeAnnouncement(page)
  await page.locator('.navbar details.menu').first().locator('summary').click()
  await page.evaluate((key) => localStorage.setItem(key, '0.18'), VERSION)
  // `page.goBack()` would wait for a load event, which does not fire.
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/docs/home')
  // The page may change while it is asked.
  await expect(async () => expect(await page.evaluate(() => 'isKept' in window)).toBe(true)).toPass()

  await expect.poll(() => theme(page)).toBe('dark')
  await expect(announcement(page)).toHaveCount(0)
  await expect(core).toHaveAttribute('href', /^\/docs\/0\.18\/core\/introduction/)
  await menu.locator('summary').hover()
  await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible()
  await page.mouse.move(700, 600)
  await expect(menu.getByRole('link', { name: 'Support' })).toBeHidden()
  await core.click()
  await expect(page).toHaveURL(/\/docs\/0\.18\/core\/introduction/)
  await expect(page.locator('h1')).toBeVisible()
})

test('a page from the back/forward cache that was loading another one shows the page of its URL', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(
    (url) => url.pathname === PAGE,
    async (route) => {
      if (route.request().resourceType() === 'fetch') await released
      await route.continue().catch(() => {})
    },
  )
  await openPage(page, '/docs/core/introduction/gx_overview')
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Try GX Core' }).click()
  await expect(page).toHaveURL(PAGE)
  await page.goto('/docs/home')
  release()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(PAGE)
  await expect(page.locator('main h1')).toHaveText('Try GX Core')
  await page.evaluate(() => history.back())
  await expect(page.locator('main h1')).toHaveText('GX Core overview')
})
