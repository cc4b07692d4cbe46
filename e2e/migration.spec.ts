import { expect, test } from './support/test'

const GUIDE = '/docs/0.18/reference/learn/migration_guide'

test('an error message links to the table row with the new name', async ({ page }) => {
  await page.goto(`${GUIDE}#error-messages`)
  const entry = page.locator('.migration-errors > div', { hasText: "object has no attribute 'sources'" })
  await entry.getByRole('link', { name: 'context.data_sources' }).click()
  await expect(page).toHaveURL(/#sources$/)
  const row = page.locator('tr#sources')
  await expect(row).toBeInViewport()
  await expect(row.locator('td').first()).toHaveText('context.sources')
  const plain = page.locator('tr#datasources')
  const color = await plain.evaluate((other) => getComputedStyle(other).backgroundColor)
  await expect(row).not.toHaveCSS('background-color', color)
})

test('every message links to an existing row, and the table fits narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(GUIDE)
  const links = page.locator('.migration-errors a')
  expect(await links.count()).toBeGreaterThan(100)
  const missing = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.querySelector(`tr${href}`)),
  )
  expect(missing).toEqual([])
  const wide = await page
    .locator('.table-scroll:has(.migration-names)')
    .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth).length)
  expect(wide).toBe(0)
})
