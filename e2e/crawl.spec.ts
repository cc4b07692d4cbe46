import type { Page } from '@playwright/test'
import { readDocumentFacts } from './support/document-facts'
import { openPage } from './support/open-page'
import { builtRoutes, readDocument } from './support/routes'
import { COUNTS, expect, test } from './support/test'
import { watchPage } from './support/watch-page'

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'needs scripts')

/** A browser keeps fifty entries of history; the crawl goes back through them. */
const LONGEST_TRAIL = 40
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
  /** Pages on the way to the shown one. */
  const trail = ['/docs/home']
  while (trail.length > 0) {
    const links = await clickable(page)
    const next = trail.length < LONGEST_TRAIL ? Object.keys(links).find((route) => !visited.has(route)) : undefined
    if (next === undefined) {
      trail.pop()
      const before = trail.at(-1)
      if (before === undefined) break
      await page.goBack()
      await isShown(page, before)
      continue
    }
    visited.add(next)
    await click(page, links[next] ?? -1)
    // A link may lead to a part of the page, which is opened where it is folded.
    await expect(page).toHaveURL((url) => url.pathname === next)
    await loaded.goto(page.url(), { waitUntil: 'domcontentloaded' })
    const expected = await readDocumentFacts(loaded)
    await isShown(page, next)
    expect(await readDocumentFacts(page), next).toEqual(expected)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toBeVisible()
    trail.push(next)
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
