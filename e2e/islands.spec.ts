import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests'
import { changeDocument, openPage } from './support/open-page'
import { referencedScripts } from './support/referenced-scripts'
import { builtRoutes, DIST, readDocument } from './support/routes'
import { expect, test } from './support/test'
import { watchPage } from './support/watch-page'

const GUIDE = '/docs/core/introduction/gx_overview'
const API = 'https://api.github.com/repos/great-expectations/great_expectations'

/** Strings that every build of React contains. */
const REACT = /react\.dev\/errors|react\.transitional\.element/

/** Responds to requests for the repository counts; returns the list of requests. */
async function stubRepository(
  page: Page,
  status = 200,
  body = '{"stargazers_count":9100,"forks_count":1600}',
): Promise<string[]> {
  const requests: string[] = []
  await page.route(`${new URL(API).origin}/**`, (route) => {
    requests.push(`${route.request().method()} ${route.request().url()}`)
    return status === 0 ? route.abort() : route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } })
  })
  return requests
}

/** A hydrated menu of the navbar. */
async function hydratedMenu(page: Page, label: string): Promise<Locator> {
  const menu = page.locator('.navbar details.menu').filter({ hasText: label })
  await expect(menu).toHaveAttribute('data-menu', 'closed')
  return menu
}

const scriptsWithReact = (page: Page) =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()))
    return texts.filter((text) => text.includes('react.dev/errors')).length
  })

test.describe('a menu of the navbar', () => {
  test('opens on hover and closes when the pointer leaves', async ({ page }) => {
    await openPage(page, GUIDE)
    const menu = await hydratedMenu(page, 'Help')
    await menu.locator('summary').hover()
    await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible()
    await expect(menu.locator('summary')).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(700, 600)
    await expect(menu.getByRole('link', { name: 'Support' })).toBeHidden()
    await expect(menu.locator('summary')).toHaveAttribute('aria-expanded', 'false')
  })

  test('stays open after a click, without changing the URL', async ({ page }) => {
    await openPage(page, GUIDE)
    const menu = await hydratedMenu(page, 'Help')
    await menu.locator('summary').click()
    await page.mouse.move(700, 600)
    await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible()
    await menu.locator('summary').click()
    await expect(menu.getByRole('link', { name: 'Support' })).toBeHidden()
    expect(new URL(page.url()).hash).toBe('')
  })

  test('opens and closes with Enter and Space, and Tab moves into it and out of it', async ({ page }) => {
    await openPage(page, GUIDE)
    const menu = await hydratedMenu(page, 'Help')
    const summary = menu.locator('summary')
    await expect(summary).toHaveAttribute('aria-haspopup', 'true')
    await summary.focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(summary).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press(key)
      await expect(summary).toHaveAttribute('aria-expanded', 'false')
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link').first()).toBeFocused()
    for (let i = await menu.getByRole('link').count(); i > 0; i--) await page.keyboard.press('Tab')
    await expect(summary).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes with Escape, which restores the focus, and on a click outside', async ({ page }) => {
    await openPage(page, GUIDE)
    const menu = await hydratedMenu(page, 'Help')
    const summary = menu.locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(summary).toHaveAttribute('aria-expanded', 'false')
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await page.locator('h1').click()
    await expect(summary).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when another one opens', async ({ page }) => {
    await openPage(page, GUIDE)
    const help = await hydratedMenu(page, 'Help')
    const versions = page.locator('.navbar details.menu').first()
    await help.locator('summary').focus()
    await page.keyboard.press('Enter')
    await versions.locator('summary').hover()
    await expect(help.locator('summary')).toHaveAttribute('aria-expanded', 'false')
    await expect(versions.locator('summary')).toHaveAttribute('aria-expanded', 'true')
  })

  test('stays open if it was opened before hydration', async ({ page }) => {
    const release = await holdRequests(page, ({ pathname }) => /\/assets\/(?!runtime\.).*\.js$/.test(pathname))
    await page.goto(GUIDE)
    const menu = page.locator('.navbar details.menu').filter({ hasText: 'Help' })
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(menu).toHaveAttribute('open')
    release()
    await expect(menu).toHaveAttribute('data-menu', 'open')
    await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible()
  })

  test('of versions links to the counterparts of the next page without remounting', async ({ page }) => {
    await openPage(page, GUIDE)
    await hydratedMenu(page, 'Version')
    const menu = page.locator('.navbar details.menu').first()
    await menu.evaluate((element) => element.setAttribute('data-mark', ''))
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Try GX Core' }).click()
    await expect(page).toHaveURL(/try_gx$/)
    await expect(menu.getByRole('link', { includeHidden: true }).first()).toHaveAttribute('href', /try_gx$/)
    await expect(menu).toHaveAttribute('data-mark')
    await menu.locator('summary').hover()
    await expect(menu.getByRole('link').first()).toBeVisible()
  })

  test('of versions is hidden on pages without versions and returns on the next page', { tag: '@page-loads' }, async ({
    page,
  }) => {
    await openPage(page, '/docs/home')
    const menu = page.locator('.navbar details.menu').first()
    await expect(menu).toHaveAttribute('data-menu')
    await expect(menu).toBeHidden()
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Core', exact: true }).click()
    await expect(page).toHaveURL(/\/docs\/core\//)
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
  })
})

test('outside the docs, the version menu shows the preferred version, which is set by following its link', {
  tag: '@page-loads',
}, async ({ page }) => {
  await page.goto('/docs/nothing-here')
  const menu = await hydratedMenu(page, 'Version')
  const latest = (await menu.locator('summary').innerText()).trim()
  await menu.locator('summary').hover()
  await menu.locator('a[data-prefer-version="0.18"]').click()
  await expect(page).toHaveURL(/\/docs\/0\.18\//)
  await page.goto('/nothing-here')
  await hydratedMenu(page, 'Version')
  await expect(menu.locator('summary')).toContainText('0.18.21')
  expect(latest).not.toContain('0.18')
})

test.describe('the repository badge', () => {
  test.use({ stubsRepositoryCounts: false })
  test.beforeEach(async ({ page }) => {
    await stubRepository(page)
  })

  const badge = (page: Page) => page.locator('.repository')
  const counts = (page: Page) => page.locator('.repository-counts')
  const NAME = 'Repository great-expectations/great_expectations'
  const COUNTED = `${NAME} 9.1k stars 1.6k forks`
  const VISIBLE = ['', '9.1k stars 1.6k forks']

  /**
   * Records the visible text of the counts frame by frame, and elements of the navbar that move. Continues on
   * every page load.
   */
  async function watchCounts(page: Page): Promise<{ shown: string[] }> {
    const seen = { shown: [] as string[] }
    await page.exposeFunction('noteCounts', (text: string) => seen.shown.push(text))
    await page.addInitScript(() => {
      const note = (window as unknown as { noteCounts(text: string): void }).noteCounts
      let last: string | undefined
      const look = () => {
        const element = document.querySelector<HTMLElement>('.repository-counts')
        const text = element?.checkVisibility({ visibilityProperty: true }) ? (element.textContent ?? '').trim() : ''
        if (element && text !== last) {
          last = text
          note(text.replace(/\s+/g, ' '))
        }
        requestAnimationFrame(look)
      }
      look()
      const moved: string[] = []
      Object.assign(window, { moved })
      // Until the first frame of the complete document, parts of the navbar move while others arrive.
      let completeAt = Number.POSITIVE_INFINITY
      document.addEventListener('DOMContentLoaded', () =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            completeAt = performance.now()
          }),
        ),
      )
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
          if (entry.startTime < completeAt) continue
          for (const { node } of entry.sources)
            if (node?.parentElement?.closest('.navbar')) moved.push(`${node.nodeName} in ${node.parentElement.className}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    return seen
  }
  /** Elements of the navbar that moved. */
  const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  /** Waits until the island has rendered its first state. */
  const settled = async (page: Page) => {
    await hydratedMenu(page, 'Help')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  const savingData = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

  test('shows abbreviated counts after one request, and never the initial 0', async ({ page }) => {
    const requests = await stubRepository(page)
    const seen = await watchCounts(page)
    await page.goto(GUIDE)
    expect(await (await page.request.get(GUIDE)).text()).toContain('<span class="repository-stars">0<')
    await expect(badge(page)).toHaveAccessibleName(COUNTED)
    await expect(page.locator('.repository-stars')).toHaveText(/^9\.1k/)
    await expect(badge(page)).toHaveAttribute('target', '_blank')
    await expect.poll(() => seen.shown).toEqual(VISIBLE)
    expect(requests).toEqual([`GET ${API}`])
  })

  test('reserves space for the counts and hides them from screen readers until the response arrives', async ({ page }) => {
    const answer = await holdRequests(page, API)
    const seen = await watchCounts(page)
    const requested = page.waitForRequest(API)
    await page.goto(GUIDE)
    await requested
    await settled(page)
    const [place, mark] = [await counts(page).boundingBox(), await badge(page).locator('svg').boundingBox()]
    expect(place?.width).toBeGreaterThan(100)
    await expect(badge(page)).toHaveAccessibleName(NAME)
    expect(seen.shown).toEqual([''])
    answer()
    await expect(badge(page)).toHaveAccessibleName(COUNTED)
    await expect.poll(() => seen.shown).toEqual(VISIBLE)
    expect([await counts(page).boundingBox(), await badge(page).locator('svg').boundingBox()]).toEqual([place, mark])
    expect(await moved(page)).toEqual([])
  })

  test('shows the counts of this session on the next page load, without another request', async ({ page }) => {
    const requests = await stubRepository(page)
    const seen = await watchCounts(page)
    await page.goto(GUIDE)
    await expect(badge(page)).toHaveAccessibleName(COUNTED)
    await expect.poll(() => seen.shown).toEqual(VISIBLE)
    await page.goto('/docs/home')
    await expect(badge(page)).toHaveAccessibleName(COUNTED)
    await expect.poll(() => seen.shown).toEqual([...VISIBLE, ...VISIBLE])
    expect(await moved(page)).toEqual([])
    expect(requests).toEqual([`GET ${API}`])
  })

  test('removes an invalid stored value and requests the counts', async ({ page }) => {
    const key = `docs.repository-counts ${API}`
    await page.addInitScript((name) => {
      if (window.name === '') sessionStorage.setItem(name, '{"stars":"<b>","forks":0}')
      window.name = 'set'
    }, key)
    const requests = await stubRepository(page)
    const seen = await watchCounts(page)
    await page.goto(GUIDE)
    await expect(badge(page)).toHaveAccessibleName(COUNTED)
    await expect.poll(() => seen.shown).toEqual(VISIBLE)
    expect(requests).toEqual([`GET ${API}`])
    expect(await page.evaluate((name) => sessionStorage.getItem(name), key)).toBe('{"stars":9100,"forks":1600}')
  })

  for (const [failure, status, body] of [
    ['rejects the request', 403, '{"message":"rate limit"}'],
    ['cannot be reached', 0, ''],
    ['responds with something other than JSON', 200, '<html>'],
    ['omits a count', 200, '{"stargazers_count":1}'],
  ] as const) {
    test(`shows no counts when the host ${failure}, and nothing moves`, async ({ page }) => {
      await stubRepository(page, status, body)
      const seen = await watchCounts(page)
      await page.goto(GUIDE)
      const mark = badge(page).locator('svg')
      const place = await mark.boundingBox()
      await expect(counts(page)).toHaveText('')
      await expect(badge(page)).toHaveAccessibleName(NAME)
      expect(await mark.boundingBox()).toEqual(place)
      expect(await moved(page)).toEqual([])
      expect(seen.shown).toEqual([''])
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('counts')))).toEqual([])
    })
  }

  for (const [how, ask] of [
    ['points at it', (page: Page) => badge(page).hover()],
    ['focuses it', (page: Page) => badge(page).focus()],
    ['taps it', (page: Page) => badge(page).dispatchEvent('touchstart')],
  ] as const) {
    test(`with data saving, requests and shows nothing until the reader ${how}`, async ({ page }) => {
      await savingData(page)
      const requests = await stubRepository(page)
      const seen = await watchCounts(page)
      await openPage(page, GUIDE)
      await page.waitForLoadState('networkidle')
      expect(requests).toEqual([])
      expect(seen.shown).toEqual([''])
      await ask(page)
      await expect(badge(page)).toHaveAccessibleName(COUNTED)
      await expect.poll(() => seen.shown).toEqual(VISIBLE)
      expect(requests).toEqual([`GET ${API}`])
    })
  }

  test('neither requests nor shows counts on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const requests = await stubRepository(page)
    await openPage(page, GUIDE)
    await badge(page).focus()
    await expect(badge(page).locator('svg')).toBeVisible()
    await expect(counts(page)).toBeHidden()
    expect(requests).toEqual([])
  })
})

test.describe('cost of islands', () => {
  test('a phone loads no React for an untouched page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openPage(page, GUIDE)
    await page.waitForLoadState('networkidle')
    expect(await scriptsWithReact(page)).toBe(0)
  })

  test('a wide screen with data saving loads no React until a menu is focused', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await openPage(page, GUIDE)
    await page.waitForLoadState('networkidle')
    expect(await scriptsWithReact(page)).toBe(0)
    await page.locator('.navbar details.menu').filter({ hasText: 'Help' }).locator('summary').focus()
    await hydratedMenu(page, 'Help')
  })

  test('no script that a document references, directly or by import, contains React', () => {
    const texts = new Set<string>()
    for (const route of builtRoutes()) {
      const html = readDocument(route)
      for (const text of referencedScripts(DIST, html).values()) texts.add(text)
      for (const [, inline = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) texts.add(inline)
    }
    expect(texts.size).toBeGreaterThan(1)
    expect([...texts].filter((text) => REACT.test(text))).toEqual([])
    // The pattern finds React in the scripts of the islands.
    const assets = join(DIST, 'assets')
    const late = readdirSync(assets).filter(
      (name) => name.endsWith('.js') && REACT.test(readFileSync(join(assets, name), 'utf8')),
    )
    expect(late).toHaveLength(1)
    const page = `<script type="module" src="/assets/${late[0]}"></script>`
    expect([...referencedScripts(DIST, page).values()].some((text) => REACT.test(text))).toBe(true)
  })
})

test.describe('an island that fails', () => {
  test('keeps its server HTML if its code fails to load, and works as without scripts', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) =>
      route.request().url().includes('/runtime.') ? route.continue() : route.abort(),
    )
    await page.goto(GUIDE)
    const menu = page.locator('.navbar details.menu').filter({ hasText: 'Help' })
    await menu.locator('summary').click()
    await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible()
    await expect(menu).not.toHaveAttribute('data-menu')
  })

  test('gets its server HTML back on a hydration mismatch and logs once', async ({ page }) => {
    const findings = watchPage(page)
    await changeDocument(page, GUIDE, (html) =>
      html.replace('<span class="repository-stars">0<', '<span class="repository-stars">7<'),
    )
    await openPage(page, GUIDE)
    await hydratedMenu(page, 'Help')
    await expect.poll(() => findings.console).toEqual([expect.stringContaining('The island "repository" failed')])
    await expect(page.locator('.repository-stars')).toHaveText(/^7/)
    await expect(page.locator('.repository svg')).toBeVisible()
  })
})

test('a page and its islands log nothing to the console', async ({ page }) => {
  const findings = watchPage(page)
  await openPage(page, GUIDE)
  await hydratedMenu(page, 'Help')
  await expect(page.locator('.repository-stars')).toHaveText(/^11k/)
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Try GX Core' }).click()
  await expect(page).toHaveURL(/try_gx$/)
  await expect(page.locator('h1')).toHaveText(/Try GX/)
  expect(findings.console).toEqual([])
  expect(findings.failed).toEqual([])
})
