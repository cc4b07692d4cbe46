import { expect, test } from './support/test'

const GUIDE = '/docs/core/introduction/gx_overview'
const DESKTOP = { width: 997, height: 900 }
const PHONE = { width: 996, height: 900 }

test('the skip link is the first tab stop and moves focus to the main content', async ({ page }) => {
  await page.goto(GUIDE)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inside = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(inside).toBe(true)
})

test('a menu opens with mouse and keyboard, and closes when another one opens', async ({ page }) => {
  await page.goto(GUIDE)
  const menus = page.locator('nav[aria-label="Main"] details.menu')
  const help = menus.filter({ hasText: 'Help' })
  await help.locator('summary').click()
  await expect(help.getByRole('link', { name: 'Support' })).toBeVisible()
  // A menu that is hydrated under the pointer opens.
  await page.mouse.move(700, 600)
  await menus.first().locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(menus.first()).toHaveAttribute('open')
  await expect(help).not.toHaveAttribute('open')
})

test('the version menu links to the same page, or to the main page of the version', async ({ page }) => {
  await page.goto('/docs/0.18/oss/tutorials/quickstart')
  const menu = page.locator('nav[aria-label="Main"] details.menu').first()
  await menu.locator('summary').click()
  const entries = menu.getByRole('link')
  await expect(entries.nth(0)).toHaveAttribute('href', /^\/docs\/core\/introduction\//)
  await expect(entries.nth(1)).toHaveAttribute('aria-current', 'page')
  await expect(entries.last()).toHaveText('0.17.x and earlier')
  await expect(entries.last()).toHaveAttribute('target', '_blank')
})

test('the current area is marked in the navbar, and the current page in the sidebar', async ({ page }) => {
  await page.goto(GUIDE)
  const bar = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(bar.getByRole('link', { name: 'Core', exact: true })).toHaveAttribute('aria-current', 'page')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('GX Core overview')
})

test('the caret of a sidebar category expands it, and its link opens its page', { tag: '@page-loads' }, async ({ page }) => {
  await page.goto('/docs/core/introduction/community_resources')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const caret = sidebar.locator('summary').first()
  const child = sidebar.getByRole('link', { name: 'Try GX Core' })
  await expect(child).toBeHidden()
  await caret.click()
  await expect(child).toBeVisible()
  await caret.click()
  await expect(child).toBeHidden()
  await sidebar.getByRole('link', { name: 'Introduction to GX Core' }).click()
  await expect(page).toHaveURL(/\/docs\/core\/introduction\/$/)
  await expect(sidebar.getByRole('link', { name: 'Try GX Core' })).toBeVisible()
})

test('previous and next links follow the order of the sidebar', { tag: '@page-loads' }, async ({ page }) => {
  await page.goto('/docs/core/introduction/')
  const pages = page.getByRole('navigation', { name: 'Docs pages' })
  // The URL changes before the content does.
  const follow = async (name: RegExp, route: RegExp, title: string) => {
    await pages.getByRole('link', { name }).click()
    await expect(page).toHaveURL(route)
    await expect(page.locator('h1')).toHaveText(title)
  }
  await follow(/Next/, /try_gx$/, 'Try GX Core')
  await follow(/Next/, /gx_overview$/, 'GX Core overview')
  await follow(/Previous/, /try_gx$/, 'Try GX Core')
})

test('links of the table of contents scroll headings below the navbar', async ({ page }) => {
  await page.goto(GUIDE)
  const link = page.locator('nav[aria-label="On this page"]:visible a, aside:visible .toc a').last()
  const id = (await link.getAttribute('href'))?.slice(1) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`#${id}$`))
  const top = await page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? -1, id)
  const bar = await page.evaluate(() => document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0)
  expect(top).toBeGreaterThanOrEqual(bar - 1)
})

test.describe('the mobile panel', () => {
  test('opens at 996 px, closes with its button, Escape and the backdrop, and links to pages', { tag: '@page-loads' }, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(GUIDE)
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' })
    const entry = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Try GX Core' })
    await expect(entry).toBeHidden()
    await toggle.click()
    await expect(entry).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await page.getByRole('button', { name: 'Close navigation bar' }).click()
    await expect(entry).toBeHidden()
    await toggle.click()
    await page.mouse.click(PHONE.width - 20, 500)
    await expect(entry).toBeHidden()
    await toggle.click()
    await entry.click()
    await expect(page).toHaveURL(/try_gx$/)
  })

  test('is a column without a toggle at 997 px', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(GUIDE)
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
  })

  test('has no version menu on home and Cloud pages', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    for (const [route, shown] of [
      ['/docs/home', 0],
      ['/docs/cloud/', 0],
      [GUIDE, 1],
    ] as const) {
      await page.goto(route)
      await expect(page.locator('.main-menu summary').filter({ hasText: 'Versions' })).toHaveCount(shown)
    }
  })
})

test('an older version has a banner with a link to the current page', { tag: '@page-loads' }, async ({ page }) => {
  await page.goto('/docs/0.18/core/introduction/introduction')
  const banner = page.locator('.banner-warning')
  await expect(banner).toContainText('Great Expectations 0.18.21')
  await banner.getByRole('link', { name: 'latest version' }).click()
  await expect(page).toHaveURL(/\/docs\/core\/introduction\/$/)
})

test('a page without a sidebar has no breadcrumbs and no previous and next links', async ({ page }) => {
  await page.goto('/docs/0.18/reference/learn/terms/plugin')
  await expect(page.locator('h1')).toBeVisible()
  for (const name of ['Docs sidebar', 'Breadcrumbs', 'Docs pages']) {
    await expect(page.getByRole('navigation', { name })).toHaveCount(0)
  }
})
