import { openPage } from './support/open-page'
import { expect, test } from './support/test'

test('after a navigation, everything works on the new page and nothing of the old page remains', { tag: '@page-loads' }, async ({
  page,
}) => {
  await openPage(page, '/docs/core/introduction/gx_overview')
  const sidebar = page.locator('.panel-docs')
  for (const name of ['Try GX Core', 'GX Core overview', 'Try GX Core', 'GX Core overview', 'Try GX Core']) {
    await sidebar.getByRole('link', { name, exact: true }).click()
    await expect(page.locator('h1')).toHaveText(name)
    await expect(page.locator('main .code .copy').first()).toBeAttached()
  }
  await expect(page.locator('.back-to-top')).toHaveCount(1)
  await expect(page.locator('[aria-live]')).toHaveCount(1)
  expect(
    await page.locator('main .code').evaluateAll((blocks) => blocks.every((block) => block.querySelectorAll('.copy').length < 2)),
  ).toBe(true)

  const toggle = page.locator('.navbar .color-mode-toggle')
  await toggle.click()
  await expect(toggle).toHaveAttribute('title', 'dark mode')
  await sidebar.getByRole('link', { name: 'GX Core overview' }).click()
  await expect(page.locator('h1')).toHaveText('GX Core overview')
  await expect(toggle).toBeEnabled()
  await expect(toggle).toHaveAttribute('title', 'dark mode')

  await page.locator('.toc-open a').last().click()
  await expect(page.locator('.toc-open .active')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/gx_overview$/)
  await expect(page.locator('h1')).toHaveText('GX Core overview')
})

test('a tab choice persists when a reader returns to the page', { tag: '@page-loads' }, async ({ page }) => {
  await openPage(page, '/docs/core/introduction/try_gx')
  await page.locator('.tabs').first().locator('.tab-list input').nth(1).check()
  await page.locator('.panel-docs').getByRole('link', { name: 'GX Core overview' }).click()
  await expect(page.locator('h1')).toHaveText('GX Core overview')
  await page.locator('.panel-docs').getByRole('link', { name: 'Try GX Core' }).click()
  await expect(page.locator('h1')).toHaveText('Try GX Core')
  for (const tabs of await page.locator('.tabs').all()) await expect(tabs.locator('.tab-list input').nth(1)).toBeChecked()
})

test.describe(() => {
  // The request for the counts never completes, because they are not part of this test.
  test.use({ stubsRepositoryCounts: false })

  test('scripts cause no layout shift', async ({ page }) => {
    await page.route('https://api.github.com/**', () => {})
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      // Hides the document until it is complete, because a slow browser might paint half of it before scripts run.
      const show = (display: string) => document.documentElement.style.setProperty('display', display)
      new MutationObserver((_, observer) => {
        observer.disconnect()
        show('none')
      }).observe(document, { childList: true })
      document.addEventListener('readystatechange', () => show(''), { once: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const route of ['/docs/home', '/docs/core/introduction/try_gx']) {
        await openPage(page, route)
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), `${route} at ${width}`).toBe(0)
      }
    }
  })
})
