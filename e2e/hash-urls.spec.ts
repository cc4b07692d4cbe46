import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type FileHost, startFileHost } from './support/file-host'
import { test as base, expect } from './support/test'
import { HASH_SITE } from './support/test-dist'
import { watchPage } from './support/watch-page'

const DIST = join(import.meta.dirname, '..', HASH_SITE.dist)
const GUIDE = '#/docs/core/introduction/gx_overview'
const OLD = '#/docs/0.18/core/introduction/introduction'

const test = base.extend<object, { host: FileHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs from the pattern
    async ({}, use) => {
      const host = await startFileHost(DIST, { base: HASH_SITE.base })
      await use(host)
      host.close()
    },
    { scope: 'worker' },
  ],
})

const open = async (page: Page, host: FileHost, hash = '') => {
  await page.goto(`${host.url}index.html${hash}`)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
}
const title = (page: Page) => page.locator('h1')
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true })
/** Distance of an element from the bottom of the navbar. */
const belowNavbar = (page: Page, id: string) =>
  page.evaluate(
    (target) =>
      (document.getElementById(target)?.getBoundingClientRect().top ?? -1) -
      (document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0),
    id,
  )

test('all links of all documents are hash URLs of existing documents', { tag: '@once' }, () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const exists = (route: string) =>
    [`${route}.html`, `${route}/index.html`, `${route}index.html`].some((file) => existsSync(join(DIST, file)))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const html = readFileSync(join(DIST, file), 'utf8')
    expect(html, file).not.toMatch(/rel="canonical"|hreflang=|<link[^>]+type="text\/markdown"|property="og:url"|ld\+json/i)
    if (html.includes('http-equiv="refresh"')) continue
    const hrefs = [...html.matchAll(/<a (?![^>]*skip-link)[^>]*?href="([^"]*)"/g)].map((match) => match[1] ?? '')
    const own = hrefs.filter((href) => !/^[a-z]+:/.test(href))
    const pages = own.filter((href) => href.startsWith('#'))
    expect(pages.length, file).toBeGreaterThan(10)
    expect(
      pages.filter((href) => !href.startsWith('#/') || !exists(href.slice(1).replace(/[?#].*$/, ''))),
      file,
    ).toEqual([])
    // The rest are links to files.
    expect(
      own.filter((href) => !href.startsWith('#') && !existsSync(join(DIST, href.slice(HASH_SITE.base.length)))),
      file,
    ).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled, 'with scripts the page of the URL is shown')

  test('the start page can be read and has its own title', async ({ page, host }) => {
    await page.goto(`${host.url}index.html${GUIDE}`)
    await expect(page).toHaveTitle('Home | Great Expectations')
    await expect(title(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('GX Core')
  })
})

test.describe('with scripts', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'without scripts there is no navigation')

  test('index.html shows the home page, and links through the site cause no errors', async ({ page, host }) => {
    const findings = watchPage(page)
    await open(page, host)
    await expect(page).toHaveURL(`${host.url}index.html#/docs/home`)
    await expect(page).toHaveTitle('Home | Great Expectations')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Core', exact: true }).click()
    await expect(page).toHaveURL(`${host.url}index.html#/docs/core/introduction/`)
    await sidebarLink(page, 'GX Core overview').click()
    await expect(title(page)).toHaveText('GX Core overview')
    await expect(page).toHaveURL(`${host.url}index.html${GUIDE}`)
    await expect(sidebarLink(page, 'GX Core overview')).toHaveAttribute('aria-current', 'page')
    expect(await page.evaluate(() => history.state)).toBe(null)
    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /Next/ })
    await next.click()
    await expect(title(page)).toHaveText('Set up a GX environment')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(findings).toEqual({ console: [], failed: [], foreign: [] })
  })

  test('a deep link shows its page and anchor, never the content of the start page', async ({ page, host }) => {
    const seen: string[] = []
    await page.exposeFunction('note', (text: string) => seen.push(text))
    await page.addInitScript(() => {
      const look = () => {
        const main = document.querySelector('main')
        if (main && getComputedStyle(main).visibility === 'visible')
          (window as unknown as { note(text: string): void }).note(document.querySelector('h1')?.textContent ?? '')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const html = readFileSync(join(DIST, 'docs/core/introduction/gx_overview.html'), 'utf8')
    const id = [...html.matchAll(/<h2 id="([^"]+)"/g)].at(-1)?.[1] ?? ''
    await page.goto(`${host.url}index.html${GUIDE}#${id}`)
    await expect(title(page)).toHaveText('GX Core overview')
    await expect.poll(() => belowNavbar(page, id)).toBeLessThan(200)
    expect(await belowNavbar(page, id)).toBeGreaterThanOrEqual(-1)
    await expect.poll(() => [...new Set(seen)]).toEqual(['GX Core overview'])
  })

  test('Back, Forward and reload restore the page and its scroll position', async ({ page, host }) => {
    await open(page, host, GUIDE)
    await expect(title(page)).toHaveText('GX Core overview')
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await sidebarLink(page, 'Try GX Core').click()
    await expect(title(page)).toHaveText('Try GX Core')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(title(page)).toHaveText('GX Core overview')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await page.reload()
    await expect(title(page)).toHaveText('GX Core overview')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await page.goForward()
    await expect(title(page)).toHaveText('Try GX Core')
  })

  test('the table of contents links to anchors of the current page', async ({ page, host }) => {
    await open(page, host, GUIDE)
    await expect(title(page)).toHaveText('GX Core overview')
    const link = page.locator('.toc a:visible').last()
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(new RegExp(`^${GUIDE}#.`))
    await link.click()
    await expect(page).toHaveURL(`${host.url}index.html${href}`)
    expect(await belowNavbar(page, href.slice(href.lastIndexOf('#') + 1))).toBeGreaterThanOrEqual(-1)
    await expect(link).toHaveClass('active')
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
    await expect(opened.locator('h1')).toHaveText('GX Core overview')
    await expect(opened).toHaveURL(`${host.url}index.html${href}`)
  })

  test('an unknown address shows the not-found page, and Back returns to it', async ({ page, host }) => {
    await open(page, host, '#/docs/nothing-here')
    await expect(page).toHaveTitle('Page Not Found | Great Expectations')
    await expect(page).toHaveURL(`${host.url}index.html#/docs/nothing-here`)
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(`${host.url}index.html#/docs/home`)
    await page.goBack()
    await expect(title(page)).toHaveText('Page Not Found')
  })

  test('an unknown address below an older version shows the not-found page with links of that version', async ({
    page,
    host,
  }) => {
    await open(page, host)
    await page.evaluate(() => {
      location.hash = '#/docs/0.18/nothing-here'
    })
    await expect(title(page)).toHaveText('Page Not Found')
    await expect(page.locator('.navbar details.menu summary').first()).toHaveText('Version 0.18.21')
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(links.first()).toHaveAttribute('href', /^#\/docs\/0\.18\//)
    await links.first().click()
    await expect(page).toHaveURL(new RegExp(`^${host.url}index\\.html#/docs/0\\.18/`))
    await expect(title(page)).not.toHaveText('Page Not Found')
  })

  for (const [hash, url] of [
    ['#docs/core/introduction/gx_overview', GUIDE],
    ['#/docs/core/introduction/gx_overview.html', '#/docs/core/introduction/gx_overview.html'],
    ['#/docs', '#/docs/home'],
    ['#/', '#/docs/home'],
  ] as const) {
    test(`${hash} opens its page`, async ({ page, host }) => {
      await open(page, host, hash)
      await expect(page).toHaveURL(`${host.url}index.html${url}`)
      await expect(page).toHaveTitle(url === '#/docs/home' ? 'Home | Great Expectations' : /^GX Core overview/)
    })
  }

  test('an address that is typed without a slash gets one', async ({ page, host }) => {
    await open(page, host)
    await page.evaluate(
      (hash) => {
        location.hash = hash
      },
      GUIDE.replace('/', ''),
    )
    await expect(title(page)).toHaveText('GX Core overview')
    await expect(page).toHaveURL(`${host.url}index.html${GUIDE}`)
  })

  test('a document that is opened by its own URL redirects to its hash URL', async ({ page, host }) => {
    await page.goto(`${host.url}docs/core/introduction/gx_overview.html?a=b`)
    await expect(page).toHaveURL(`${host.url}index.html${GUIDE}?a=b`)
    await expect(title(page)).toHaveText('GX Core overview')
    await page.goto(`${host.url}docs/index.html`)
    await expect(page).toHaveURL(`${host.url}index.html#/docs/home`)
  })

  test('version menu and banner link between versions', async ({ page, host }) => {
    await open(page, host, OLD)
    await page.locator('.banner-warning').getByRole('link', { name: 'latest version' }).click()
    await expect(page).toHaveURL(`${host.url}index.html#/docs/core/introduction/`)
    await expect(title(page)).toHaveText('Introduction to GX Core')
    const menu = page.locator('nav[aria-label="Main"] details.menu').first()
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: '0.18.21' }).click()
    await expect(page).toHaveURL(`${host.url}index.html${OLD}`)
    await page.goto(`${host.url}index.html#/docs/home`)
    const core = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Core', exact: true })
    await expect(core).toHaveAttribute('href', OLD)
  })

  test('the mobile panel and the skip link work', async ({ page, host }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, host, GUIDE)
    await expect(title(page)).toHaveText('GX Core overview')
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await sidebarLink(page, 'Try GX Core').click()
    await expect(title(page)).toHaveText('Try GX Core')
    await page.getByRole('link', { name: 'Skip to main content' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await expect(title(page)).toHaveText('Try GX Core')
  })

  test('a page that fails to load can be retried; without scripts, the start page can be read', async ({ page, host }) => {
    await page.route('**/gx_overview.html', (request) => request.abort())
    await open(page, host, GUIDE)
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await page.unroute('**/gx_overview.html')
    await retry.click()
    await expect(title(page)).toHaveText('GX Core overview')
    await page.route('**/assets/*.js', (request) => request.abort())
    await page.reload()
    await expect(title(page)).toBeVisible()
    await expect(page).toHaveTitle('Home | Great Expectations')
  })
})

test('search results are hash URLs, and so is the list of all results', async ({ page, host, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'needs scripts')
  await open(page, host, GUIDE)
  await page.getByRole('button', { name: 'Search the docs' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('checkpoint')
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^#\/docs\//)
  await page.getByRole('link', { name: /^See all/ }).click()
  await expect(page).toHaveURL(/#\/search\?q=checkpoint$/)
  const result = page.locator('.search-page-hits a').first()
  await expect(result).toHaveAttribute('href', /^#\/docs\//)
  await result.click()
  await expect(page).toHaveURL(/#\/docs\//)
})
