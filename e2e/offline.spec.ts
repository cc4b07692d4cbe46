import { expect, type Page, test } from '@playwright/test'
import { type DeployedSite, startDeployedSite } from './support/deployed-site'

test.describe.configure({ mode: 'default' })

let site: DeployedSite
test.beforeAll(async () => {
  site = await startDeployedSite()
})
test.afterAll(() => site?.stop())
test.afterEach(() => site.network('on'))

/** Opens a page and waits until the worker has charge of it and has kept it. */
async function visit(page: Page, route: string): Promise<void> {
  await page.goto(site.url + route)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => keptPages(page)).toContain(route)
}

/** Paths of the pages that were visited and kept. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('docs:/:visited')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

const mark = (page: Page) => page.locator('.saved-copy')

test('a page that was read shows without network, with its style, its scripts and its date', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await visit(page, '/docs/start')
  site.network('cut')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Release one.')
  await expect(mark(page)).toContainText(/^Saved copy of .*20\d\d.*\. The network cannot be reached\.$/)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--release'))).toBe('one')
  expect(errors).toEqual([])
  site.network('on')
  await page.reload()
  await expect(page.locator('main h1')).toHaveText('Start')
  await expect(mark(page)).toHaveCount(0)
})

test('a saved page shows while the server does not answer', async ({ page }) => {
  await visit(page, '/docs/start')
  site.network('down')
  await page.reload()
  await expect(page.locator('main h1')).toHaveText('Start')
  await expect(mark(page)).toContainText('The server is not available.')
  await page.goto(`${site.url}/docs/more`)
  await expect(page.locator('h1')).toHaveText('Not the site')
})

test('what a network answers in place of an asset is not saved', async ({ page }) => {
  await visit(page, '/docs/start')
  const style = await page.locator('link[rel="stylesheet"]').getAttribute('href')
  const read = () => page.evaluate(async (path) => (await fetch(path ?? '', { cache: 'no-store' })).text(), style)
  await page.evaluate(async () => caches.delete('docs:/:assets'))
  site.network('portal')
  expect(await read()).toContain('Not the site')
  site.network('on')
  expect(await read()).toContain('--release')
})

test('the page that was read last is the last to be removed', async ({ page }) => {
  await visit(page, '/docs/start')
  await visit(page, '/docs/guide')
  await page.goto(`${site.url}/docs/start`)
  await expect.poll(async () => (await keptPages(page)).at(-1)).toBe('/docs/start')
})

test('a page that was not read says so, and leads to those that were', async ({ page }) => {
  await visit(page, '/docs/start')
  site.network('cut')
  await page.goto(`${site.url}/docs/more`)
  await expect(mark(page)).toHaveText('You are offline, and this page is not saved on this device.')
  await page.getByRole('main').getByRole('link', { name: 'Start' }).click()
  await expect(page.locator('main h1')).toHaveText('Start')
})

test('the saved copy shows when the network takes too long, and gives way to a newer answer', async ({ page }) => {
  await visit(page, '/docs/guide')
  await site.release('two')
  site.network('held')
  await page.reload()
  await expect(mark(page)).toContainText('The network is slow.')
  await expect(page.getByRole('main')).toContainText('Release one.')
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  site.network('on')
  await expect(page.getByRole('main')).toContainText('Release two.')
  await expect(mark(page)).toHaveCount(0)
})

test('the mark goes when the late answer is what the copy is', async ({ page }) => {
  await visit(page, '/docs/guide')
  site.network('held')
  await page.reload()
  await expect(mark(page)).toContainText('The network is slow.')
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  const same = await page.evaluateHandle(() => document.documentElement)
  site.network('on')
  await expect(mark(page)).toHaveCount(0)
  expect(await same.evaluate((element) => element.isConnected)).toBe(true)
})

test('a version is saved with progress and size, read without network, and removed', async ({ page }) => {
  await visit(page, '/docs/start')
  await page.getByRole('link', { name: 'Offline reading' }).click()
  const row = page.locator('[data-offline-version="current"]')
  await expect(row).toContainText(/3 pages, about \d+\.\d MB/)
  await row.getByRole('button', { name: /^Save/ }).click()
  await expect(row.getByRole('status')).toContainText(/^Saved on .*20\d\d\.$/)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'More' })).toBeVisible()
  site.network('cut')
  await page.goto(`${site.url}/docs/more`)
  await expect(page.locator('main h1')).toHaveText('More')
  await expect(mark(page)).toContainText('Saved copy')
  await page.goto(`${site.url}/offline`)
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(row.getByRole('button', { name: /^Remove/ })).toBeHidden()
  await page.goto(`${site.url}/docs/more`)
  await expect(mark(page)).toHaveText('You are offline, and this page is not saved on this device.')
})

test('a version whose saving breaks off is not kept half', async ({ page }) => {
  await visit(page, '/docs/start')
  await page.goto(`${site.url}/offline`)
  const row = page.locator('[data-offline-version="current"]')
  await expect(row).toContainText('3 pages')
  const save = row.getByRole('button', { name: /^Save/ })
  await expect(save).toBeEnabled()
  site.network('cut')
  await save.click()
  await expect(row.getByRole('status')).toContainText('It could not be saved.')
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes(':version:'))).toEqual([])
})

test('what a repeated visit transfers is next to nothing', async ({ page }) => {
  await visit(page, '/docs/start')
  site.forget()
  await page.goto(`${site.url}/docs/start`)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  expect(site.answers.filter(({ path }) => path.startsWith('/assets/'))).toEqual([])
})

test('an old worker serves a new build, and a build without offline reading removes worker and copies', async ({ page }) => {
  await visit(page, '/docs/start')
  await site.release('three')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Release three.')
  await expect(mark(page)).toHaveCount(0)
  await site.release('four', { 'settings.json': '{ "offline": false }' })
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Release four.')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  site.network('cut')
  await expect(page.goto(`${site.url}/docs/start`)).rejects.toThrow()
})
