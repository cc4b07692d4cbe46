import type { Page } from '@playwright/test'
import { changeDocument, openPage } from './support/open-page'
import { expect, test } from './support/test'

const OLD = '/docs/0.18/core/introduction/introduction'
const item = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
/** Changes the site data of a document. */
const withSite = (page: Page, route: string, change: (site: Record<string, unknown>) => void, html = (text: string) => text) =>
  changeDocument(page, route, (text) =>
    html(text).replace(/(id="site-data">)(.*?)(<\/script>)/, (_, open: string, json: string, close: string) => {
      const site = JSON.parse(json) as Record<string, unknown>
      change(site)
      return open + JSON.stringify(site) + close
    }),
  )

test.describe('preferred version', () => {
  const KEY = 'docs-preferred-version-default'
  const versions = (page: Page) => page.locator('.navbar details.menu').first()

  test('choosing a version in the menu stores it; visiting a page does not', { tag: '@page-loads' }, async ({ page }) => {
    await openPage(page, OLD)
    expect(await item(page, KEY)).toBeNull()
    await versions(page).locator('summary').click()
    await versions(page).getByRole('link', { name: '1.8.1' }).click()
    await expect(page).toHaveURL(/\/docs\/core\//)
    expect(await item(page, KEY)).toBe('current')
  })

  test('the link in the version banner stores the last version', { tag: '@page-loads' }, async ({ page }) => {
    await openPage(page, `${OLD}?q=1`)
    const link = page.getByRole('link', { name: 'latest version' })
    await link.click()
    await expect(page).toHaveURL(/\/docs\/core\//)
    expect(new URL(page.url()).search).toBe('')
    expect(await item(page, KEY)).toBe('current')
  })

  test('the version menu keeps the query, and the hash only for the same page', async ({ page }) => {
    await openPage(page, `${OLD}?q=1#place`)
    await versions(page).locator('summary').click()
    const hrefs = await versions(page)
      .locator('a[data-prefer-version]')
      .evaluateAll((links) =>
        links.map((link) => {
          link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
          return { name: (link as HTMLElement).dataset.preferVersion, href: link.getAttribute('href') }
        }),
      )
    const relation = await page.evaluate(
      () =>
        (JSON.parse(document.getElementById('page-data')?.textContent ?? '') as { counterparts: { relation: string }[] })
          .counterparts[0]?.relation,
    )
    expect(hrefs.find(({ name }) => name === '0.18')?.href).toMatch(/\?q=1#place$/)
    expect(hrefs.find(({ name }) => name === 'current')?.href).toMatch(relation === 'same' ? /\?q=1#place$/ : /\?q=1$/)
  })

  test('outside the docs, navbar links go to the preferred version', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '0.18'), KEY)
    await openPage(page, '/docs/home')
    const core = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Core', exact: true })
    await expect(core).toHaveAttribute('href', /^\/docs\/0\.18\/core\/introduction/)
    await openPage(page, '/docs/core/introduction/')
    await expect(core).toHaveAttribute('href', '/docs/core/introduction/')
  })

  test('a preferred version that does not exist is removed', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '0.15'), KEY)
    await openPage(page, '/docs/home')
    expect(await item(page, KEY)).toBeNull()
  })
})

test.describe('announcement', () => {
  const [ID, DISMISS] = ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss']
  const closeable = (page: Page) =>
    withSite(
      page,
      '/docs/home',
      (site) => Object.assign(site, { announcement: { id: 'workshop', isCloseable: true } }),
      (html) => html.replace('<html', '<html data-announcement="workshop"'),
    )

  test('the first visit stores its ID', async ({ page }) => {
    await openPage(page, '/docs/home')
    expect([await item(page, ID), await item(page, DISMISS)]).toEqual(['workshop', 'false'])
    await expect(page.locator('.announcement button')).toHaveCount(0)
  })

  test('a closed announcement stays closed', async ({ page }) => {
    await closeable(page)
    await openPage(page, '/docs/home')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.locator('.announcement')).toHaveCount(0)
    expect(await item(page, DISMISS)).toBe('true')
    await openPage(page, '/docs/home')
    await expect(page.locator('.announcement')).toHaveCount(0)
  })

  test('an announcement with another ID is shown', async ({ page }) => {
    await page.addInitScript(
      ([id, dismiss]) => {
        localStorage.setItem(id ?? '', 'old')
        localStorage.setItem(dismiss ?? '', 'true')
      },
      [ID, DISMISS],
    )
    await closeable(page)
    await openPage(page, '/docs/home')
    await expect(page.locator('.announcement')).toBeVisible()
    expect(await item(page, DISMISS)).toBe('false')
  })
})

test.describe('color mode', () => {
  const toggle = (page: Page) => page.locator('.navbar .color-mode-toggle')
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme')

  test('the toggle switches between light and dark, stores the mode, and has an accessible name with the current mode', async ({
    page,
  }) => {
    await openPage(page, '/docs/home')
    await expect(toggle(page)).toBeEnabled()
    await expect(toggle(page)).toHaveAttribute('title', 'light mode')
    await expect(toggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently light mode)')
    await toggle(page).click()
    expect([await theme(page), await item(page, 'theme')]).toEqual(['dark', 'dark'])
    await expect(toggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)')
    await toggle(page).press('Enter')
    expect([await theme(page), await item(page, 'theme')]).toEqual(['light', 'light'])
  })

  test('if the system mode is respected, it is one of three choices and is not stored', async ({ page }) => {
    await withSite(
      page,
      '/docs/home',
      (site) => Object.assign(site.colorMode as object, { respectPrefersColorScheme: true }),
      (html) => html.replace('<html', '<html data-color-scheme="system"'),
    )
    await page.emulateMedia({ colorScheme: 'dark' })
    await openPage(page, '/docs/home')
    await expect(toggle(page)).toHaveAttribute('title', 'system mode')
    expect(await theme(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    for (const [title, stored] of [
      ['light mode', 'light'],
      ['dark mode', 'dark'],
      ['system mode', null],
    ] as const) {
      await toggle(page).click()
      await expect(toggle(page)).toHaveAttribute('title', title)
      expect(await item(page, 'theme')).toBe(stored)
    }
  })

  test('changes are applied in other windows', async ({ page, context }) => {
    await openPage(page, '/docs/home')
    const other = await context.newPage()
    await openPage(other, '/docs/home')
    await toggle(other).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(toggle(page)).toHaveAttribute('title', 'dark mode')
  })

  test('the toggle fits on a phone without horizontal overflow', async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, '/docs/home')
      await expect(toggle(page)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
  })
})
