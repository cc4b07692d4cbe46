import type { Page } from '@playwright/test'
import { changeDocument, clicksDoNotFocus, openPage } from './support/open-page'
import { expect, test } from './support/test'

const PAGE = '/docs/core/introduction/try_gx'
const IMAGE = '/img/mark.svg'

/** Inserts an image before the content of the page. */
const showImage = async (page: Page) => {
  const picture = `<picture><img src="${IMAGE}" alt="A mark" width="3000" height="3000" decoding="async"></picture>`
  await changeDocument(page, PAGE, (html) =>
    html.replace(
      /<div class="prose[^>]*>/,
      `$&<p class="image"><a class="zoom" href="${IMAGE}" aria-label="Enlarge image: A mark">${picture}</a></p>`,
    ),
  )
}

const openWithImage = async (page: Page) => {
  await showImage(page)
  await openPage(page, PAGE)
}
const link = (page: Page) => page.getByRole('link', { name: 'Enlarge image: A mark' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A mark' })

test('without scripts, an image links to its file', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, 'with scripts it is shown in a dialog')
  await showImage(page)
  await page.goto(PAGE)
  await link(page).click()
  await expect(page).toHaveURL(new RegExp(`${IMAGE}$`))
})

test.describe('with scripts', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'needs scripts')

  test('an image is enlarged to the size of the window, and closing restores the focus', async ({ page }) => {
    await openWithImage(page)
    await link(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
    const window = page.viewportSize() ?? { width: 0, height: 0 }
    const box = await dialog(page).getByRole('img').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(window.width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(window.height)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog.zoom-dialog')).toHaveCount(0)
    await expect(link(page)).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  })

  for (const close of ['Escape', 'the button', 'a click next to the image'] as const) {
    test(`closing with ${close} moves the focus to the image in browsers in which a click focuses nothing`, async ({ page }) => {
      await page.addInitScript(clicksDoNotFocus)
      await openWithImage(page)
      await link(page).click()
      await expect(dialog(page)).toBeVisible()
      if (close === 'Escape') await page.keyboard.press('Escape')
      else if (close === 'the button') await dialog(page).getByRole('button', { name: 'Close' }).click()
      else
        await dialog(page)
          .locator('.zoom-frame')
          .click({ position: { x: 4, y: 4 } })
      await expect(page.locator('dialog.zoom-dialog')).toHaveCount(0)
      await expect(link(page)).toBeFocused()
    })
  }

  test('at its actual size, an image can be scrolled, also with the keyboard', async ({ page }) => {
    await openWithImage(page)
    await link(page).click()
    const size = dialog(page).getByRole('button', { name: 'Actual size' })
    await size.click()
    await expect(size).toHaveAttribute('aria-pressed', 'true')
    expect((await dialog(page).getByRole('img').boundingBox())?.width).toBeGreaterThanOrEqual(3000)
    const frame = dialog(page).locator('.zoom-frame')
    await frame.focus()
    // Chromium drops keys while it scrolls to the focused element.
    await expect(async () => {
      await page.keyboard.press('PageDown')
      expect(await frame.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    }).toPass()
    await dialog(page)
      .getByRole('img')
      .click({ position: { x: 200, y: 900 } })
    await expect(size).toHaveAttribute('aria-pressed', 'false')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('a click next to the image closes the dialog, and so does a navigation', async ({ page }) => {
    await openWithImage(page)
    await link(page).click()
    await dialog(page)
      .locator('.zoom-frame')
      .click({ position: { x: 4, y: 4 } })
    await expect(dialog(page)).toHaveCount(0)
    await link(page).click()
    await expect(dialog(page)).toBeVisible()
    await page.evaluate(() => document.querySelector<HTMLElement>('a.pagination-next, .pagination a')?.click())
    await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`))
    await expect(page.locator('dialog.zoom-dialog')).toHaveCount(0)
  })
})
