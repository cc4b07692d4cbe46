import type { Page } from '@playwright/test'
import { type DeployedSite, startDeployedSite } from './support/deployed-site'
import { navigatorArrived } from './support/open-page'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'serial' })

/** An island that changes the hashes of all scripts. */
const ISLAND = `import { defineIsland } from 'docs-engine/islands'\n\nexport default defineIsland({ name: 'extra', wake: 'load', Component: () => <p>extra</p> })\n`

let site: DeployedSite
test.beforeAll(async () => {
  site = await startDeployedSite()
})
test.afterAll(() => site?.stop())

interface Watched {
  errors: string[]
  loads: number
}

/** Opens the first page on a phone, where most scripts load on demand. */
async function open(page: Page): Promise<Watched> {
  const seen: Watched = { errors: [], loads: 0 }
  page.on('pageerror', (error) => seen.errors.push(String(error)))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${site.url}/docs/start`)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads++
  })
  site.forget()
  return seen
}

const releaseOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--release'))
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click()
const failed = () => site.responses.filter(({ status }) => status !== 200 && status !== 304)
const requestedScripts = () => site.responses.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path)

test('a page that was open during a deploy continues without a page load, with the styles of the new release', async ({
  page,
}) => {
  const seen = await open(page)
  await site.release('two')
  await page.locator('main h1').hover()
  await navigatorArrived(page)
  await follow(page, 'guide')
  await expect(page.getByRole('main')).toContainText('Release two.')
  await expect.poll(() => releaseOf(page)).toBe('two')
  await follow(page, 'more')
  await expect(page.locator('main h1')).toHaveText('More')
  expect(seen).toEqual({ errors: [], loads: 0 })
  expect(failed()).toEqual([])
})

test('a page that was open during deploys of new scripts still loads its own, and its links load pages of the new release', async ({
  page,
}) => {
  const seen = await open(page)
  const script = await page.locator('script[src*="/assets/runtime."]').getAttribute('src')
  await site.release('three', { 'islands/extra.island.tsx': ISLAND })
  await site.release('four')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const entry = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Guide' })
  await expect(entry).toBeVisible()
  await entry.click()
  await expect(page.getByRole('main')).toContainText('Release four.')
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  expect(await releaseOf(page)).toBe('four')
  expect(await page.locator('script[src*="/assets/runtime."]').getAttribute('src')).not.toBe(script)
  // Scripts that load on demand come from the release of the page.
  expect(requestedScripts().length).toBeGreaterThan(0)
  expect(failed()).toEqual([])
  expect(seen.errors).toEqual([])
})
