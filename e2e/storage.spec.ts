import type { Page } from '@playwright/test'
import { openPage } from './support/open-page'
import { expect, test } from './support/test'

const OVERVIEW = '/docs/core/introduction/gx_overview'
const TUTORIAL = '/docs/core/introduction/try_gx'

/** Waits until the scripts of the page have started, if it was loaded. */
const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor()

/** Uses everything that is stored: color mode, tab, version, announcement, scroll positions. */
async function useAll(page: Page): Promise<void> {
  await openPage(page, OVERVIEW)
  await expect(page.locator('main h1')).toHaveText('GX Core overview')
  await page.locator('.color-mode-toggle').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => scrollTo(0, 300))
  await page.locator(`aside a[href="${TUTORIAL}"]`).click()
  await expect(page.locator('main h1')).toHaveText('Try GX Core')
  await hydrated(page)
  const radio = page.locator('.tabs[data-group="data-source"] .tab-list input')
  await radio.nth(1).check()
  await expect(page.locator('.tabs[data-group="data-source"]').nth(1).locator('input').nth(1)).toBeChecked()
  await page.goBack()
  await expect(page.locator('main h1')).toHaveText('GX Core overview')
  await hydrated(page)
  const versions = page.locator('.navbar details.menu').first()
  await versions.locator('summary').click()
  await versions.locator('a[data-prefer-version="0.18"]').click()
  await expect(page).toHaveURL(/\/docs\/0\.18\//)
  await expect(page.locator('main h1')).toBeVisible()
  await hydrated(page)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('.repository-stars')).toHaveText(/^11k/)
}

/** Records errors and warnings. */
function watchMessages(page: Page) {
  const messages = { errors: [] as string[], warnings: [] as string[] }
  page.on('pageerror', (error) => messages.errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') messages.errors.push(message.text())
    if (message.type() === 'warning') messages.warnings.push(message.text())
  })
  return messages
}

for (const [failure, breakStorage] of [
  [
    'throws on every access',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    },
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  ],
  [
    'does not exist',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null })
    },
  ],
] as const) {
  test(`if storage ${failure}, everything works while the page is open, with one warning per page load`, {
    tag: '@page-loads',
  }, async ({ page }) => {
    await page.addInitScript(breakStorage)
    let loads = 0
    page.on('domcontentloaded', () => loads++)
    const messages = watchMessages(page)
    await useAll(page)
    expect(messages.errors).toEqual([])
    expect(messages.warnings).toEqual(
      Array.from({ length: loads }, () =>
        expect.stringMatching(/^Storage is not available: choices last until this page is closed\./),
      ),
    )
  })
}

const GARBAGE = ['', '{"a":', '[[1,2],["b"],null]', '__proto__"]<b>']

test('invalid values in all storage keys cause no error', async ({ page, context }) => {
  test.setTimeout(120_000)
  await context.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  const keys = new Set<string>()
  await context.exposeFunction('noteKey', (key: string) => keys.add(key))
  await context.addInitScript(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function (key) {
      ;(window as unknown as { noteKey(name: string): void }).noteKey(`${this === localStorage ? 'local' : 'session'} ${key}`)
      return getItem.call(this, key)
    }
  })
  await useAll(page)
  await page.close()
  expect([...keys].sort()).toEqual(
    expect.arrayContaining([
      'local docs-preferred-version-default',
      'local docusaurus.announcement.dismiss',
      'local docusaurus.announcement.id',
      'local docusaurus.tab.data-source',
      'local theme',
      'session docs-scroll',
      'session docs.repository-counts https://api.github.com/repos/great-expectations/great_expectations',
      'session docs.sidebar-scroll',
    ]),
  )
  keys.add(`session reloaded ${OVERVIEW}`)
  for (const garbage of GARBAGE) {
    await test.step(garbage.slice(0, 20), async () => {
      const other = await context.newPage()
      const messages = watchMessages(other)
      await other.goto('/nothing')
      await other.evaluate(
        ([names, value]) => {
          for (const name of names) {
            const [kind, ...key] = name.split(' ')
            ;(kind === 'local' ? localStorage : sessionStorage).setItem(key.join(' '), value)
          }
        },
        [[...keys], garbage] as const,
      )
      await useAll(other)
      expect(messages).toEqual({ errors: [], warnings: [] })
      await other.close()
    })
  }
})
