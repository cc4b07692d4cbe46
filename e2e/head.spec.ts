import { builtRoutes, readDocument } from './support/routes'
import { expect, test } from './support/test'

const SITE = 'https://docs.greatexpectations.io'

test('every page has a title, a description and a canonical URL', () => {
  for (const route of builtRoutes()) {
    const html = readDocument(route)
    const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
    const title = found(/<title>([^<]*)</)
    expect(title, route).toMatch(route.includes('/0.18/') ? / \| Great Expectations 0\.18\.21$/ : / \| Great Expectations$/)
    expect(found(/<link rel="canonical" href="([^"]*)"/), route).toBe(SITE + route)
    expect(found(/<meta property="og:url" content="([^"]*)"/), route).toBe(SITE + route)
    expect(found(/<meta property="og:title" content="([^"]*)"/), route).toBe(title)
    const description = found(/<meta name="description" content="([^"]*)"/)
    expect(description.length, `${route}: ${description}`).toBeGreaterThan(30)
    expect(description.length, `${route}: ${description}`).toBeLessThanOrEqual(160)
    expect(found(/<html[^>]* lang="([^"]*)"/), route).toBe('en')
  }
})

test('every page has the social card of its area and version, an existing small image', async ({ request }) => {
  const cards = new Set<string>()
  for (const route of builtRoutes()) {
    const html = readDocument(route)
    const [card = '', twitter] = ['property="og:image"', 'name="twitter:image"'].map(
      (name) => new RegExp(`<meta ${name} content="([^"]*)"`).exec(html)?.[1],
    )
    expect(card, route).toMatch(/^https:\/\/docs\.greatexpectations\.io\/assets\/card-[\w.-]+\.png$/)
    expect(twitter, route).toBe(card)
    cards.add(card)
  }
  const names = [...cards].map((card) => card.replace(/^.*\/card-|\.\w+\.png$/g, '')).sort()
  expect(names).toEqual([
    'api-0.18.21',
    'api-1.8.1',
    'gx-cloud',
    'gx-cloud-0.18.21',
    'gx-core-0.18.21',
    'gx-core-1.8.1',
    'help',
    'learn',
    'learn-0.18.21',
    'site',
    'site-0.18.21',
  ])
  for (const card of cards) {
    const response = await request.get(new URL(card).pathname)
    expect([card, response.status(), response.headers()['content-type']]).toEqual([card, 200, 'image/png'])
    expect((await response.body()).length, card).toBeLessThan(40_000)
  }
})

test('social cards have alternative text and dimensions', async ({ page }) => {
  await page.goto('/docs/core/introduction/try_gx')
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  expect(await content('og:image:alt')).toBe('Great Expectations Docs: GX Core 1.8.1')
  expect([await content('og:image:width'), await content('og:image:height')]).toEqual(['1200', '630'])
})

test('the manifest is valid, and pages load neither manifest nor icons nor cards', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/docs/home', { waitUntil: 'networkidle' })
  expect(requests.filter((path) => /manifest|icon-|card-|touch-icon/.test(path))).toEqual([])
  const session = await page.context().newCDPSession(page)
  const { url, errors, data = '' } = await session.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  expect(JSON.parse(data)).toMatchObject({ short_name: 'GX Docs', start_url: '/docs/home', scope: '/', display: 'minimal-ui' })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('icons and manifest have the right media types and are cached for a day', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
    ['/apple-touch-icon.png', /^image\/png$/],
    ['/manifest.webmanifest', /^application\/manifest\+json(?:; charset=utf-8)?$/],
  ] as const) {
    const response = await request.get(path)
    const { 'content-type': found = '', 'cache-control': kept } = response.headers()
    expect([path, response.status(), kept]).toEqual([path, 200, 'public, max-age=86400'])
    expect(found).toMatch(type)
  }
})

test('search crawlers find version and language by name', async ({ page }) => {
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

test('breadcrumbs and article are structured data', async ({ page }) => {
  await page.goto('/docs/core/introduction/try_gx')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  const [trail, article] = data['@graph']
  expect(trail['@type']).toBe('BreadcrumbList')
  expect(trail.itemListElement.at(-1).item).toBe(`${SITE}/docs/core/introduction/try_gx`)
  expect(article).toMatchObject({ '@type': 'TechArticle', url: `${SITE}/docs/core/introduction/try_gx`, version: '1.8.1' })
})

test('each page links to its Markdown copy', async ({ page, request }) => {
  await page.goto('/docs/core/introduction/')
  const href = (await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute('href')) ?? ''
  expect(new URL(href, SITE).pathname).toBe('/docs/core/introduction.md')
  const copy = await request.get('/docs/core/introduction.md')
  expect(copy.status()).toBe(200)
  expect(await copy.text()).toMatch(
    /^---\ntitle: "Introduction to GX Core"\nversion: "1.8.1"\nurl: .*\n(?:updated: .*\n)?---\n\n# Introduction to GX Core\n/,
  )
})
