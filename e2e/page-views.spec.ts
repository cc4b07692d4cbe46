import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type FixtureServer, serveFixture } from './support/fixture-server'
import { openPage } from './support/open-page'
import { test as base } from './support/tag-service'
import { expect } from './support/test'
import { watchPage } from './support/watch-page'

/** Options of a fixture site. */
interface Variant {
  pageViews?: object
  tagManager?: object
  policyMeta?: boolean
  /** Whether to use the dev server. */
  isDev?: boolean
  /** Options of the build. */
  build?: string[]
}

interface WorkerFixtures {
  /** Builds a variant on first use and returns its address. */
  site(variant: Variant): Promise<string>
}

const test = base.extend<object, WorkerFixtures>({
  site: [
    async ({ service }, use) => {
      const servers = new Map<string, Promise<FixtureServer>>()
      await use(async (variant) => {
        const key = JSON.stringify(variant)
        const server = servers.get(key) ?? serve(variant, service.host)
        servers.set(key, server)
        return (await server).url
      })
      for (const server of servers.values()) (await server).stop()
    },
    { scope: 'worker' },
  ],
})

function serve(
  { pageViews, tagManager, policyMeta = false, isDev = false, build = [] }: Variant,
  host: string,
): Promise<FixtureServer> {
  const settings = {
    policyMeta,
    pageViews: { ...pageViews, scriptHost: host, collectHosts: [host] },
    tagManager: { ...tagManager, scriptHost: host },
  }
  // With a policy in each document, there is no header.
  const change = (dist: string) => rmSync(join(dist, '_headers'))
  return serveFixture('tags', { settings, build, isDev, ...(policyMeta ? { change } : {}) })
}

// One worker, so that each variant is built once.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ service }) => service.forget())

const VIEWS: Variant = { pageViews: { trackingId: 'G-TEST' } }
const MANAGER: Variant = { tagManager: { containerId: 'GTM-TEST' } }
const PAGE_LOADS = ['--no-navigator']

const layer = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) =>
      entry.length ? Array.from(entry) : entry,
    ),
  )
const followToGuide = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Guide' }).click()
  await expect(page.locator('h1')).toHaveText('Guide')
}
const policyOf = async (page: Page, url: string) =>
  (await page.request.get(`${url}/docs/start`)).headers()['content-security-policy'] ?? ''
/** Returns a function that asserts that the visit caused no errors. */
const watch = (page: Page) => {
  const findings = watchPage(page)
  return () => expect(findings).toEqual({ console: [], failed: [], foreign: [] })
}

test('without an ID, no other host is requested or allowed by the policy', async ({ page, site, service }) => {
  const url = await site({})
  expect(await policyOf(page, url)).not.toContain('http')
  await openPage(page, `${url}/docs/start`)
  await followToGuide(page)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(service.requests).toEqual([])
})

test('the config call counts the first page and events count later ones, with the new title', async ({ page, site, service }) => {
  const expectNoErrors = watch(page)
  const url = await site(VIEWS)
  await openPage(page, `${url}/docs/start`)
  // Each command is a separate request, so they may arrive in any order.
  await expect.poll(() => service.commands.map(({ command: [name] }) => name).sort()).toEqual(['config', 'js'])
  const config = service.commands.find(({ command: [name] }) => name === 'config')
  expect(config?.command).toEqual(['config', 'G-TEST', { anonymize_ip: true }])
  await page.locator('.toc a').last().click()
  await expect(page).toHaveURL(/#/)
  await followToGuide(page)
  const there = { title: 'Guide | Counted', path: '/docs/guide' }
  await expect
    .poll(() => service.commands.slice(2).sort((a, b) => String(b.command[0]).localeCompare(String(a.command[0]))))
    .toEqual([
      { command: ['set', 'page_path', '/docs/guide'], ...there },
      { command: ['event', 'page_view'], ...there },
    ])
  await expect.poll(() => [...service.requests].sort()).toEqual(['/gtag/js?id=G-TEST', '/pixel'])
  expectNoErrors()
})

test('page views keep Trusted Types enabled and allow the policy of their script', async ({ page, site, service }) => {
  const url = await site(VIEWS)
  await openPage(page, `${url}/docs/start`)
  await expect.poll(() => service.notes).toEqual(['HTML of its own policy written'])
  const write = () => {
    document.createElement('div').innerHTML = '<b></b>'
  }
  await expect(page.evaluate(write)).rejects.toThrow(/TrustedHTML/)
})

test('without the navigator, each page sends its own config call', async ({ page, site, service }) => {
  const url = await site({ ...VIEWS, build: PAGE_LOADS })
  await openPage(page, `${url}/docs/start`)
  const configs = () => service.commands.filter(({ command: [name] }) => name === 'config').map(({ path }) => path)
  await expect.poll(configs).toEqual(['/docs/start'])
  await followToGuide(page)
  await expect.poll(configs).toEqual(['/docs/start', '/docs/guide'])
  expect(service.commands.map(({ command: [name] }) => name)).not.toContain('event')
})

test('a tag manager gets its start time, loads asynchronously, and turns Trusted Types off', async ({ page, site, service }) => {
  const expectNoErrors = watch(page)
  const url = await site(MANAGER)
  expect(await policyOf(page, url)).not.toContain('trusted-types')
  await openPage(page, `${url}/docs/start`)
  await expect.poll(() => [...service.notes].sort()).toEqual(['container started', 'plain HTML written'])
  expect(service.requests).toEqual(['/gtm.js?id=GTM-TEST'])
  expect(await layer(page)).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }])
  await followToGuide(page)
  expectNoErrors()
})

test('on a host without headers, the policy in each document allows the services and no other host', async ({
  page,
  site,
  service,
}) => {
  const url = await site({ ...VIEWS, policyMeta: true })
  expect(await policyOf(page, url)).toBe('')
  await openPage(page, `${url}/docs/start`)
  await expect.poll(() => service.requests).toContain('/pixel')
  await expect.poll(() => service.commands.length).toBe(2)
  const foreign = await page.evaluate((host) => fetch(host).then(String, () => 'refused'), 'http://127.0.0.1:9')
  expect(foreign).toBe('refused')
  expect(await page.evaluate((host) => fetch(host).then(({ ok }) => ok), service.host)).toBe(true)
})

test('the dev server counts nothing', async ({ page, site, service }) => {
  const url = await site({ ...VIEWS, ...MANAGER, isDev: true })
  await openPage(page, `${url}/docs/start`)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(service.requests).toEqual([])
})

for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`neither service starts for readers who send ${signal}, unless the site ignores it`, async ({ page, site, service }) => {
    await page.addInitScript(
      (name) => Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true }),
      signal,
    )
    await openPage(page, `${await site({ ...VIEWS, ...MANAGER })}/docs/start`)
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(service.requests).toEqual([])
    const url = await site({
      pageViews: { trackingId: 'G-TEST', respectPrivacySignals: false },
      tagManager: { containerId: 'GTM-TEST', respectPrivacySignals: false },
    })
    await openPage(page, `${url}/docs/start`)
    await expect.poll(() => service.requests).toEqual(expect.arrayContaining(['/gtag/js?id=G-TEST', '/gtm.js?id=GTM-TEST']))
  })
}

for (const [how, build, entries] of [
  ['', [], 4],
  [', also with page loads', PAGE_LOADS, 2],
] as const) {
  test(`a blocked service causes no error${how}`, async ({ page, site, service }) => {
    const url = await site({ ...VIEWS, build: [...build] })
    await page.route(`${service.host}/**`, (request) => request.abort())
    await openPage(page, `${url}/docs/start`)
    await expect.poll(() => layer(page)).toHaveLength(2)
    await followToGuide(page)
    await expect(page).toHaveURL(/\/docs\/guide$/)
    await expect.poll(() => layer(page)).toHaveLength(entries)
  })
}
