import type { Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests'
import { changeDocument, openPage } from './support/open-page'
import { expect, removeServiceWorker, stubRepositoryCounts, test } from './support/test'

const OVERVIEW = '/docs/core/introduction/gx_overview'
const TUTORIAL = '/docs/core/introduction/try_gx'

/** Uses every widget of the page, so that all scripts are loaded. */
async function wakeAll(page: Page): Promise<void> {
  await page.locator('.navbar details.menu').filter({ hasText: 'Help' }).locator('summary').hover()
  await page.locator('main h1').hover()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.waitForLoadState('networkidle')
}

/** Waits until the page is complete. If its first script is missing, it reloads once. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const reloads = sessionStorage.getItem(`reloaded ${location.pathname}`) !== null
    return document.readyState === 'complete' && (!reloads || load?.type === 'reload')
  })
}

/** Reads the page, opens a menu, switches tabs, and follows links: everything that works without scripts. */
async function readAndGo(page: Page): Promise<void> {
  await settled(page)
  await expect(page.locator('main h1')).toHaveText('GX Core overview')
  await expect(page.locator('main')).toContainText('Data Context')
  const menu = page.locator('.navbar details.menu').filter({ hasText: 'Help' })
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible()
  await page.locator('main h1').click()
  await page.locator(`main a[href="${TUTORIAL}"]`).first().click()
  await expect(page).toHaveURL(TUTORIAL)
  await settled(page)
  await expect(page.locator('main h1')).toHaveText('Try GX Core')
  const panels = page.locator('.tabs').first().locator('.tab-panel')
  await page.locator('.tabs').first().getByRole('radio').nth(1).check()
  await expect(panels.nth(1)).toBeVisible()
  await page.goBack()
  await expect(page.locator('main h1')).toHaveText('GX Core overview')
}

test('if any single script fails to load, pages can be read and links work', async ({ page, browser, baseURL }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && hostname === '127.0.0.1') scripts.add(pathname)
  })
  await openPage(page, OVERVIEW)
  await wakeAll(page)
  const names = () => [...scripts].map((path) => path.replace(/^\/assets\/|\.browser|\.[0-9a-f]+\.js$/g, ''))
  await expect.poll(names).toEqual(expect.arrayContaining(['runtime', 'islands']))
  test.setTimeout(30_000 + scripts.size * 10_000)

  for (const script of scripts) {
    await test.step(script, async () => {
      const reader = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      const other = await reader.newPage()
      const findings: string[] = []
      other.on('pageerror', (error) => findings.push(String(error)))
      // A reload aborts requests.
      other.on('requestfailed', (request) => {
        const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED'
        if (!isAborted && new URL(request.url()).pathname !== script) findings.push(request.url())
      })
      other.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) findings.push(message.text())
      })
      await removeServiceWorker(reader)
      await stubRepositoryCounts(reader)
      let blocked = 0
      await other.route(`**${script}`, (route) => {
        blocked++
        return route.abort()
      })
      await other.goto(OVERVIEW)
      await readAndGo(other)
      // Some scripts load when the browser is idle.
      await expect.poll(() => blocked).toBeGreaterThan(0)
      expect(findings).toEqual([])
      await other.unrouteAll({ behavior: 'ignoreErrors' })
      await reader.close()
    })
  }
})

test('without the inline script, pages can be read, links work, and islands hydrate', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  for (const route of [OVERVIEW, TUTORIAL])
    await changeDocument(page, route, (html) => html.replace(/<script>.*?<\/script>/s, ''))
  await page.goto(OVERVIEW)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  await readAndGo(page)
  await page.locator('.color-mode-toggle').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(errors).toEqual([])
})

test('a script that never loads does not block the page', async ({ page }) => {
  const release = await holdRequests(page, ({ pathname }) => pathname.endsWith('.js') && !pathname.includes('/runtime.'))
  await page.goto(OVERVIEW)
  await readAndGo(page)
  release()
})
