import type { Browser, Page } from '@playwright/test'
import { expect, test } from './support/test'

/** The largest number of elements that change their style at once during an action. */
async function restyledBy(browser: Browser, page: Page, action: () => Promise<void>): Promise<number> {
  // What has happened before, such as the end of the hydration, restyles the page in the next frame.
  await nextFrames(page)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await action()
  await nextFrames(page)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []))
  expect(counts.length).toBeGreaterThan(0)
  return Math.max(...counts)
}

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** An event of a Chromium trace. */
interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/docs/core/changelog')
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  expect(await page.locator('.prose *').count()).toBeGreaterThan(500)
})

test('an element that is added to the content does not restyle the whole content', async ({ page, browser }) => {
  const addElement = () => page.evaluate(() => document.querySelector('.prose h2')?.append(document.createElement('span')))
  expect(await restyledBy(browser, page, addElement)).toBeLessThan(50)
})

test('the search opens without restyling the page', async ({ page, browser }) => {
  const button = page.getByRole('button', { name: 'Search the docs' })
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await button.click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const open = async () => {
    await button.press('Enter')
    await dialog.waitFor()
  }
  expect(await restyledBy(browser, page, open)).toBeLessThan(100)
})
