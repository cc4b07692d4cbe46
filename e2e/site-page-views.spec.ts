import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type FixtureServer, serveSite } from './support/fixture-server'
import { openPage } from './support/open-page'
import { builtRoutes, DIST, readDocument } from './support/routes'
import { test as base, type TagService } from './support/tag-service'
import { expect } from './support/test'
import { watchPage } from './support/watch-page'

/**
 * Page views and tag manager of the documentation, enabled by environment variables. The plugins themselves are tested in
 * page-views.spec.ts.
 */
const TAGS = 'https://www.googletagmanager.com'
const IDS = {
  PAGE_VIEWS_ID: 'G-TEST',
  TAG_MANAGER_ID: 'GTM-TEST',
  TAG_MANAGER_HOSTS: 'https://tags.example.com, https://*.example.net',
}
const PAGE = '/docs/core/introduction/gx_overview'

const test = base.extend<object, { site: FixtureServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const server = await serveSite('dist-test-tags', IDS)
      await use(server)
      server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ context, service }) => {
  service.forget()
  // The site uses the real hosts; the local service responds for them.
  await context.route(`${TAGS}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(TAGS, service.host) })
    await route.fulfill({ response, body: (await response.text()).replaceAll(service.host, TAGS) })
  })
})

// The service records a request before its response is read here. Closing the context in between would fail the test.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'wait' }))

const isEvent = ({ command: [name, event] }: TagService['commands'][number]) => name === 'event' && event === 'page_view'
/** Inserts a link and follows it. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.querySelector('main')?.append(link)
    link.click()
  }, href)

test('the policy allows the hosts of both services and no others', async ({ request, site }) => {
  const policy = (await request.get(site.url + PAGE)).headers()['content-security-policy'] ?? ''
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name, sources.filter((source) => source.startsWith('http')).sort()]
    }),
  )
  const collect = ['https://*.analytics.google.com', 'https://*.google-analytics.com', 'https://*.googletagmanager.com']
  const tags = ['https://*.example.net', 'https://tags.example.com', TAGS]
  expect(directives.get('script-src')).toEqual([...tags].sort())
  expect(directives.get('img-src')).toEqual([...tags, ...collect].sort())
  expect(directives.get('connect-src')).toEqual([...tags, ...collect, 'https://api.github.com'].sort())
  expect(policy).not.toContain('trusted-types')
})

test('both services start, and changes of path or query send a page view, changes of the hash do not', async ({
  page,
  site,
  service,
}) => {
  const findings = watchPage(page)
  await openPage(page, site.url + PAGE)
  await expect.poll(() => service.notes).toContain('container started')
  await expect.poll(() => service.commands.map(({ command: [name] }) => name)).toEqual(expect.arrayContaining(['js', 'config']))
  expect(service.commands.find(({ command: [name] }) => name === 'config')?.command).toEqual([
    'config',
    IDS.PAGE_VIEWS_ID,
    { anonymize_ip: true },
  ])
  const views = () => service.commands.filter(isEvent).map(({ path }) => path)

  await page.locator('.toc a').last().click()
  await expect(page).toHaveURL(/#/)
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Try GX Core' }).click()
  await expect.poll(views).toEqual(['/docs/core/introduction/try_gx'])
  await follow(page, '?from=test')
  await expect(page).toHaveURL(/try_gx\?from=test$/)
  await expect.poll(views).toHaveLength(2)
  await follow(page, '/docs/0.18/oss/tutorials/quickstart')
  await expect
    .poll(views)
    .toEqual(['/docs/core/introduction/try_gx', '/docs/core/introduction/try_gx', '/docs/0.18/oss/tutorials/quickstart'])
  expect(service.requests.filter((url) => url.includes('.js') || url.includes('/js')).sort()).toEqual([
    '/gtag/js?id=G-TEST',
    '/gtm.js?id=GTM-TEST',
  ])
  // Policy violations are errors. Chromium logs an unrelated message of level `info`.
  expect(findings.console.filter((message) => !message.startsWith('info'))).toEqual([])
  expect(findings.failed).toEqual([])
})

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`neither service starts for readers who send ${signal}`, async ({ page, site, service }) => {
    await page.addInitScript(([name, set]) => Object.defineProperty(navigator, name, { value: set }), [signal, value] as const)
    await openPage(page, site.url + PAGE)
    await follow(page, '/docs/core/introduction/try_gx')
    await expect(page.locator('main h1')).toHaveText('Try GX Core')
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(service.requests).toEqual([])
  })
}

test('a build without the variables contains neither service', () => {
  const traces = /googletagmanager|google-analytics|"page-views"|"tag-manager"/
  for (const file of ['_headers', '.htaccess', '_hosts/nginx/server.conf'])
    expect(readFileSync(join(DIST, file), 'utf8'), file).not.toMatch(traces)
  expect(builtRoutes().filter((route) => traces.test(readDocument(route)))).toEqual([])
})
