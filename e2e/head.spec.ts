import { builtRoutes } from './support/routes'
import { expect, test } from './support/test'

const SITE = 'https://docs.greatexpectations.io'

test('every page says what it is: title, description, canonical address, social card', async ({ page }) => {
  for (const route of builtRoutes()) {
    await page.goto(route)
    const title = await page.title()
    expect(title, route).toMatch(/ \| Great Expectations$/)
    const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name)
    expect(await attribute('link[rel="canonical"]', 'href'), route).toBe(SITE + route)
    expect(await attribute('meta[property="og:url"]', 'content'), route).toBe(SITE + route)
    expect(await attribute('meta[property="og:title"]', 'content'), route).toBe(title)
    const description = (await attribute('meta[name="description"]', 'content')) ?? ''
    expect(description.length, `${route}: ${description}`).toBeGreaterThan(30)
    expect(description.length, `${route}: ${description}`).toBeLessThanOrEqual(160)
    expect(await attribute('html', 'lang'), route).toBe('en')
  }
})

test('search engines of the site find version and language by name', async ({ page }) => {
  const version = (name: string) => page.locator(`meta[name="docsearch:${name}"]`).getAttribute('content')
  await page.goto('/docs/core/introduction/try_gx')
  expect([await version('language'), await version('version'), await version('docusaurus_tag')]).toEqual([
    'en',
    'current',
    'docs-default-current',
  ])
  await page.goto('/docs/0.18/oss/tutorials/quickstart')
  expect([await version('version'), await version('docusaurus_tag')]).toEqual(['0.18', 'docs-default-0.18'])
  await page.goto('/docs/home')
  expect(await version('docusaurus_tag')).toBe('default')
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveCount(0)
})

test('breadcrumbs and article are there as structured data', async ({ page }) => {
  await page.goto('/docs/core/introduction/try_gx')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  const [trail, article] = data['@graph']
  expect(trail['@type']).toBe('BreadcrumbList')
  expect(trail.itemListElement.at(-1).item).toBe(`${SITE}/docs/core/introduction/try_gx`)
  expect(article).toMatchObject({ '@type': 'TechArticle', url: `${SITE}/docs/core/introduction/try_gx`, version: '1.8.1' })
})

test('each page has a Markdown copy that it names', async ({ page, request }) => {
  await page.goto('/docs/core/introduction/')
  const href = (await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute('href')) ?? ''
  expect(new URL(href, SITE).pathname).toBe('/docs/core/introduction.md')
  const copy = await request.get('/docs/core/introduction.md')
  expect(copy.status()).toBe(200)
  expect(await copy.text()).toMatch(
    /^---\ntitle: "Introduction to GX Core"\nversion: "1.8.1"\nurl: .*\n(?:updated: .*\n)?---\n\n# Introduction to GX Core\n/,
  )
})
