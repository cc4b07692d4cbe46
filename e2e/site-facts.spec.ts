import { brotliCompressSync, constants } from 'node:zlib'
import { builtRoutes, readDocument } from './support/routes'
import { expect, test } from './support/test'

const GUIDE = '/docs/core/introduction/try_gx'

test('the home page describes the product and links to a demo of GX Cloud', async ({ page }) => {
  await page.goto('/docs/home')
  await expect(page).toHaveTitle(/Great Expectations/)
  await expect(page.locator('footer')).toContainText('Always know what to expect from your data.')
  const card = page.getByRole('region', { name: 'What is GX Cloud?' })
  await expect(card.getByRole('link', { name: 'Request a demo' })).toHaveAttribute('href', /^https:\/\//)
  await expect(card.getByRole('link', { name: 'Why GX Cloud' })).toHaveAttribute('href', /^https:\/\//)
})

test('the announcement of the workshop cannot be closed', async ({ page }) => {
  await page.goto(GUIDE)
  const bar = page.locator('.announcement')
  await expect(bar).toContainText('workshop')
  await expect(bar.getByRole('link')).toHaveCount(1)
  await expect(bar.getByRole('button')).toHaveCount(0)
})

test('the footer has columns of 200 px in a container of at most 1200 px, social links and the privacy policy', async ({
  page,
}) => {
  await page.goto(GUIDE)
  const footer = page.locator('footer')
  const columns = footer.locator('.footer-column')
  expect(await columns.evaluateAll((all) => all.map((column) => column.getBoundingClientRect().width))).toEqual([
    200, 200, 200, 200, 200,
  ])
  const container = footer.locator('.footer-columns')
  expect(await container.evaluate((element) => getComputedStyle(element).maxWidth)).toBe('1200px')
  for (const name of ['Slack', 'X', 'GitHub', 'LinkedIn', 'Privacy policy']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:\/\//)
  }
})

test('no page requires signing in, sets a cookie or sends a form', { tag: '@once' }, async ({ request }) => {
  for (const route of builtRoutes()) {
    const html = readDocument(route)
    expect(html, route).not.toMatch(/<form\b[^>]*method="?post|<input\b[^>]*type="?password/i)
  }
  for (const route of ['/docs/home', GUIDE, '/docs/nothing-here']) {
    const { 'set-cookie': cookie, 'www-authenticate': challenge } = (await request.get(route)).headers()
    expect([cookie, challenge], route).toEqual([undefined, undefined])
  }
})

test('documents stay small: 95 % of them have at most 25 KB, and the largest has at most 60 KB', { tag: '@once' }, () => {
  // The quality of regular builds; releases are smaller.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const sizes = builtRoutes().map((route) => ({ route, size: brotliCompressSync(readDocument(route), { params }).length }))
  sizes.sort((a, b) => a.size - b.size)
  expect(sizes[Math.ceil(sizes.length * 0.95) - 1]?.size).toBeLessThanOrEqual(25_000)
  expect(sizes.at(-1)?.size, sizes.at(-1)?.route).toBeLessThanOrEqual(60_000)
})

test('the navbar links to each area, help, the gallery and GX Cloud', async ({ page }) => {
  await page.goto(GUIDE)
  const navbar = page.getByRole('navigation', { name: 'Main' })
  // Links to other sites also say that they open in a new tab.
  const link = (name: string) => navbar.getByRole('link', { name: new RegExp(`^${name}( \\(opens in new tab\\))?$`) }).first()
  for (const name of ['Home', 'Cloud', 'Core', 'Learn', 'API', 'Expectations gallery', 'Try Cloud']) {
    await expect(link(name)).toBeVisible()
  }
  await expect(link('Expectations gallery')).toHaveAttribute('href', '/docs/reference/expectations/')
  await navbar.getByText('Help', { exact: true }).first().click()
  for (const name of ['Support', 'Compatibility', 'Community', 'Request a demo']) {
    await expect(link(name)).toBeVisible()
  }
  await expect(link('Request a demo')).toHaveAccessibleName('Request a demo (opens in new tab)')
})

test('the version menu has both versions and the older site; the language menu has only English', async ({ page }) => {
  await page.goto(GUIDE)
  const navbar = page.getByRole('navigation', { name: 'Main' })
  await navbar.locator('summary', { hasText: '1.8.1' }).first().click()
  for (const name of ['1.8.1', '0.18.21', '0.17.x and earlier']) {
    await expect(navbar.getByRole('link', { name }).first()).toBeVisible()
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await navbar.locator('summary', { hasText: 'English' }).first().click()
  await expect(navbar.locator('details[open] a[lang="en"]')).toHaveCount(1)
})

test('headings have a named link, and the table of contents has levels 2 and 3', async ({ page }) => {
  await page.goto(GUIDE)
  const heading = page.locator('.prose > h2').first()
  const text = await heading.evaluate((element) => element.firstChild?.textContent?.trim() ?? '')
  await expect(heading.locator('.heading-link')).toHaveAttribute('title', `Direct link to ${text}`)
  const levels = await page
    .locator('.toc-open a')
    .evaluateAll((links) => links.map((link) => document.getElementById((link as HTMLAnchorElement).hash.slice(1))?.localName))
  expect([...new Set(levels)].sort()).toEqual(['h2', 'h3'])
})

test('each data source on the home page links to its instructions, and with scripts to its tab', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/docs/home')
  const hrefs = await page.locator('.places a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(hrefs.length).toBeGreaterThan(10)
  for (const href of hrefs) {
    await page.goto(href)
    const [[name = '', value = ''] = []] = [...new URL(href).searchParams]
    const tab = page.locator(`.tabs[data-query="${name}"]`).first().locator(`:scope > .tab-list input[value="${value}"]`)
    if (javaScriptEnabled) await expect(tab, href).toBeChecked()
    else await expect(tab, href).toBeAttached()
  }
})
