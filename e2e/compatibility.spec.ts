import type { Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests'
import { openPage } from './support/open-page'
import { expect, test } from './support/test'

const ROUTE = '/docs/help/compatibility_reference'

/** Opens the page. Its filter also applies what is entered before it is hydrated. */
async function openFilter(page: Page, query = '') {
  await openPage(page, ROUTE + query)
  const filter = page.getByRole('search', { name: 'Filter the table' })
  const rows = page.locator('tr[data-kind]')
  const visible = rows.filter({ visible: true })
  return { filter, rows, visible, count: filter.getByRole('status') }
}

const queryOf = (page: Page) => new URL(page.url()).search

test.describe('without scripts', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'with scripts the filter is visible')

  test('the whole table is visible and the filter is hidden', async ({ page }) => {
    await page.goto(`${ROUTE}?kind=package&q=pandas`)
    await expect(page.getByRole('search', { name: 'Filter the table' })).toBeHidden()
    const rows = page.locator('tr[data-kind]')
    expect(await rows.count()).toBeGreaterThan(40)
    expect(await rows.filter({ visible: true }).count()).toBe(await rows.count())
    await expect(page.getByRole('rowheader', { name: 'PostgreSQL' })).toBeVisible()
  })
})

test.describe('the filter', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'it needs scripts')

  test('filters by words, shows the number of entries and updates the URL', async ({ page }) => {
    const { filter, rows, visible, count } = await openFilter(page)
    const total = await rows.count()
    await expect(count).toHaveText(`${total} of ${total} entries`)
    await filter.getByLabel('Name or package').fill('  SQLALCHEMY   snowflake')
    await expect(visible).toHaveCount(1)
    await expect(count).toHaveText(`1 of ${total} entries`)
    await expect(page.getByRole('rowheader', { name: 'Snowflake' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Notifications' })).toBeHidden()
    await expect.poll(() => new URLSearchParams(queryOf(page)).get('q')).toBe('  SQLALCHEMY   snowflake')
    await filter.getByLabel('Name or package').fill('no such thing')
    await expect(count).toHaveText('No matches.')
    await filter.getByRole('button', { name: 'Clear' }).click()
    await expect(visible).toHaveCount(total)
    await expect.poll(() => queryOf(page)).toBe('')
  })

  test('combines category, product, and support', async ({ page }) => {
    const { filter, visible, count } = await openFilter(page)
    await filter.getByLabel('Category').selectOption({ label: 'Data Sources' })
    await filter.getByLabel('Product').selectOption({ label: 'GX Cloud' })
    const kinds = () => visible.evaluateAll((rows) => rows.map((row) => [row.dataset.kind, row.dataset.cloud === 'no']))
    await expect.poll(async () => new Set((await kinds()).map(String))).toEqual(new Set(['data-source,false']))
    await filter.getByLabel('Category').selectOption({ label: 'All' })
    const before = await visible.count()
    await filter.getByLabel('Supported only').check()
    await expect.poll(() => visible.count()).toBeLessThan(before)
    expect(await visible.evaluateAll((rows) => rows.every((row) => row.dataset.cloud === 'supported'))).toBe(true)
    await expect(count).toContainText(`${await visible.count()} of `)
    await expect.poll(() => queryOf(page)).toBe('?product=cloud&supported=only')
  })

  test('reads its state from the URL, also on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const { filter, visible } = await openFilter(page, '?kind=package&q=pandas&other=1')
    await expect(filter.getByLabel('Category')).toHaveValue('package')
    await expect(filter.getByLabel('Name or package')).toHaveValue('pandas')
    await expect(visible).toHaveCount(1)
    await filter.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => queryOf(page)).toBe('?other=1')
  })

  test('adds no history entries: Back leaves the page, and Forward restores the filter', async ({ page }) => {
    await openPage(page, '/docs/help/get_support')
    const { filter } = await openFilter(page)
    await filter.getByLabel('Category').selectOption('platform')
    await filter.getByLabel('Product').selectOption('core')
    await expect.poll(() => queryOf(page)).toBe('?kind=platform&product=core')
    await page.goBack()
    await expect(page).toHaveURL(/get_support$/)
    await page.goForward()
    await expect(filter.getByLabel('Category')).toHaveValue('platform')
    await expect(page.locator('tr[data-kind]').filter({ visible: true }).first()).toHaveAttribute('data-kind', 'platform')
  })

  test('applies choices that were made before hydration', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/islands.*.js')
    await page.goto(ROUTE)
    const filter = page.getByRole('search', { name: 'Filter the table' })
    await filter.getByLabel('Category').selectOption('data-source')
    await filter.getByLabel('Supported only').check()
    await filter.getByLabel('Name or package').fill('snowflake')
    expect(queryOf(page)).toBe('')
    release()
    await expect(page.locator('tr[data-kind]').filter({ visible: true })).toHaveCount(1)
    await expect.poll(() => queryOf(page)).toBe('?kind=data-source&supported=only&q=snowflake')
    await expect(filter.getByLabel('Name or package')).toHaveValue('snowflake')
  })

  test('works with the keyboard alone', async ({ page }) => {
    const { filter, visible } = await openFilter(page)
    await filter.getByLabel('Name or package').focus()
    await page.keyboard.type('airflow')
    await expect(visible).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(filter.getByLabel('Category')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(filter.getByLabel('Supported only')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(filter.getByLabel('Supported only')).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(filter.getByLabel('Name or package')).toHaveValue('')
    await expect(filter.getByLabel('Supported only')).not.toBeChecked()
  })
})

test.describe('the changelog', () => {
  test('links to its feed, which opens outside of the site', async ({ page, request }) => {
    await page.goto('/docs/core/changelog')
    const link = page.getByRole('main').getByRole('link', { name: 'Atom feed' })
    const href = (await link.getAttribute('href')) ?? ''
    expect(await page.locator('link[type="application/atom+xml"]').getAttribute('href')).toBe(href)
    const answer = await request.get(href)
    expect(answer.headers()['content-type']).toContain('application/atom+xml')
    const [newest] = await page.locator('.release h3').allTextContents()
    expect(await answer.text()).toContain(`<title>GX Core ${newest?.replace('#', '')}</title>`)
    await link.click()
    await expect(page).toHaveURL(/changelog\.atom$/)
  })
})
