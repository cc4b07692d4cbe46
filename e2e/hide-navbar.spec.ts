import type { Page } from '@playwright/test'
import { changeDocument, openPage } from './support/open-page'
import { expect, test } from './support/test'

const PAGE = '/docs/core/introduction/try_gx'

/** Scrolls and waits until scripts have responded. */
async function scrollPage(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' })
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
  }, y)
}

test.beforeEach(async ({ page }) => {
  await changeDocument(page, PAGE, (html) =>
    html
      .replace('"hideOnScroll":false', '"hideOnScroll":true')
      .replace('<nav class="navbar"', '<nav class="navbar" data-hides="true"'),
  )
  await openPage(page, PAGE)
  // The script that hides the navbar may arrive after the others.
  await expect(async () => {
    await scrollPage(page, 100)
    await scrollPage(page, 200)
    await expect(page.locator('nav.navbar')).not.toBeInViewport({ timeout: 1000 })
  }).toPass()
  await scrollPage(page, 0)
  await expect(page.locator('nav.navbar')).toBeInViewport()
})

test('with hideOnScroll, the navbar hides on scrolling down and returns on scrolling up', async ({ page }) => {
  const navbar = page.locator('nav.navbar')
  await scrollPage(page, 30)
  await expect(navbar).toBeInViewport()
  await scrollPage(page, 300)
  await expect(navbar).not.toBeInViewport()
  await scrollPage(page, 1000)
  await expect(navbar).not.toBeInViewport()
  await scrollPage(page, 900)
  await expect(navbar).toBeInViewport()
  await scrollPage(page, 1000)
  await scrollPage(page, 10)
  await expect(navbar).toBeInViewport()
})

test('a jump to a heading hides the navbar, and the heading is at the top', async ({ page }) => {
  const link = page.locator('.toc a').last()
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? ''
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.locator('nav.navbar')).not.toBeInViewport()
  const top = await page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? -1, id)
  expect(top).toBeGreaterThan(0)
})

test('keyboard focus shows the navbar', async ({ page }) => {
  await scrollPage(page, 300)
  await scrollPage(page, 1000)
  const brand = page.locator('.navbar .brand')
  await brand.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await expect(brand).toBeInViewport()
})
