import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/test'
import { SITES } from './support/test-dist'

const PAGE = '/docs/core/check_code'
const WORKER = '/check-code/worker.js'
const OLD = 'import great_expectations as gx\ncontext = gx.get_context()\n\ncontext.sources\ncontext.assistants\n'

test('pasted code is checked line by line, without any request', async ({ page }) => {
  await page.goto(PAGE)
  const field = page.getByRole('textbox', { name: '0.18 code' })
  const loaded = page.waitForResponse((response) => response.url().endsWith(WORKER))
  await field.focus()
  await loaded
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await field.fill(OLD)
  await expect(page.getByRole('status')).toHaveText('2 must change.')
  await expect(page.locator('.checker-line button')).toHaveText(['Line 4', 'Line 5'])
  await expect(page.locator('.checker-group').first().locator('pre')).toHaveText('context.data_sources')
  await expect(page.getByRole('link', { name: 'Old and new names' }).first()).toHaveAttribute('href', /migration_guide#sources$/)
  expect(requests).toEqual([])
})

test('the button of a line selects the line in the field', async ({ page }) => {
  await page.goto(PAGE)
  const field = page.getByRole('textbox', { name: '0.18 code' })
  await field.fill(OLD)
  await page.getByRole('button', { name: 'Line 4' }).press('Enter')
  await expect(field).toBeFocused()
  const selected = await field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
  expect(selected).toBe('context.sources')
})

test('the sample has a draft, and findings fit narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(PAGE)
  const summary = page.getByText('Draft for 1.x', { exact: true })
  // A click before hydration does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'Use a sample' }).click()
    await expect(summary).toBeVisible({ timeout: 2000 })
  }).toPass()
  await summary.click()
  await expect(page.getByRole('group', { name: 'Draft for 1.x' })).toContainText(
    'context.data_sources.add_or_update_pandas_filesystem(',
  )
  const root = page.locator('html')
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('a chosen notebook is checked, and other languages get an answer', async ({ page }) => {
  await page.goto(PAGE)
  const field = page.getByRole('textbox', { name: '0.18 code' })
  await field.focus()
  const notebook = JSON.stringify({ cells: [{ cell_type: 'code', source: OLD }] })
  await page
    .locator('.checker-file input')
    .setInputFiles({ name: 'a.ipynb', mimeType: 'application/json', buffer: Buffer.from(notebook) })
  await expect(page.locator('.checker-line button').first()).toHaveText('Cell 1, line 4')
  await field.fill('SELECT * FROM trips')
  await expect(page.getByRole('status')).toContainText('doesn’t look like Python')
})

test('the parser, the data, and the code are small', () => {
  const file = join(import.meta.dirname, '..', SITES.published.dist, `${WORKER}.br`)
  expect(statSync(file).size).toBeLessThanOrEqual(62_000)
})
