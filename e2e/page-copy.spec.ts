import type { Page } from '@playwright/test'
import { openPage, openStopped } from './support/open-page'
import { expect, test } from './support/test'

const PAGE = '/docs/core/introduction/try_gx'
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const copyOf = async (page: Page, path: string) => (await page.request.get(path)).text()
const liveRegion = (page: Page) => page.locator('body > [aria-live="polite"]')

test.describe('with scripts', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'needs scripts')
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('"Copy page" copies the Markdown of the current page, also after a navigation, and confirms it', async ({ page }) => {
    await openStopped(page, PAGE)
    const button = page.getByRole('button', { name: 'Copy page' })
    const title = await page.locator('h1').innerText()
    await button.click()
    await expect(liveRegion(page)).toHaveText('Copied')
    expect(await clipboard(page)).toBe(await copyOf(page, `${PAGE}.md`))
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click()
    // The URL changes before the content.
    await expect(page.locator('h1')).not.toHaveText(title)
    await expect(page).not.toHaveURL(PAGE)
    const path = new URL(page.url()).pathname.replace(/\/$/, '')
    await page.clock.runFor(1000)
    expect(await liveRegion(page).textContent()).toBe(await page.title())
    await button.click()
    await expect(liveRegion(page)).toHaveText('Copied')
    expect(await clipboard(page)).toBe(await copyOf(page, `${path}.md`))
  })

  test('each heading is followed by a button that copies its section', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await openPage(page, PAGE)
    const headings = page.locator('.prose h2[id]')
    await expect(page.getByRole('button', { name: 'Copy section as Markdown' })).toHaveCount(await headings.count())
    await page.clock.pauseAt(60_000)
    await headings.nth(1).getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await expect(headings.nth(1).getByRole('button')).toBeFocused()
    await expect(headings.nth(1).getByRole('button')).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await expect(liveRegion(page)).toHaveText('Copied')
    const text = await clipboard(page)
    expect(text).toMatch(/^## .+\n/)
    expect(text.match(/^## /gm)).toHaveLength(1)
    expect(await copyOf(page, `${PAGE}.md`)).toContain(text.trimEnd())
  })

  test('a copy that fails to load is announced', async ({ page }) => {
    await page.route(`**${PAGE}.md`, (route) => route.fulfill({ status: 503 }))
    await openPage(page, PAGE)
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(liveRegion(page)).toHaveText('Not copied')
  })
})

test('the link to the Markdown of a page works without scripts, the button is hidden without them', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(PAGE)
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', `${PAGE}.md`)
  if (!javaScriptEnabled) await expect(page.getByRole('button', { name: 'Copy page' })).toHaveCount(0)
})
