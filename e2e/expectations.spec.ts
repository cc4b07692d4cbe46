import type { Page } from '@playwright/test'
import { openPage } from './support/open-page'
import { expect, test } from './support/test'

const ROUTE = '/docs/reference/expectations/'

/** Opens the gallery. Its filter also applies what is entered before it is hydrated. */
async function openGallery(page: Page, query = '') {
  await openPage(page, ROUTE + query)
  const filter = page.getByRole('search', { name: 'Filter the Expectations' })
  const rows = page.locator('tr[data-columns]')
  return { filter, rows, visible: rows.filter({ visible: true }), count: filter.getByRole('status') }
}

const queryOf = (page: Page) => new URL(page.url()).searchParams.toString()

test.describe('the gallery without scripts', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'with scripts the filter is visible')

  test('is a complete table with a link to each Expectation', async ({ page }) => {
    await page.goto(`${ROUTE}?issue=Volume`)
    await expect(page.getByRole('search', { name: 'Filter the Expectations' })).toBeHidden()
    const rows = page.locator('tr[data-columns]').filter({ visible: true })
    await expect(rows).toHaveCount(57)
    const links = await rows.locator('th a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(new Set(links).size).toBe(57)
    await rows.locator('th a', { hasText: 'ExpectColumnValuesToNotBeNull' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'ExpectColumnValuesToNotBeNull' })).toBeVisible()
  })
})

test.describe('the filter of the gallery', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'it needs scripts')

  test('finds Expectations by words in names, descriptions, and issues', async ({ page }) => {
    const { filter, visible, count } = await openGallery(page)
    await expect(count).toHaveText('57 of 57 Expectations')
    await filter.getByLabel('What do you want to check?').fill('  NULL  proportion completeness')
    await expect(visible).toHaveCount(1)
    await expect(visible).toContainText('ExpectColumnProportionOfNonNullValuesToBeBetween')
    await expect(page.getByRole('rowheader', { name: 'Volume' })).toBeHidden()
    await expect.poll(() => queryOf(page)).toContain('q=')
    await filter.getByLabel('What do you want to check?').fill('no such thing')
    await expect(count).toHaveText('No Expectations match.')
    await filter.getByRole('button', { name: 'Clear' }).click()
    await expect(visible).toHaveCount(57)
    await expect.poll(() => queryOf(page)).toBe('')
  })

  for (const [words, ...names] of [
    ['duplicate', 'ExpectColumnValuesToBeUnique'],
    ['empty', 'ExpectColumnValuesToNotBeNull'],
    ['email', 'ExpectColumnValuesToMatchRegex'],
    ['primary key', 'ExpectColumnValuesToBeUnique'],
    ['outlier', 'ExpectColumnValueZScoresToBeLessThan'],
    ['positive', 'ExpectColumnValuesToBeBetween'],
    ['enum', 'ExpectColumnValuesToBeInSet'],
    ['expect_column_values_to_be_unique', 'ExpectColumnValuesToBeUnique'],
  ] as const)
    test(`finds "${words}" in the titles of groups, names, and questions of readers`, async ({ page }) => {
      const { visible } = await openGallery(page, `?q=${encodeURIComponent(words)}`)
      for (const name of names) await expect(visible.getByRole('link', { name, exact: true })).toBeVisible()
      await expect.poll(() => visible.count()).toBeLessThanOrEqual(12)
    })

  test('shows on each issue how many Expectations match the other filters', async ({ page }) => {
    const { filter, visible } = await openGallery(page)
    const counts = () => filter.locator('.filter-chips label').allTextContents()
    expect(await counts()).toEqual([
      'All 57',
      'Completeness 3',
      'Uniqueness 9',
      'Validity 19',
      'Numeric 14',
      'Schema 7',
      'Volume 3',
      'Multi-source 1',
      'SQL 1',
    ])
    await filter.getByLabel('Columns').selectOption({ label: 'Two columns' })
    await filter.getByText('Validity').click()
    await expect(visible).toHaveCount(2)
    await expect.poll(async () => (await counts()).slice(0, 4)).toEqual(['All 3', 'Completeness 0', 'Uniqueness 0', 'Validity 2'])
  })

  test('leaves space for results on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { visible } = await openGallery(page, '?q=duplicates')
    await expect(visible).toHaveCount(10)
    await expect(visible.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  })

  test('combines data quality issue, Data Source, and number of columns', async ({ page }) => {
    const { filter, visible, count } = await openGallery(page)
    await filter.getByRole('radio', { name: 'Validity' }).check()
    const all = await visible.count()
    await filter.getByLabel('Data Source').selectOption('pandas')
    await expect.poll(() => visible.count()).toBeLessThan(all)
    await filter.getByLabel('Columns').selectOption({ label: 'Two columns' })
    await expect(visible).toHaveCount(2)
    await expect(count).toHaveText('2 of 57 Expectations')
    expect(await visible.evaluateAll((rows) => rows.every((row) => row.dataset.sources?.split('|').includes('pandas')))).toBe(
      true,
    )
    await expect.poll(() => queryOf(page)).toBe('issue=Validity&source=pandas&columns=two')
  })

  test('reads its state from the URL, also on a phone, and keeps other parameters', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const { filter, visible } = await openGallery(page, '?issue=Volume&source=Databricks+(SQL)&other=1')
    await expect(filter.getByRole('radio', { name: 'Volume' })).toBeChecked()
    await expect(filter.getByLabel('Data Source')).toHaveValue('Databricks (SQL)')
    await expect(visible).toHaveCount(3)
    await filter.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => queryOf(page)).toBe('other=1')
  })

  test('restores its state when readers return from a page', async ({ page }) => {
    const { filter, visible } = await openGallery(page)
    await filter.getByRole('radio', { name: 'Completeness' }).check()
    await expect.poll(() => queryOf(page)).toBe('issue=Completeness')
    await visible.getByRole('link').first().click()
    await expect(page).not.toHaveURL(/issue=/)
    await page.goBack()
    await expect(filter.getByRole('radio', { name: 'Completeness' })).toBeChecked()
    await expect(visible).toHaveCount(3)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Expect')
  })

  test('works with the keyboard alone', async ({ page }) => {
    const { filter, visible } = await openGallery(page)
    await filter.getByLabel('What do you want to check?').focus()
    await page.keyboard.type('bootstrapped')
    await expect(visible).toHaveCount(0)
    await filter.getByLabel('Columns').focus()
    await page.keyboard.press('Tab')
    await expect(filter.getByRole('radio', { name: 'All' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(filter.getByRole('button', { name: 'Clear' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(visible).toHaveCount(57)
  })
})

test('an Expectation links to its sample data, and to the gallery, filtered by its data quality issue', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(`${ROUTE}expect_column_values_to_not_be_null`)
  await expect(page.locator('main').getByRole('link', { name: 'taxi_trips.csv' })).toBeVisible()
  await page.locator('.expectation-facts').getByRole('link', { name: 'Completeness' }).click()
  await expect(page).toHaveURL(/\/reference\/expectations\/\?issue=Completeness$/)
  if (javaScriptEnabled) await expect(page.locator('tr[data-columns]').filter({ visible: true })).toHaveCount(3)
})

test('methods of Validators link to their Expectations, in code blocks and in text', async ({ page }) => {
  const href = '/docs/0.18/reference/expectations/#expect_column_values_to_not_be_null'
  await page.goto('/docs/0.18/oss/tutorials/quickstart')
  const link = page.locator('pre').getByRole('link', { name: 'expect_column_values_to_not_be_null' }).first()
  await expect(link).toHaveAttribute('href', href)
  await link.click()
  await expect(page.getByRole('heading', { name: 'expect_column_values_to_not_be_null' })).toBeInViewport()
  await page.goto('/docs/0.18/reference/learn/terms/expectation')
  await expect(page.locator(`main a.code-link[href="${href}"]`).first()).toBeVisible()
})
