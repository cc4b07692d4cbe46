import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPage } from './support/open-page'
import { builtRoutes } from './support/routes'
import { expect, test } from './support/test'
import { SITES } from './support/test-dist'
import { watchPage } from './support/watch-page'

const { dist, port, base } = SITES.inFolder
const HOST = `http://127.0.0.1:${port}`
const GUIDE = `${HOST}${base}docs/core/introduction/gx_overview`

test('all URLs of all documents begin with the base URL', { tag: '@once' }, () => {
  const routes = builtRoutes()
  expect(routes.length).toBeGreaterThan(10)
  for (const route of [...routes, '/404']) {
    const file = join(import.meta.dirname, '../', dist, route.endsWith('/') ? `${route}index.html` : `${route}.html`)
    const html = readFileSync(file, 'utf8')
    const addresses = [...html.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map((match) => match[1] ?? '')
    expect(addresses.length, route).toBeGreaterThan(10)
    expect(
      addresses.filter((address) => !address.startsWith(base) && !address.startsWith('//')),
      route,
    ).toEqual([])
  }
})

test('pages, styles, scripts and images load from the base URL, and links stay below it', async ({ page, javaScriptEnabled }) => {
  const findings = watchPage(page)
  const outside: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(HOST) && !request.url().startsWith(HOST + base)) outside.push(request.url())
  })
  await page.goto(`${HOST}${base}`)
  await expect(page).toHaveURL(`${HOST}${base}docs/home`)
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Core', exact: true }).click()
  await expect(page).toHaveURL(`${HOST}${base}docs/core/introduction/`)
  if (javaScriptEnabled) {
    await page.locator('html[data-has-hydrated="true"]').waitFor()
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  }
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'GX Core overview' }).click()
  await expect(page).toHaveURL(GUIDE)
  await expect(page.locator('h1')).toHaveText('GX Core overview')
  if (javaScriptEnabled) expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.locator('.toc a:visible').last().click()
  await expect(page).toHaveURL(/\/manual\/docs\/core\/introduction\/gx_overview#/)
  await page.goBack()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Introduction to GX Core')
  await page.waitForLoadState('networkidle')
  expect(outside).toEqual([])
  expect(findings).toEqual({ console: [], failed: [], foreign: [] })
})

test('an unknown address below the base URL shows the not-found page, which links to the home page', async ({ page }) => {
  const response = await page.goto(`${HOST}${base}docs/nothing-here`)
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('Page Not Found')
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(`${HOST}${base}docs/home`)
})

test('an unknown address below an older version shows links of that version', async ({ page }) => {
  const response = await page.goto(`${HOST}${base}docs/0.18/nothing-here`)
  expect(response?.status()).toBe(404)
  await expect(page.locator('.navbar details.menu summary').first()).toHaveText('Version 0.18.21')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`^${HOST}${base}docs/0\\.18/`))
})

test('the version menu and the version banner stay below the base URL', async ({ page }) => {
  await page.goto(`${HOST}${base}docs/0.18/core/introduction/introduction`)
  await page.locator('.banner-warning').getByRole('link', { name: 'latest version' }).click()
  await expect(page).toHaveURL(`${HOST}${base}docs/core/introduction/`)
  // The URL changes before the content, which closes the menu.
  await expect(page.locator('h1')).toHaveText('Introduction to GX Core')
  const menu = page.locator('nav[aria-label="Main"] details.menu').first()
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: '0.18.21' }).click()
  await expect(page).toHaveURL(`${HOST}${base}docs/0.18/core/introduction/introduction`)
})

test('links of the mobile panel stay below the base URL', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(GUIDE)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Try GX Core' }).click()
  await expect(page).toHaveURL(/\/manual\/docs\/core\/introduction\/try_gx$/)
  await expect(page.locator('h1')).toHaveText('Try GX Core')
})

test('outside the docs, links to docs use the preferred version below the base URL', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'scripts remember the version')
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '0.18'))
  await page.goto(`${HOST}${base}docs/home`)
  const core = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Core', exact: true })
  await expect(core).toHaveAttribute('href', `${base}docs/0.18/core/introduction/introduction`)
})

test('search finds pages below the base URL', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'needs scripts')
  await openPage(page, GUIDE)
  await page.getByRole('button', { name: 'Search the docs' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('checkpoint')
  const result = page.getByRole('option').first()
  await expect(result).toHaveAttribute('href', new RegExp(`^${base}docs/`))
  await result.click()
  await expect(page).toHaveURL(new RegExp(`^${HOST}${base}docs/`))
  await expect(page.locator('h1')).toBeVisible()
})
