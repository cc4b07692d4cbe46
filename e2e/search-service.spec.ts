import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { type FixtureServer, serveFixture } from './support/fixture-server'
import { openPage } from './support/open-page'
import { expect, test } from './support/test'

/** A request that the search service has received. */
interface Received {
  method: string
  path: string
  parameters: Record<string, string>
  type: string
  body: unknown
}

/** Response of the service: a status, or hits. */
type Answer = number | { hits: object[]; nbHits: number; queryID?: string }

// One worker, because the tests share the service.
test.describe.configure({ mode: 'default' })

let answer: Answer
const received: Received[] = []
const queries = () => received.filter(({ path }) => path === '/1/indexes/*/queries')
const events = () =>
  received.filter(({ path }) => path === '/1/events').map(({ body }) => (body as { events: object[] }).events[0])

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  response.setHeader('access-control-allow-origin', '*')
  received.push({
    method: request.method ?? '',
    path: decodeURIComponent(url.pathname),
    parameters: Object.fromEntries(url.searchParams),
    type: request.headers['content-type'] ?? '',
    body: await readBody(request),
  })
  if (typeof answer === 'number') response.writeHead(answer).end('{"message":"no"}')
  else response.setHeader('content-type', 'application/json').end(JSON.stringify({ results: [answer] }))
})

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return JSON.parse(text || 'null')
}

let site: FixtureServer
test.beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const externalHosts = ['https://blog.example.com']
  const index = { appId: 'APP1', apiKey: 'public-key', indexName: 'widget', externalHosts }
  const service = { ...index, hosts: [host], insights: true, insightsHost: host }
  const searchParameters = { facetFilters: ['type:guide'] }
  const versionFilters = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-{version}']
  site = await serveFixture('search', { settings: { service: { ...service, searchParameters, versionFilters } } })
})
test.afterAll(() => {
  site?.stop()
  server.close()
})
test.beforeEach(() => {
  received.length = 0
  answer = FOUND
})

const HIT = {
  objectID: 'id-1',
  url: 'https://docs.example.com/docs/count#count-a-shelf',
  type: 'lvl2',
  hierarchy: { lvl0: 'Guides', lvl1: 'Count widgets', lvl2: 'Count a shelf', lvl3: null },
  _snippetResult: {
    content: { value: '… has <mark>zanzibar</mark> &lt;b&gt; <img src=x onerror="alert(1)">widgets' },
    hierarchy: { lvl1: { value: 'Count widgets' }, lvl2: { value: '<mark>Count</mark> a shelf' } },
  },
}
const FOUND: Answer = {
  hits: [HIT, { ...HIT, objectID: 'id-2', url: 'https://docs.example.com/docs/start' }],
  nbHits: 41,
  queryID: 'query-1',
}

const options = (page: Page) => page.getByRole('option')

async function search(page: Page, query: string): Promise<void> {
  await page.goto(`${site.url}/docs/start`)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  await page.getByRole('button', { name: 'Search the docs' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill(query)
}

test('the dialog sends one request with the filters of language and version', async ({ page }) => {
  await search(page, 'widget')
  await expect(options(page)).toHaveCount(2)
  const [first, ...more] = queries()
  expect(more).toEqual([])
  expect(first).toMatchObject({
    method: 'POST',
    type: expect.stringMatching(/^text\/plain/),
    parameters: { 'x-algolia-application-id': 'APP1', 'x-algolia-api-key': 'public-key' },
  })
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']
  expect(first?.body).toEqual({
    requests: [
      {
        query: 'widget',
        indexName: 'widget',
        attributesToRetrieve: [...['lvl0', ...levels].map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
        attributesToSnippet: [...levels.map((level) => `hierarchy.${level}:10`), 'content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: true,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'type:guide'],
      },
    ],
  })
})

test('shows the hits of the service as text, and the total number of hits', async ({ page }) => {
  await search(page, 'widget')
  const first = options(page).first()
  await expect(first).toHaveAttribute('href', '/docs/count#count-a-shelf')
  await expect(first.locator('mark')).toHaveText(['Count', 'zanzibar'])
  await expect(first).toContainText('has zanzibar <b> widgets')
  await expect(page.locator('.search-dialog img')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See all 41 results' })).toBeVisible()
})

test('sends view and click events', async ({ page }) => {
  await search(page, 'widget')
  await expect
    .poll(events)
    .toEqual([
      expect.objectContaining({ eventType: 'view', eventName: 'Items Viewed', index: 'widget', objectIDs: ['id-1', 'id-2'] }),
    ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => events().at(-1))
    .toEqual(
      expect.objectContaining({
        eventType: 'click',
        eventName: 'Item Selected',
        index: 'widget',
        objectIDs: ['id-2'],
        positions: [2],
        queryID: 'query-1',
        userToken: expect.stringMatching(/^anonymous-[0-9a-f-]{36}$/),
      }),
    )
})

for (const [name, wrong] of [
  ['rejects the key', 403],
  ['fails', 500],
  ['returns an invalid response', { hits: null, nbHits: 0 } as unknown as Answer],
] as const) {
  test(`offers the index of the site if the service ${name}`, async ({ page }) => {
    answer = wrong
    await search(page, 'zanzibar')
    await expect(page.locator('.search-dialog')).toContainText('Unable to fetch results')
    await page.getByRole('button', { name: 'Use the built-in search' }).click()
    await expect(options(page).first()).toHaveAttribute('href', '/docs/count#count-a-shelf')
    await page.goto(`${site.url}/search?q=zanzibar`)
    await expect(page.locator('.search-count')).toContainText('Unable to fetch results')
    await page.getByRole('button', { name: 'Use the built-in search' }).click()
    await expect(page.locator('.search-page-hits a').first()).toHaveAttribute('href', '/docs/count#count-a-shelf')
  })
}

test('tells that nothing matches if the service finds nothing', async ({ page }) => {
  answer = { hits: [], nbHits: 0 }
  await search(page, 'zanzibar')
  await expect(page.locator('.search-dialog')).toContainText('No results for “zanzibar”')
})

test('hits that are malformed or on other sites are omitted, and hits on listed sites open in a new tab', async ({ page }) => {
  const urls = [
    'https://docs.example.com/docs/start?tab=2#z',
    'https://blog.example.com/post',
    'https://evil.example.com/post',
    'https://docs.example.com//evil.example.com/post',
    '/\t/evil.example.com',
    'javascript:alert(1)',
    1,
  ]
  const hits = [null, { ...HIT, hierarchy: null }, { ...HIT, _snippetResult: 1 }, ...urls.map((url) => ({ ...HIT, url }))]
  answer = { hits, nbHits: hits.length } as Answer
  await search(page, 'widget')
  const hrefs = ['/docs/count#count-a-shelf', '/docs/start?tab=2#z', 'https://blog.example.com/post']
  await expect(options(page)).toHaveCount(3)
  expect(await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')))).toEqual(hrefs)
  await expect(options(page).nth(2)).toHaveAttribute('target', '_blank')
  await page.goto(`${site.url}/search?q=widget`)
  const links = page.locator('.search-page-hits a')
  await expect(links).toHaveCount(3)
  await expect(links.nth(2)).toHaveAttribute('target', '_blank')
  await expect(links.nth(1)).toHaveAttribute('href', '/docs/start?tab=2#z')
})

test('the search page sends view and click events', async ({ page }) => {
  await page.goto(`${site.url}/search?q=widget`)
  await expect.poll(events).toEqual([expect.objectContaining({ eventType: 'view', objectIDs: ['id-1', 'id-2'] })])
  await page.locator('.search-page-hits a').nth(1).click()
  await expect(page).toHaveURL(`${site.url}/docs/start`)
  await expect
    .poll(() => events().at(-1))
    .toEqual(expect.objectContaining({ eventType: 'click', objectIDs: ['id-2'], positions: [2], queryID: 'query-1' }))
})

test('readers who do not want to be tracked send no events', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.clock.install()
  await search(page, 'widget')
  await expect(options(page)).toHaveCount(2)
  await page.clock.fastForward(400)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/docs/count#count-a-shelf`)
  expect(events()).toEqual([])
  expect(queries()[0]?.body).toMatchObject({ requests: [{ clickAnalytics: false }] })
})

test('the search page requests more pages of 20 hits', async ({ page }) => {
  answer = { hits: Array.from({ length: 20 }, (_, i) => ({ ...HIT, url: `${HIT.url}-${i}` })), nbHits: 25 }
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.goto(`${site.url}/search?q=widget`)
  await expect(page.locator('.search-page-hits > li')).toHaveCount(20)
  answer = { hits: Array.from({ length: 5 }, (_, i) => ({ ...HIT, url: `${HIT.url}-more-${i}` })), nbHits: 25 }
  await page.getByRole('button', { name: 'Show more results' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.search-page-hits > li')).toHaveCount(25)
  expect(queries().map(({ body }) => (body as { requests: { page: number; hitsPerPage: number }[] }).requests[0])).toMatchObject([
    { page: 0, hitsPerPage: 20 },
    { page: 1, hitsPerPage: 20 },
  ])
})

test('without a service nothing is sent to other hosts', async ({ page }) => {
  const own = await serveFixture('search', { settings: {} })
  try {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await openPage(page, `${own.url}/docs/start`)
    await page.getByRole('button', { name: 'Search the docs' }).click()
    await page.getByRole('combobox', { name: 'Search' }).fill('zanzibar')
    await expect(options(page).first()).toHaveAttribute('href', '/docs/count#count-a-shelf')
    expect([...hosts]).toEqual([own.url])
  } finally {
    own.stop()
  }
})
