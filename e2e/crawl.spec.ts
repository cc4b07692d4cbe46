import type { Page } from '@playwright/test'
import { readDocumentFacts } from './support/document-facts'
import { openPage } from './support/open-page'
import { builtRoutes, readDocument } from './support/routes'
import { COUNTS, expect, test } from './support/test'
import { watchPage } from './support/watch-page'

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'needs scripts')

const LINKS = 'nav.navbar a[href], aside a[href], main a[href], footer a[href]'

/** Links of the page that a reader can click, by the page that they lead to; those in closed menus and categories too. */
const clickable = (page: Page) =>
  page.evaluate((selector) => {
    const routes = [...document.querySelectorAll<HTMLAnchorElement>(selector)].flatMap((link, place) => {
      const isOurs =
        link.origin === location.origin && !/\.(?!html)[a-z]+$/.test(link.pathname) && link.pathname !== location.pathname
      const box = [
        ...(function* () {
          for (let node = link.parentElement; node; node = node.parentElement) if (node.matches('details:not([open])')) yield node
        })(),
      ].at(-1)
      const isReachable = (box?.querySelector('summary') ?? link).checkVisibility({ visibilityProperty: true })
      return isOurs && isReachable && link.target === '' && !link.download ? [[link.pathname, place] as const] : []
    })
    return Object.fromEntries(routes.reverse())
  }, LINKS)

/** Clicks the link at a place of the list, after opening what it stands in. */
async function click(page: Page, place: number): Promise<void> {
  const link = page.locator(LINKS).nth(place)
  for (;;) {
    const closed = link.locator('xpath=ancestor::details[not(@open)]').first()
    if ((await closed.count()) === 0) break
    await closed.locator('summary').first().click()
  }
  await link.click()
}

test('every page is reached by links, and stands there as after a page load', { tag: '@navigator' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const routes = builtRoutes()
  test.setTimeout(30_000 + routes.length * 3000)
  // In a window of its own: a page behind another one stands still.
  const reader = await browser.newContext({ baseURL })
  const loaded = await reader.newPage()
  await loaded.route('https://api.github.com/**', (route) =>
    route.fulfill({ json: COUNTS, headers: { 'access-control-allow-origin': '*' } }),
  )
  const findings = watchPage(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })

  await openPage(page, '/docs/home')
  const visited = new Set(['/docs/home'])
  /** Where the links of each page lead. */
  const graph = new Map<string, string[]>()
  for (let shown = '/docs/home'; ; ) {
    const links = await clickable(page)
    graph.set(shown, Object.keys(links))
    const next = towardsNew(graph, shown, visited)
    if (next === undefined) break
    await click(page, links[next] ?? -1)
    // A link may lead to a part of the page, which is opened where it is folded.
    await expect(page).toHaveURL((url) => url.pathname === next)
    await isShown(page, next)
    shown = next
    if (visited.has(next)) continue
    visited.add(next)
    await loaded.goto(page.url(), { waitUntil: 'domcontentloaded' })
    // What scripts do to a page takes them some frames.
    await expect(async () => expect(await readDocumentFacts(page), next).toEqual(await readDocumentFacts(loaded))).toPass({
      timeout: 5000,
    })
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toBeVisible()
  }
  // Unlisted pages are for those who have the address.
  const isListed = (route: string) => !/<meta name="robots" content="noindex/.test(readDocument(route))
  expect(routes.filter((route) => !visited.has(route) && isListed(route))).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(findings).toEqual({ console: [], failed: [], foreign: [] })
  expect(documents, 'page loads').toBe(1)
  await reader.close()
})

/** Waits until the document of a page stands. */
async function isShown(page: Page, route: string): Promise<void> {
  await page.locator(`html:has(link[rel="canonical"][href$="${route}"])`).waitFor({ state: 'attached' })
}

/** The page to go to next on the shortest way to one that has not been visited. */
function towardsNew(graph: ReadonlyMap<string, string[]>, from: string, visited: ReadonlySet<string>): string | undefined {
  const seen = new Set([from])
  let ways = (graph.get(from) ?? []).map((route) => ({ first: route, route }))
  while (ways.length > 0) {
    const found = ways.find(({ route }) => !visited.has(route))
    if (found) return found.first
    const fresh = ways.filter(({ route }) => !seen.has(route) && seen.add(route))
    ways = fresh.flatMap(({ first, route }) => (graph.get(route) ?? []).map((next) => ({ first, route: next })))
  }
  return undefined
}
