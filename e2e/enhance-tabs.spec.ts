import type { Page } from '@playwright/test'
import { changeDocument, openPage } from './support/open-page'
import { expect, test } from './support/test'

const PAGE = '/docs/core/introduction/try_gx'
const KEY = 'docusaurus.tab.data-source'
const chosen = (page: Page) =>
  page
    .locator('.tabs[data-group="data-source"]')
    .evaluateAll((all) => all.map((tabs) => tabs.querySelector<HTMLInputElement>(':checked')?.value))
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)
const values = (page: Page) =>
  page
    .locator('.tabs[data-group="data-source"]')
    .first()
    .locator('.tab-list input')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))

test('a choice applies to all tabs of its group, is stored and updates the URL', async ({ page }) => {
  await openPage(page, `${PAGE}?other=1#next-steps`)
  const [, second = ''] = await values(page)
  const entries = await page.evaluate(() => history.length)
  await page.locator('.tab-list input').nth(1).check()
  expect(await chosen(page)).toEqual([second, second])
  expect(await stored(page)).toBe(second)
  await expect(page).toHaveURL(new RegExp(`\\?other=1&source=${second}#next-steps$`))
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('the stored choice applies to the next page load; the URL takes precedence and is not stored', async ({ page }) => {
  await openPage(page, PAGE)
  const [first = '', second = ''] = await values(page)
  await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [KEY, second])
  await openPage(page, PAGE)
  expect(await chosen(page)).toEqual([second, second])
  await openPage(page, `${PAGE}?source=${first}`)
  expect(await chosen(page)).toEqual([first, first])
  expect(await stored(page)).toBe(second)
})

test('an unknown value has no effect', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'oracle'), KEY)
  await openPage(page, `${PAGE}?source=nothing`)
  const [first] = await values(page)
  expect(await chosen(page)).toEqual([first, first])
})

test('a choice in another window is applied', async ({ page, context }) => {
  await openPage(page, PAGE)
  const [, second = ''] = await values(page)
  const other = await context.newPage()
  await openPage(other, PAGE)
  await other.locator('.tab-list input').nth(1).check()
  await expect.poll(() => chosen(page)).toEqual([second, second])
})

/** Tabs with two panels, the second taller than the first. */
const tabs = (name: string) => `<div class="tabs" data-group="${GROUP}"><div class="tab-list">
<label><input type="radio" name="${name}" value="low" checked>Low</label><label><input type="radio" name="${name}" value="high">High</label>
</div><div class="tab-panel" hidden="until-found"><p>low</p></div><div class="tab-panel" hidden="until-found">${'<p>high</p>'.repeat(20)}<p id="${name}-place">place</p></div></div>`
const GROUP = 'height'

test.describe('two groups of different heights', () => {
  test.beforeEach(({ page }) =>
    changeDocument(page, PAGE, (html) =>
      html.replace(/<div class="prose[^>]*>/, `$&${tabs('above')}${tabs('below')}${'<p>text</p>'.repeat(60)}`),
    ),
  )

  test('the clicked tab keeps its position while tabs above it change their height', async ({ page }) => {
    await openPage(page, PAGE)
    const radio = page.locator('input[name="below"]')
    const top = () => radio.nth(1).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await page.evaluate(() => scrollTo(0, 200))
    for (const place of [1, 0]) {
      const before = await top()
      const height = await page
        .locator('.tabs')
        .first()
        .evaluate((element) => element.clientHeight)
      await radio.nth(place).check()
      expect(
        await page
          .locator('.tabs')
          .first()
          .evaluate((element) => element.clientHeight),
      ).not.toBe(height)
      expect(Math.abs((await top()) - before)).toBeLessThan(2)
    }
    await expect(page.locator('.back-to-top')).toBeHidden()
  })

  test('an anchor in a hidden panel opens the panel, and other tabs can be chosen afterwards', async ({ page }) => {
    await openPage(page, `${PAGE}#below-place`)
    await expect(page.locator('#below-place')).toBeInViewport()
    await expect(page.locator('input[name="below"]').nth(1)).toBeChecked()
    await page.locator('input[name="below"]').first().check()
    await expect(page.locator('#below-place')).toBeHidden()
  })

  test('a link on the same page opens the panel', async ({ page }) => {
    await openPage(page, PAGE)
    await page.evaluate(() => {
      location.hash = 'above-place'
    })
    await expect(page.locator('#above-place')).toBeInViewport()
    await expect(page.locator('input[name="above"]').nth(1)).toBeChecked()
  })
})

test('on a phone, the tab that the URL or another group selects is scrolled into view', async ({ page }) => {
  const row = (name: string) =>
    `<div class="tabs" data-group="row" data-query="row"><div class="tab-list">${Array.from(
      { length: 8 },
      (_, i) => `<label><input type="radio" name="${name}" value="${i}"${i === 0 ? ' checked' : ''}>Source number ${i}</label>`,
    ).join('')}</div>${'<div class="tab-panel" hidden="until-found"><p>text</p></div>'.repeat(8)}</div>`
  await page.setViewportSize({ width: 390, height: 800 })
  await changeDocument(page, PAGE, (html) => html.replace(/<div class="prose[^>]*>/, `$&${row('one')}${row('two')}`))
  await openPage(page, `${PAGE}?row=6`)
  const label = (name: string, i: number) => page.locator('label', { has: page.locator(`input[name="${name}"]`) }).nth(i)
  await expect(label('one', 6)).toBeInViewport({ ratio: 1 })
  await expect(label('one', 0)).not.toBeInViewport()
  await label('two', 5).click()
  await expect(label('one', 5)).toBeInViewport({ ratio: 1 })
  await label('two', 0).click()
  await expect(label('one', 0)).toBeInViewport({ ratio: 1 })
})
