import type { Page } from '@playwright/test'
import { measureMemory } from './support/memory'
import { openPage } from './support/open-page'
import { expect, test } from './support/test'

// Compiled machine code would count as memory of the page.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--no-sparkplug --no-maglev --no-opt'] }),
})

/**
 * Ten pages of all kinds: both versions, with and without sidebar, tabs and code. The last ones have no next page, which would be
 * prefetched and parsed before or after the memory is measured.
 */
const ROUND = [
  '/docs/core/introduction/gx_overview',
  '/docs/core/introduction/try_gx',
  '/docs/home',
  '/docs/0.18/oss/tutorials/quickstart',
  '/docs/core/introduction/',
  '/docs/cloud/overview/gx_cloud_overview',
  '/docs/0.18/reference/learn/terms/checkpoint',
  '/docs/0.18/reference/learn/terms/plugin',
  '/docs/reference/learn/glossary',
  '/docs/help/get_support',
]

/** Inserts an island into the content of every page, which is unmounted with it. */
const withIsland = (html: string) => {
  const island = /<div data-island="repository".*?<\/div>/s.exec(html)?.[0].replace(/data-wake="[^"]*"/, 'data-wake="load"')
  return html.replace(/<main[^>]*>/, (start) => start + island)
}

/** Navigates through the pages of the list, waiting for the island of each and those of the navbar. */
async function walk(page: Page, routes: readonly string[]): Promise<void> {
  await page.evaluate(async (list) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const isComplete = () =>
      document.querySelector('main [data-island] .repository-stars')?.textContent?.startsWith('11k') &&
      !document.querySelector('.navbar details.menu:not([data-menu]), .search-button[data-needs-scripts]:not([data-live])')
    for (const route of list) {
      const swapped = new Promise((done) => document.addEventListener('docs:swapped', done, { once: true }))
      const link = Object.assign(document.createElement('a'), { href: route })
      document.querySelector('main')?.append(link)
      link.click()
      await swapped
      while (!isComplete()) await frame()
    }
  }, routes)
}

test('a hundred navigations leak no memory, nodes or listeners', async ({ page }) => {
  test.setTimeout(30_000 + ROUND.length * 10 * 2_000)
  await page.route(
    (url) => url.pathname.startsWith('/docs/'),
    async (request) => {
      const response = await request.fetch()
      await request.fulfill({ response, body: withIsland(await response.text()) })
    },
  )
  await openPage(page, '/docs/core/introduction/')
  await walk(page, ROUND)
  const early = await measureMemory(page)
  await walk(page, Array.from({ length: 9 }, () => ROUND).flat())
  // Work that is spread over frames, such as adding buttons to the headings of a long page, keeps the page that was left until it is done.
  await expect.poll(async () => (await measureMemory(page)).nodes).toBeLessThanOrEqual(early.nodes)
  const late = await measureMemory(page)
  expect(late.heap).toBeLessThanOrEqual(1.1 * early.heap)
  expect(late.listeners).toBeLessThanOrEqual(early.listeners)
  expect(late.lostRoots).toBe(0)
})
