import type { Page } from '@playwright/test'
import { changeDocument, openPage } from './support/open-page'
import { expect, test } from './support/test'

const PAGE = '/docs/core/introduction/gx_overview'

/** Theme attributes and stored value when the document has been parsed, before any module runs. */
async function atFirst(page: Page, url: string) {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const { theme, themeChoice } = document.documentElement.dataset
      if (document.readyState === 'interactive')
        Object.assign(window, { first: [theme, themeChoice, localStorage.getItem('theme')] })
    }),
  )
  await page.goto(url)
  return page.evaluate(() => (window as unknown as { first: unknown }).first)
}
const store = (page: Page, value: string) => page.addInitScript((theme) => localStorage.setItem('theme', theme), value)
const now = (page: Page) =>
  page.evaluate(() => {
    const { theme, themeChoice } = document.documentElement.dataset
    return [theme, themeChoice, localStorage.getItem('theme')]
  })
const toggle = (page: Page) => page.locator('.color-mode-toggle').first()
/** Serves the page of a site that respects the system mode. */
const withSystem = (page: Page) =>
  changeDocument(page, PAGE, (html) =>
    html
      .replace('<html ', '<html data-color-scheme="system" ')
      .replace('"respectPrefersColorScheme":false', '"respectPrefersColorScheme":true'),
  )

test.describe('before the first paint', () => {
  test('without a choice, the default mode applies', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await atFirst(page, PAGE)).toEqual(['light', 'light', null])
  })

  test('the stored choice applies', async ({ page }) => {
    await store(page, 'dark')
    expect(await atFirst(page, PAGE)).toEqual(['dark', 'dark', 'dark'])
  })

  test('an invalid stored value is removed', async ({ page }) => {
    await store(page, 'pink')
    expect(await atFirst(page, PAGE)).toEqual(['light', 'light', null])
  })

  test('the query parameter applies to one page load and is not stored', async ({ page }) => {
    expect(await atFirst(page, `${PAGE}?docusaurus-theme=dark`)).toEqual(['dark', 'dark', null])
    expect(await atFirst(page, `${PAGE}?docusaurus-theme=pink`)).toEqual(['light', 'light', null])
    await store(page, 'light')
    expect(await atFirst(page, `${PAGE}?docusaurus-theme=dark`)).toEqual(['dark', 'dark', 'light'])
  })

  test('the system mode applies if the site respects it and nothing is stored', async ({ page }) => {
    await withSystem(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await atFirst(page, PAGE)).toEqual(['dark', 'system', null])
  })

  test('blocked storage causes no error', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.type()))
    page.on('pageerror', (error) => messages.push(String(error)))
    await openPage(page, PAGE)
    await toggle(page).click()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    expect(messages).toEqual(['warning'])
  })
})

test('the toggle changes and stores the mode, and its title contains the current mode', async ({ page }) => {
  await openPage(page, PAGE)
  await toggle(page).click()
  expect(await now(page)).toEqual(['dark', 'dark', 'dark'])
  await expect(toggle(page)).toHaveAttribute('title', 'dark mode')
  await expect(page.locator('meta[name="theme-color"]').first()).not.toHaveAttribute('content', '#ffffff')
  await toggle(page).click()
  expect(await now(page)).toEqual(['light', 'light', 'light'])
})

test('if the site respects the system mode, the toggle cycles through system, light and dark', async ({ page }) => {
  await withSystem(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, PAGE)
  const states = [await now(page)]
  for (let i = 0; i < 3; i++) {
    await toggle(page).click()
    states.push(await now(page))
  }
  expect(states).toEqual([
    ['dark', 'system', null],
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['dark', 'system', null],
  ])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => now(page)).toEqual(['light', 'system', null])
})

test('the mode persists across navigation and syncs to other windows', async ({ page, context }) => {
  await openPage(page, PAGE)
  const other = await context.newPage()
  await openPage(other, PAGE)
  await toggle(page).click()
  await expect.poll(() => now(other)).toEqual(['dark', 'dark', 'dark'])
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Try GX Core' }).click()
  await expect(page.locator('h1')).toHaveText('Try GX Core')
  expect(await now(page)).toEqual(['dark', 'dark', 'dark'])
  await page.evaluate(() => localStorage.removeItem('theme'))
  await expect.poll(() => now(other)).toEqual(['light', 'light', null])
})

test('without a toggle, the default mode always applies', async ({ page }) => {
  await changeDocument(page, PAGE, (html) =>
    html.replace('<html ', '<html data-color-switch="off" ').replace('"disableSwitch":false', '"disableSwitch":true'),
  )
  await store(page, 'dark')
  expect(await atFirst(page, PAGE)).toEqual(['light', 'light', null])
})
