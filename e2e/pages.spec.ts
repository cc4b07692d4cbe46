import { testedRoutes } from './support/routes'
import { expect, test } from './support/test'
import { watchPage } from './support/watch-page'

test.describe('every page', () => {
  for (const route of testedRoutes()) {
    test(`${route} shows its title without errors`, async ({ sharedPage: page, javaScriptEnabled }) => {
      const findings = watchPage(page)
      const response = await page.goto(route)
      if (javaScriptEnabled) await page.locator('html[data-has-hydrated="true"]').waitFor()
      expect(response?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('main')).toHaveCount(1)
      expect(findings).toEqual({ console: [], failed: [], foreign: [] })
    })
  }
})

test('URLs with and without a trailing slash, with .html, and in any letter case show the page', { tag: '@once' }, async ({
  request,
}) => {
  const form = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return { status: response.status(), canonical: /rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1] }
  }
  const home = { status: 200, canonical: 'https://docs.greatexpectations.io/docs/home' }
  for (const path of ['/docs/home', '/docs/home/', '/docs/home.html', '/docs/HOME', '/docs/home/index.html']) {
    expect(await form(path), path).toEqual(home)
  }
  const cloud = { status: 200, canonical: 'https://docs.greatexpectations.io/docs/cloud/' }
  for (const path of ['/docs/cloud', '/docs/cloud/', '/docs/cloud/index.html', '/Docs/Cloud'])
    expect(await form(path), path).toEqual(cloud)
})

test('the root and /docs redirect to the home page', async ({ page }) => {
  for (const path of ['/', '/docs']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/docs\/home$/)
  }
  await page.goto('/docs/0.18')
  await expect(page).toHaveURL(/\/docs\/0\.18\/home\/?$/)
})

test('an unknown address returns 404 and the not-found page', async ({ page }) => {
  const response = await page.goto('/docs/nothing-here')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Page Not Found | Great Expectations')
  await expect(page.locator('h1')).toHaveText('Page Not Found')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('the policy is sent with every document', { tag: '@once' }, async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get('/docs/home')).headers()
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).not.toContain('unsafe')
})
