import { expect, type Page, test } from '@playwright/test'
import { openPage } from './support/open-page'

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'needs scripts')

const PAGE = '/docs/core/introduction/gx_overview'

/** Plays the services: its script sends each command that stands in the queue, or comes into it later. */
const SCRIPT = `
  const send = (entry) => fetch(new URL('/collect', document.currentScript?.src ?? host), { method: 'POST', body: JSON.stringify([...entry]) })
  const host = document.querySelector('script[src*="/gtag/js"]').src
  for (const entry of dataLayer) if (entry.length) send(entry)
  dataLayer.push = (entry) => { Array.prototype.push.call(dataLayer, entry); send(entry) }
`
const HOST = 'https://tags.example.com'
let asked: string[] = []
let commands: unknown[][] = []

test.beforeEach(async ({ context }) => {
  asked = []
  commands = []
  await context.route('https://api.github.com/**', (request) => request.fulfill({ json: {} }))
  await context.route(`${HOST}/**`, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'POST') commands.push(request.postDataJSON() as unknown[])
    else asked.push(pathname + search)
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/javascript',
      body: pathname === '/gtag/js' ? SCRIPT : '',
    })
  })
})

// Pages that are loaded ahead may still be on their way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Serves the site as one with these plugins, whose host is in the policy. */
async function configure(page: Page, pluginData: Record<string, object>): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/docs/'),
    async (request) => {
      const response = await request.fetch()
      const policy = response.headers()['content-security-policy'] ?? ''
      const data = Object.fromEntries(
        Object.entries(pluginData).map(([name, value]) => [
          name,
          { default: { scriptHost: HOST, respectPrivacySignals: true, ...value } },
        ]),
      )
      await request.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy': policy.replace(/(script-src|connect-src)/g, `$1 ${HOST}`),
        },
        body: (await response.text()).replace(/"pluginData":\{[^{}]*\}/, `"pluginData":${JSON.stringify(data)}`),
      })
    },
  )
}
const layer = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) =>
      entry.length ? Array.from(entry) : entry,
    ),
  )
const follow = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true }).click()
  await expect(page.locator('h1')).toHaveText(name)
}
const openWithServiceBlocked = async (page: Page) => {
  await configure(page, { 'page-views': { trackingId: 'G-TEST' } })
  await page.route(`${HOST}/**`, (request) => request.abort())
  await openPage(page, PAGE)
  await expect.poll(() => layer(page)).toHaveLength(2)
}

test('without a setting nothing is asked of anyone', async ({ page }) => {
  await openPage(page, PAGE)
  await follow(page, 'Try GX Core')
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('the first page is counted by the config call, later ones by an event each', { tag: '@navigator' }, async ({ page }) => {
  await configure(page, { 'page-views': { trackingId: 'G-TEST' } })
  await openPage(page, PAGE)
  await expect.poll(() => commands.map(([name]) => name)).toEqual(['js', 'config'])
  expect(commands[1]).toEqual(['config', 'G-TEST', { anonymize_ip: true }])
  expect(asked).toEqual(['/gtag/js?id=G-TEST'])
  await page.locator('.toc a').last().click()
  await expect(page).toHaveURL(/#/)
  await follow(page, 'Try GX Core')
  await expect
    .poll(() => commands.slice(2))
    .toEqual([
      ['set', 'page_path', '/docs/core/introduction/try_gx'],
      ['event', 'page_view'],
    ])
})

test('where each page is loaded, each counts itself by its own config call', { tag: '@page-loads' }, async ({ page }) => {
  await configure(page, { 'page-views': { trackingId: 'G-TEST' } })
  await openPage(page, PAGE)
  await expect.poll(() => commands.map(([name]) => name)).toEqual(['js', 'config'])
  await follow(page, 'Try GX Core')
  await expect.poll(() => commands.map(([name]) => name)).toEqual(['js', 'config', 'js', 'config'])
  expect(commands[3]).toEqual(['config', 'G-TEST', { anonymize_ip: true }])
  expect(asked).toEqual(['/gtag/js?id=G-TEST', '/gtag/js?id=G-TEST'])
})

test('a tag manager is told when it started and loaded without blocking', async ({ page }) => {
  await configure(page, { 'tag-manager': { containerId: 'GTM-TEST' } })
  await openPage(page, PAGE)
  await expect.poll(() => asked).toEqual(['/gtm.js?id=GTM-TEST'])
  expect(await layer(page)).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }])
})

for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`both stay off for readers who send ${signal}, unless the site does not respect it`, async ({ page, context }) => {
    const settings = { 'page-views': { trackingId: 'G-TEST' }, 'tag-manager': { containerId: 'GTM-TEST' } }
    await context.addInitScript(
      (name) => Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true }),
      signal,
    )
    await configure(page, settings)
    await openPage(page, PAGE)
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    const other = await context.newPage()
    await configure(other, {
      'page-views': { trackingId: 'G-TEST', respectPrivacySignals: false },
      'tag-manager': { containerId: 'GTM-TEST', respectPrivacySignals: false },
    })
    await openPage(other, PAGE)
    await expect.poll(() => [...asked].sort()).toEqual(['/gtag/js?id=G-TEST', '/gtm.js?id=GTM-TEST'])
  })
}

test('a blocked service is no obstacle', { tag: '@navigator' }, async ({ page }) => {
  await openWithServiceBlocked(page)
  await follow(page, 'Try GX Core')
  await expect.poll(() => layer(page)).toHaveLength(4)
})

test('a blocked service is no obstacle where each page is loaded', { tag: '@page-loads' }, async ({ page }) => {
  await openWithServiceBlocked(page)
  await follow(page, 'Try GX Core')
  await expect(page).toHaveURL(/\/try_gx$/)
  await expect.poll(() => layer(page)).toHaveLength(2)
})
