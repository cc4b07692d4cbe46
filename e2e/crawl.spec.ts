import type { Page } from '@playwright/test'
import { readDocumentFacts } from './support/document-facts'
import { openPage } from './support/open-page'
import { builtRoutes, readDocument, testedRoutes } from './support/routes'
import { expect, removeServiceWorker, stubRepositoryCounts, test } from './support/test'
import { watchPage } from './support/watch-page'

/** First page of the crawl. */
const START = '/docs/home'

/** Links except line numbers, which a script adds later. */
const LINKS = 'nav.navbar a[href], aside a[href], main a[href]:not(.line-link), footer a[href]'

/** Clickable links by target, including those in closed menus and categories. */
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

/** Opens the ancestors of the link with this index and clicks it. */
async function click(page: Page, place: number): Promise<void> {
  const link = page.locator(LINKS).nth(place)
  for (;;) {
    const closed = link.locator('xpath=ancestor::details[not(@open)]').first()
    if ((await closed.count()) === 0) break
    await closed.locator('summary').first().click()
  }
  await link.click()
}

/** Links between pages in the built documents, by route. Redirect pages don't count. */
function linkGraph(): Map<string, string[]> {
  const routes = new Map(builtRoutes().map((route) => [bare(route), route]))
  return new Map(
    [...routes.values()].map((route) => {
      const found = new Set<string>()
      for (const [, href = ''] of readDocument(route).matchAll(/<a\b[^>]*? href="([^"#?]+)/g)) {
        const target = routes.get(bare(new URL(href, `http://host${route}`).pathname))
        if (target !== undefined && target !== route) found.add(target)
      }
      return [route, [...found]]
    }),
  )
}

const bare = (route: string) => route.replace(/\/$/, '')

/** Returns the shortest path of links from one page to another, without the first page; `undefined` if there is none. */
function shortestPath(graph: ReadonlyMap<string, readonly string[]>, from: string, to: string): string[] | undefined {
  const seen = new Set([from])
  let paths: string[][] = [[from]]
  while (paths.length > 0) {
    const found = paths.find((pages) => pages.at(-1) === to)
    if (found) return found.slice(1)
    paths = paths.flatMap((pages) =>
      (graph.get(pages.at(-1) ?? '') ?? []).flatMap((next) => (seen.has(next) ? [] : [seen.add(next) && [...pages, next]])),
    )
  }
  return undefined
}

/** Unlisted pages don't need links. */
const isListed = (route: string) => !/<meta name="robots" content="noindex/.test(readDocument(route))

test('every listed page can be reached by links from the home page', () => {
  const graph = linkGraph()
  const reached = new Set([START])
  for (const route of reached) for (const next of graph.get(route) ?? []) reached.add(next)
  expect(builtRoutes().filter((route) => !reached.has(route) && isListed(route))).toEqual([])
})

test('navigating to a page by links gives the same result as loading it', async ({ page, browser, baseURL }) => {
  const routes = testedRoutes().filter((route) => route !== START && isListed(route))
  test.setTimeout(60_000 + routes.length * 10_000)
  // In a separate window, because background tabs are throttled.
  const reader = await browser.newContext({ baseURL })
  const loaded = await reader.newPage()
  await removeServiceWorker(reader)
  await stubRepositoryCounts(reader)
  const findings = watchPage(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })

  const graph = linkGraph()
  await openPage(page, START)
  // The navigator leaves very long pages to the browser.
  const long: string[] = await page.evaluate(
    () => JSON.parse(document.getElementById('site-data')?.textContent ?? '{}').longRoutes,
  )
  let pageLoads = 1
  let shown = START
  const left = new Set(routes)
  for (let target = routes[0]; target !== undefined; [target] = left) {
    const [next] = shortestPath(graph, shown, target) ?? []
    if (next === undefined) throw new Error(`There is no path of links from ${shown} to ${target}.`)
    const place = (await clickable(page))[next]
    if (place === undefined) {
      // The link is in a menu that is hidden at this width.
      graph.set(
        shown,
        (graph.get(shown) ?? []).filter((route) => route !== next),
      )
      continue
    }
    await click(page, place)
    if (long.includes(next) && next !== shown) pageLoads++
    // The link may have an anchor, which opens collapsed content.
    await expect(page).toHaveURL((url) => url.pathname === next)
    await isShown(page, next)
    shown = next
    if (!left.delete(shown)) continue
    await loaded.goto(page.url(), { waitUntil: 'domcontentloaded' })
    // Scripts take a few frames to update the page.
    await expect(async () => expect(await readDocumentFacts(page), shown).toEqual(await readDocumentFacts(loaded))).toPass()
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  expect(findings).toEqual({ console: [], failed: [], foreign: [] })
  expect(documents, 'page loads').toBe(pageLoads)
  await reader.close()
})

/** Waits until the head contains the canonical URL of the page and, after a page load, until the navigator handles its links. */
async function isShown(page: Page, route: string): Promise<void> {
  const root = page.locator(`html[data-has-hydrated="true"]:has(link[rel="canonical"][href$="${route}"])`)
  await root.waitFor({ state: 'attached' })
}
