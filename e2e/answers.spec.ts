import type { Page } from '@playwright/test'
import { breakOff, cutOff, delay, type FaultySite, fail, failWithPage, reset, startFaultySite } from './support/faulty-site'
import { openPage } from './support/open-page'
import { expect, test } from './support/test'

const LANDING = '/docs/core/introduction/'
const OVERVIEW = '/docs/core/introduction/gx_overview'
const TUTORIAL = '/docs/core/introduction/try_gx'
const COMMUNITY = '/docs/core/introduction/community_resources'
const NAMES: Record<string, string> = {
  [LANDING]: 'Introduction to GX Core',
  [OVERVIEW]: 'GX Core overview',
  [TUTORIAL]: 'Try GX Core',
  [COMMUNITY]: 'Community resources',
}

let site: FaultySite
test.beforeEach(async ({ baseURL }) => {
  site = await startFaultySite(baseURL ?? '')
})
test.afterEach(() => site?.close())

const linkTo = (page: Page, route: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: NAMES[route] ?? '', exact: true })
const follow = (page: Page, route: string) => linkTo(page, route).evaluate((link) => (link as HTMLElement).click())
const expectPage = async (page: Page, route: string) => {
  await expect(page.locator('main h1')).toHaveText(NAMES[route] ?? '')
  await expect(page).toHaveURL(new RegExp(`${route}$`))
  await expect(page.locator('#nprogress')).toHaveCount(0)
  await expect(page.locator('.page-loader')).toHaveCount(0)
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy')
}

test.describe('with the navigator', () => {
  for (const [failure, fault] of [
    ['is interrupted', breakOff],
    ['is truncated', cutOff],
    ['fails with a connection reset', reset],
    ['returns an error', fail],
  ] as const) {
    test(`a page that ${failure} shows an error that readers can retry or leave`, async ({ page }) => {
      await openPage(page, site.origin + OVERVIEW)
      site.faults.set(TUTORIAL, fault)
      await follow(page, TUTORIAL)
      const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' })
      await expect(retry).toBeVisible()
      await retry.click()
      await expect(retry).toBeVisible()
      await page.goBack()
      await expectPage(page, OVERVIEW)
      await page.goForward()
      await expect(retry).toBeVisible()
      site.faults.clear()
      await retry.click()
      await expectPage(page, TUTORIAL)
    })

    test(`a page that ${failure} while it is prefetched is requested again on click`, async ({ page }) => {
      await openPage(page, site.origin + OVERVIEW)
      site.faults.set(TUTORIAL, fault)
      const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith(TUTORIAL))
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(TUTORIAL))
      await linkTo(page, TUTORIAL).hover()
      await Promise.any([answered, failed])
      site.faults.clear()
      await linkTo(page, TUTORIAL).click()
      await expectPage(page, TUTORIAL)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('the error page of the server is shown unchanged, and Back returns to the site', async ({ page }) => {
    await openPage(page, site.origin + OVERVIEW)
    site.faults.set(TUTORIAL, failWithPage)
    await follow(page, TUTORIAL)
    await expect(page.locator('h1')).toHaveText('Server trouble')
    await page.goBack()
    await expectPage(page, OVERVIEW)
  })

  for (const order of [
    [TUTORIAL, COMMUNITY, LANDING],
    [LANDING, COMMUNITY, TUTORIAL],
    [COMMUNITY, LANDING, TUTORIAL],
  ]) {
    test(`the last of three clicks takes effect if the responses arrive in the order ${order.map((route) => NAMES[route]).join(', ')}`, async ({
      page,
    }) => {
      const answers = new Map(order.map((route) => [route, delay()]))
      for (const [route, answer] of answers) site.faults.set(route, answer)
      await openPage(page, site.origin + OVERVIEW)
      for (const route of [TUTORIAL, COMMUNITY, LANDING]) await follow(page, route)
      await expect(page.locator('.page-loader')).toBeVisible()
      await expect(page.locator('main h1')).toHaveText('GX Core overview')
      for (const route of order) answers.get(route)?.release()
      await expectPage(page, LANDING)
      for (const route of [COMMUNITY, TUTORIAL, OVERVIEW]) {
        await page.goBack()
        await expectPage(page, route)
      }
    })
  }

  test('repeated clicks on a link while its page loads add one history entry', async ({ page }) => {
    const answer = delay()
    site.faults.set(TUTORIAL, answer)
    await openPage(page, site.origin + OVERVIEW)
    for (let times = 0; times < 3; times++) await follow(page, TUTORIAL)
    answer.release()
    await expectPage(page, TUTORIAL)
    await page.goBack()
    await expectPage(page, OVERVIEW)
  })

  test('a click on the link to the current page cancels the pending navigation', async ({ page }) => {
    const answer = delay()
    site.faults.set(TUTORIAL, answer)
    await openPage(page, site.origin + OVERVIEW)
    await follow(page, TUTORIAL)
    await expect(page.locator('.page-loader')).toBeVisible()
    await follow(page, OVERVIEW)
    await expectPage(page, OVERVIEW)
    answer.release()
    await page.waitForLoadState('networkidle')
    await expectPage(page, OVERVIEW)
  })

  test('Back while two pages load shows the complete previous page', async ({ page }) => {
    const [tutorial, community] = [delay(), delay()]
    site.faults.set(TUTORIAL, tutorial).set(COMMUNITY, community)
    await openPage(page, site.origin + OVERVIEW)
    await follow(page, TUTORIAL)
    await follow(page, COMMUNITY)
    await page.goBack()
    community.release()
    await expect(page).toHaveURL(new RegExp(`${TUTORIAL}$`))
    await expect(page.locator('main h1')).toHaveText('GX Core overview')
    tutorial.release()
    await expectPage(page, TUTORIAL)
    await page.goBack()
    await expectPage(page, OVERVIEW)
  })

  test('stylesheets of a page load before it is shown, and are removed with it', async ({ page }) => {
    const style = delay()
    site.faults.set('/other.css', (response) => {
      response.setHeader('content-type', 'text/css')
      style(response, Buffer.from('h1 { text-decoration: underline }'))
    })
    site.faults.set(TUTORIAL, (response, html) =>
      response.end(html.toString().replace('</head>', '<link rel="stylesheet" href="/other.css"></head>')),
    )
    await openPage(page, site.origin + OVERVIEW)
    const styles = page.locator('link[href="/other.css"]')
    await follow(page, TUTORIAL)
    await expect(styles).toHaveCount(1)
    await expect(page.locator('main h1')).toHaveText('GX Core overview')
    await page.goBack()
    await expectPage(page, OVERVIEW)
    style.release()
    await expect(styles).toHaveCount(0)
    await expect(page.locator('main h1')).toHaveCSS('text-decoration-line', 'none')
    await follow(page, TUTORIAL)
    await expectPage(page, TUTORIAL)
    await expect(page.locator('main h1')).toHaveCSS('text-decoration-line', 'underline')
    await follow(page, LANDING)
    await expectPage(page, LANDING)
    await expect(styles).toHaveCount(0)
  })

  test('offline, visited pages are shown and new ones report it; Retry works once online', async ({ page, context }) => {
    await openPage(page, OVERVIEW)
    await follow(page, COMMUNITY)
    await expectPage(page, COMMUNITY)
    await follow(page, OVERVIEW)
    await expectPage(page, OVERVIEW)
    await context.setOffline(true)
    await follow(page, COMMUNITY)
    await expectPage(page, COMMUNITY)
    await follow(page, TUTORIAL)
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' })
    await expect(page.getByRole('alert')).toContainText('Check your network connection.')
    await retry.click()
    await expect(retry).toBeVisible()
    await context.setOffline(false)
    await retry.click()
    await expectPage(page, TUTORIAL)
  })
})
