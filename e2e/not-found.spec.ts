import type { Page } from '@playwright/test'
import { openPage } from './support/open-page'
import { expect, test } from './support/test'

interface ShownVersion {
  label: string
  /** Matches the addresses of its pages and no others. */
  pages: RegExp
  main: string
}

const OLDER: ShownVersion = { label: '0.18.21', pages: /^\/docs\/0\.18\//, main: '/docs/0.18/core/introduction/introduction' }
const CURRENT: ShownVersion = { label: '1.8.1', pages: /^\/docs\/(?!0\.18\/)/, main: '/docs/core/introduction/' }

/** Asserts that the page is the not-found page of a version, and that its links lead to existing pages of that version. */
async function expectNotFoundPage(page: Page, { label, pages, main }: ShownVersion): Promise<void> {
  await expect(page).toHaveTitle('Page Not Found | Great Expectations')
  await expect(page.locator('main h1')).toHaveText('Page Not Found')
  const menu = page.locator('.navbar details.menu').first()
  await expect(menu.locator('summary')).toHaveText(`Version ${label}`)
  await expect(menu.locator('a[aria-current]')).toHaveText(label)
  await expect(menu.locator('a[aria-current]')).toHaveAttribute('href', main)
  const core = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Core', exact: true })
  await expect(core).toHaveAttribute('href', main)
  const hrefs = await page.locator('main li a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(1)
  for (const href of hrefs) {
    expect(href).toMatch(pages)
    expect((await page.request.get(href)).status(), href).toBe(200)
  }
}

for (const [route, version] of [
  ['/docs/0.18/nothing-here', OLDER],
  ['/docs/0.18/reference/nothing/here', OLDER],
  ['/docs/nothing-here', CURRENT],
] as const) {
  test(`${route} shows menus and links of version ${version.label}`, async ({ page }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(404)
    await expectNotFoundPage(page, version)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  })
}

test('an address outside of the versions shows no links of a version', async ({ page }) => {
  const response = await page.goto('/nothing-here')
  expect(response?.status()).toBe(404)
  await expect(page.locator('main h1')).toHaveText('Page Not Found')
  await expect(page.locator('main li a')).toHaveCount(0)
})

test('offers the words of the address to the search, and the documentation of 0.17 and earlier for its addresses', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'needs scripts')
  await page.goto('/docs/core/define-expectations/crate_suite.html')
  const words = page.getByRole('main').getByRole('searchbox', { name: 'Search for' })
  const legacy = page.getByRole('main').getByRole('link', { name: 'documentation of 0.17 and earlier' })
  await expect(words).toHaveValue('core define expectations crate suite')
  await expect(legacy).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=core+define+expectations+crate+suite')
  await page.goto('/docs/0.15.50/guides/validation')
  await expect(words).toHaveValue('guides validation')
  await expect(legacy).toHaveAttribute('href', 'https://legacy.017.docs.greatexpectations.io')
})

test('a link to a missing page of a version shows the not-found page of that version', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'needs scripts')
  await openPage(page, '/docs/home')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/docs/0.18/nothing-here', id: 'missing' })
    document.querySelector('main')?.append(link)
    Object.assign(window, { isSameDocument: true })
    link.click()
  })
  await expect(page).toHaveURL('/docs/0.18/nothing-here')
  await expectNotFoundPage(page, OLDER)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
