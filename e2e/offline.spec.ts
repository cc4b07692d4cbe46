import { expect, type Page, test } from '@playwright/test'
import { type DeployedSite, startDeployedSite } from './support/deployed-site'
import { openPage } from './support/open-page'

test.describe.configure({ mode: 'default' })

let site: DeployedSite
test.beforeAll(async () => {
  site = await startDeployedSite()
})
test.afterAll(() => site?.stop())
test.afterEach(() => site.network('on'))

/** Opens a page and waits until the service worker controls it and has saved it with its styles and scripts. */
async function visit(page: Page, route: string): Promise<void> {
  await page.goto(site.url + route)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => savedPages(page)).toContain(route)
  await expect.poll(() => missingAssets(page)).toEqual([])
}

/** Styles and scripts of the page that are not saved. */
const missingAssets = (page: Page) =>
  page.evaluate(async () => {
    const tags = [...document.querySelectorAll('link[rel="stylesheet"], script[src]')]
    const paths = tags.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? '')
    const saved = await Promise.all(paths.map((path) => caches.match(path)))
    return paths.filter((_, place) => saved[place] === undefined)
  })

/** Paths of the saved pages. */
const savedPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('docs:/:visited')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

const mark = (page: Page) => page.locator('.saved-copy')

test('a visited page is shown offline with its styles, scripts and date', async ({ page }) => {
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

test('a saved page is shown while the server is unavailable', async ({ page }) => {
  await visit(page, '/docs/start')
  site.network('down')
  await page.reload()
  await expect(page.locator('main h1')).toHaveText('Start')
  await expect(mark(page)).toContainText('The server is not available.')
  await page.goto(`${site.url}/docs/more`)
  await expect(page.locator('h1')).toHaveText('Not the site')
})

test('a response of a captive portal is not saved as an asset', async ({ page }) => {
  await visit(page, '/docs/start')
  const style = await page.locator('link[rel="stylesheet"]').getAttribute('href')
  const read = () => page.evaluate(async (path) => (await fetch(path ?? '', { cache: 'no-store' })).text(), style)
  await page.evaluate(async () => caches.delete('docs:/:assets'))
  site.network('portal')
  expect(await read()).toContain('Not the site')
  site.network('on')
  expect(await read()).toContain('--release')
})

test('the most recently visited page is removed last', async ({ page }) => {
  await visit(page, '/docs/start')
  await visit(page, '/docs/more')
  await page.goto(`${site.url}/docs/start`)
  // The next page of the sidebar, which is fetched in advance, may come after both.
  const visited = async () => (await savedPages(page)).filter((path) => /start|more/.test(path))
  await expect.poll(visited).toEqual(['/docs/more', '/docs/start'])
})

test('a page that is not saved shows a message and links to saved pages', async ({ page }) => {
  await visit(page, '/docs/start')
  site.network('cut')
  await page.goto(`${site.url}/docs/more`)
  await expect(mark(page)).toHaveText('You are offline, and this page is not saved on this device.')
  await page.getByRole('main').getByRole('link', { name: 'Start' }).click()
  await expect(page.locator('main h1')).toHaveText('Start')
})

test('a slow network shows the saved copy until the response arrives', async ({ page }) => {
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

test('the notice disappears if the late response equals the saved copy', async ({ page }) => {
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

test('a version can be saved, read offline and removed, with progress and size', async ({ page }) => {
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

test('the search works offline in a saved version', async ({ page }) => {
  await visit(page, '/docs/start')
  await page.goto(`${site.url}/offline`)
  const row = page.locator('[data-offline-version="current"]')
  await row.getByRole('button', { name: /^Save/ }).click()
  await expect(row.getByRole('status')).toContainText(/^Saved on /)
  site.network('cut')
  await openPage(page, `${site.url}/docs/guide`)
  await page.getByRole('button', { name: 'Search the docs' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('more')
  const result = page.getByRole('option', { name: /^More/ }).first()
  await expect(result).toBeVisible()
  await result.click()
  await expect(page.locator('main h1')).toHaveText('More')
  await expect(mark(page)).toContainText('Saved copy')
})

test('an interrupted download of a version is discarded', async ({ page }) => {
  await visit(page, '/docs/start')
  await page.goto(`${site.url}/offline`)
  const row = page.locator('[data-offline-version="current"]')
  await expect(row).toContainText('3 pages')
  const save = row.getByRole('button', { name: /^Save/ })
  await expect(save).toBeEnabled()
  site.network('cut')
  await save.click()
  await expect(row.getByRole('status')).toContainText("The pages couldn't be saved.")
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes(':version:'))).toEqual([])
})

test('a repeated visit requests no assets', async ({ page }) => {
  await visit(page, '/docs/start')
  // Some scripts load when the browser is idle.
  await expect(page.getByRole('button', { name: 'Search the docs' })).toHaveAttribute('data-live', '')
  await page.waitForLoadState('networkidle')
  site.forget()
  await page.goto(`${site.url}/docs/start`)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  expect(site.responses.filter(({ path }) => path.startsWith('/assets/'))).toEqual([])
})

test('an old service worker serves a new build, and a build without offline reading removes worker and copies', async ({
  page,
}) => {
  await visit(page, '/docs/start')
  await site.release('three')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Release three.')
  await expect(mark(page)).toHaveCount(0)
  await site.release('four', { 'settings.json': '{ "offline": false }' })
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Release four.')
  // An update that starts while the browser is still installing the worker of release three has no effect, so it is repeated.
  const update = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      await Promise.allSettled(registrations.map((registration) => registration.update()))
      return registrations.length
    })
  await expect.poll(update).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  site.network('cut')
  await expect(page.goto(`${site.url}/docs/start`)).rejects.toThrow()
})
