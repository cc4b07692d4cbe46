import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findings, loadAxe } from './support/axe'
import { serveFixture } from './support/fixture-server'
import { holdRequests } from './support/hold-requests'
import { expect, test } from './support/test'
import { SITES } from './support/test-dist'

const ROUTE = '/docs/core/introduction/try_gx'
const dialog = (page: Page) => page.locator('.search-dialog:popover-open')
const input = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const button = (page: Page) => page.getByRole('button', { name: 'Search the docs' })
const options = (page: Page) => page.getByRole('option')

async function visit(page: Page, route = ROUTE): Promise<void> {
  await page.goto(route)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
}

/** Opens the dialog, once the button reacts. */
async function open(page: Page, query?: string): Promise<void> {
  await button(page).click()
  await expect(dialog(page)).toBeVisible()
  if (query === undefined) return
  await input(page).fill(query)
  await expect(options(page).first()).toBeVisible()
}

/** Waits until the navbar's button handles keys. */
async function ready(page: Page): Promise<void> {
  await button(page).hover()
  await expect(button(page)).toHaveAttribute('data-live', '')
}

test('opens on click and closes on Escape with the focus on the button', async ({ page }) => {
  await visit(page)
  await open(page)
  await expect(input(page)).toBeFocused()
  await expect(dialog(page)).toContainText('No recent searches')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('opens on Ctrl or Cmd K, on a slash outside of inputs, and on a character typed on the button', async ({ page }) => {
  await visit(page)
  await ready(page)
  for (const shortcut of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(shortcut)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press(shortcut)
    await expect(dialog(page)).toHaveCount(0)
  }
  await page.keyboard.press('/')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('/')
  await expect(input(page)).toHaveValue('/')
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('b')
  await expect(input(page)).toHaveValue('b')
})

test('opens again on a character that is typed right after Escape', async ({ page }) => {
  await visit(page)
  await open(page)
  await page.evaluate(() => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    press('Escape')
    press('b')
  })
  await expect(input(page)).toHaveValue('b')
})

test('opens on Ctrl K in a narrow window, where the button is not hydrated before it is used', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const loaded = page.waitForEvent('requestfinished', (request) => /shortcut\.browser/.test(request.url()))
  await visit(page)
  await loaded
  await openByShortcut(page)
})

test('opens on Ctrl K in a narrow window after a navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await visit(page)
  await page.locator('main a[href*="/docs/core/"]:visible').first().click()
  await expect(page).not.toHaveURL(ROUTE)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  await openByShortcut(page)
})

/** Presses the shortcut until its script has arrived and run. */
const openByShortcut = (page: Page) =>
  expect(async () => {
    if ((await dialog(page).count()) === 0) await page.keyboard.press('Control+k')
    await expect(input(page)).toBeFocused({ timeout: 5000 })
  }).toPass()

for (const start of ['focus', 'click', '/', 'Control+k'] as const) {
  test(`keys that are pressed after ${start} until the dialog arrives are one query`, async ({ page }) => {
    const release = await holdRequests(page, '**/assets/SearchDialog.island.*.js')
    await visit(page)
    await ready(page)
    if (start === 'focus' || start === 'click') await button(page)[start]()
    else await page.keyboard.press(start)
    await page.keyboard.type('batch def/')
    release()
    await expect(input(page)).toHaveValue('batch def/')
    await page.keyboard.type('x')
    await expect(input(page)).toHaveValue('batch def/x')
  })
}

test('before any script of the search has arrived, a click opens an input, whose text is the query', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.island.*.js')
  await page.goto(ROUTE)
  await button(page).click()
  const early = page.locator('.search-shell:popover-open input')
  await expect(early).toBeFocused()
  await page.keyboard.type('batch def')
  release()
  await expect(input(page)).toHaveValue('batch def')
  await expect(input(page)).toBeFocused()
  await expect(early).toHaveCount(0)
  await expect(options(page).first()).toContainText(/batch/i)
})

test('without scripts of the search, Enter opens the search page', async ({ page }) => {
  await holdRequests(page, '**/assets/*.island.*.js')
  await page.goto(ROUTE)
  await button(page).click()
  await page.keyboard.type('batch def')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=batch+def')
})

test('the input before the dialog has its place and size', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/SearchDialog.island.*.js')
  await visit(page)
  await ready(page)
  await button(page).click()
  const boxOf = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON())
  const early = await boxOf('.search-shell:popover-open input')
  release()
  await expect(dialog(page)).toBeVisible()
  expect(await boxOf('.search-dialog:popover-open input')).toEqual(early)
})

for (const delay of [0, 30, 150, 400]) {
  test(`keeps every character that is typed on the button, with ${delay} ms between keys`, async ({ page }) => {
    await visit(page)
    await ready(page)
    await button(page).focus()
    await page.keyboard.type('checkpoint', { delay })
    await expect(input(page)).toHaveValue('checkpoint')
    await expect(options(page).first()).toContainText(/checkpoint/i)
  })
}

test('the focus loads the dialog, but does not open it', async ({ page }) => {
  await visit(page)
  await expect(button(page)).toHaveAttribute('data-live', '')
  const loaded = page.waitForResponse(/\/search\/current\/terms\//)
  await button(page).focus()
  await loaded
  await expect(page.locator('.search-dialog')).toHaveCount(1)
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('the closed dialog has no box in the navbar', async ({ page }) => {
  await visit(page)
  await ready(page)
  await expect(page.locator('.search-dialog')).toHaveCSS('display', 'none')
  expect(await page.locator('.search-dialog').evaluate((closed) => closed.getClientRects().length)).toBe(0)
})

test('keeps focus and scrolling in the dialog until a click beside it closes it', async ({ page }) => {
  await visit(page)
  await open(page, 'checkpoint')
  const hasFocus = () => dialog(page).evaluate((element) => element.contains(document.activeElement))
  const first = input(page)
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expect(first).not.toBeFocused()
    for (let i = 0; i < 20 && !(await first.evaluate((element) => element === document.activeElement)); i++) {
      expect(await hasFocus()).toBe(true)
      await page.keyboard.press(key)
    }
    await expect(first).toBeFocused()
  }
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 500)
  await page.mouse.move(720, 400)
  await page.mouse.wheel(0, 5000)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.click(20, 400)
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

/** Puts a text into the input as a paste does. */
async function paste(page: Page, text: string): Promise<void> {
  await input(page).evaluate((element: HTMLInputElement, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (element.dispatchEvent(event)) element.setRangeText(pasted)
  }, text)
}

const TRACEBACK = `${'  File "/home/me/run.py", line 12, in <module>\n'.repeat(50_000)}
great_expectations.exceptions.exceptions.InvalidConfigError: Unable to find a match for config substitution variable: \`DB_PASSWORD\`.
Please add this missing variable to your \`uncommitted/config_variables.yml\` file or your environment variables.`

test('a pasted traceback finds the error, which shows its solution and leads to its row', async ({ page }) => {
  await visit(page)
  await open(page)
  await paste(page, TRACEBACK)
  await expect(input(page)).toHaveValue(/^InvalidConfigError: Unable find match config substitution/)
  expect((await input(page).inputValue()).length).toBeLessThanOrEqual(64)
  await expect(dialog(page)).toContainText('The text is too long, so the search uses its most important words.')
  const found = options(page).first()
  await expect(found).toHaveClass(/search-error/)
  await expect(found.locator('span')).toContainText('Unable to find a match for config substitution variable')
  await expect(found.locator('small')).toContainText(/Cause: .*\nSolution: /)
  await found.click()
  const row = page.locator(`tr[id="${new URL(await page.evaluate(() => location.href)).hash.slice(1)}"]`)
  await expect(row).toBeInViewport()
  await expect(row).toContainText('Unable to find a match for config substitution variable')
  const background = () => row.evaluate((element) => getComputedStyle(element).backgroundColor)
  const others = await row.evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor)
  await expect.poll(background).not.toBe(others)
})

test('an error of old code finds its replacement, for every type of Data Context', async ({ page }) => {
  await visit(page)
  for (const type of ['Ephemeral', 'File', 'Cloud']) {
    await open(page)
    await paste(page, `AttributeError: '${type}DataContext' object has no attribute 'sources'`)
    await expect(options(page).first().locator('span')).toContainText("object has no attribute 'sources'")
    await expect(options(page).first().locator('small')).toContainText('context.data_sources')
    await page.keyboard.press('Escape')
  }
  await page.goto('/docs/0.18/reference/learn/migration_guide#error-filedatacontext-object-has-no-attribute-sources')
  await expect(page.locator('[data-error]:target dt')).toContainText("object has no attribute 'sources'")
})

test('starts with the selected text, at most 64 characters', async ({ page }) => {
  await visit(page)
  await ready(page)
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main p') ?? document.body))
  await page.keyboard.press('Control+k')
  expect((await input(page).inputValue()).length).toBeGreaterThan(20)
  // The next key replaces the text of the page.
  await page.keyboard.type('b')
  await expect(input(page)).toHaveValue('b')
  await input(page).fill('x'.repeat(200))
  await expect(input(page)).toHaveValue('x'.repeat(64))
})

test('shows results by page, moves with the arrow keys, and opens the selected one', async ({ page }) => {
  await visit(page)
  await open(page, 'batch definition')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  expect(await options(page).count()).toBeLessThanOrEqual(20)
  for (const group of await dialog(page)
    .getByRole('group')
    .filter({ has: page.getByRole('option') })
    .all())
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5)
  await expect(options(page).first().locator('mark').first()).toHaveText(/batch|definition/i)
  // Results that aren't visible are rendered later.
  await expect(options(page).nth(10)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const first = options(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(input(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  const target = await first.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${target?.replace(/[#?.]/g, '\\$&')}$`))
  await expect(dialog(page)).toHaveCount(0)
})

test('remembers opened results, keeps favorites, and removes both', async ({ page }) => {
  await visit(page)
  await open(page, 'checkpoint')
  const title = (await options(page).first().locator('span').first().textContent()) ?? ''
  await options(page).first().click()
  await expect(dialog(page)).toHaveCount(0)
  await open(page)
  await expect(dialog(page)).toHaveCSS('display', 'flex')
  const recent = dialog(page).getByRole('region', { name: 'Recent' })
  await expect(recent.getByRole('link')).toContainText(title)
  await recent.getByRole('button', { name: 'Save this search' }).click()
  const favorite = dialog(page).getByRole('region', { name: 'Favorite' })
  await expect(favorite.getByRole('link')).toContainText(title)
  await expect(recent).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.reload()
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  await open(page)
  await page.keyboard.press('ArrowDown')
  await expect(favorite.getByRole('link')).toBeFocused()
  await favorite.getByRole('button', { name: 'Remove this search from favorites' }).click()
  await expect(dialog(page)).toContainText('No recent searches')
})

test('tells that nothing matches, and offers what was found before', async ({ page }) => {
  await visit(page)
  await open(page, 'checkpoint')
  await input(page).fill('xyzzyqq')
  const message = dialog(page).getByRole('status')
  await expect(message).toContainText('No results for “xyzzyqq”')
  await expect(message).toContainText('Try searching for')
  await expect(message).toContainText('Believe this query should return results? Let us know.')
  await message.getByRole('button').first().click()
  await expect(options(page).first()).toBeVisible()
})

test('tells that results could not be fetched, and searches again with the next query', async ({ page }) => {
  await page.route('**/search/**/index.json', (route) => route.abort())
  await visit(page)
  await open(page)
  await input(page).fill('batch')
  await expect(dialog(page)).toContainText('Unable to fetch results')
  await expect(dialog(page)).toContainText('You might want to check your network connection.')
  await page.unroute('**/search/**/index.json')
  await input(page).fill('batch definition')
  await expect(options(page).first()).toBeVisible()
})

/** The message that takes the place of the dialog. */
const problem = (page: Page) => page.locator('.search-problem')

test('if the script of the dialog is missing, the page reloads once, and a message links to the search page', async ({
  page,
}) => {
  let requests = 0
  await page.route('**/assets/SearchDialog.island.*.js', (route) => {
    requests++
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })
  })
  let loads = 0
  page.on('load', () => loads++)
  await visit(page)
  await button(page).click()
  await expect.poll(() => loads).toBe(2)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  await ready(page)
  await button(page).focus()
  await page.keyboard.type('data docs')
  await expect(problem(page)).toHaveText('The search could not be loaded. Open the search page')
  expect(loads).toBe(2)
  expect(requests).toBeGreaterThan(1)
  await problem(page).getByRole('link').click()
  await expect(page).toHaveURL('/search?q=data%20docs')
  await expect(page.locator('.search-page-hits > li').first()).toBeVisible()
})

for (const [what, body] of [
  ['throws', 'throw new Error("broken")'],
  ['has no dialog', 'export const other = 1'],
] as const) {
  test(`if the script of the dialog ${what}, a message links to the search page`, async ({ page }) => {
    await page.addInitScript((path) => sessionStorage.setItem(`reloaded ${path}`, '1'), ROUTE)
    await page.route('**/assets/SearchDialog.island.*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await visit(page)
    await button(page).click()
    await expect(problem(page).getByRole('link')).toHaveAttribute('href', '/search?q=')
    await page.keyboard.press('Escape')
    await expect(problem(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })
}

test('if the script of the dialog does not arrive, a message links to the search page until it does', async ({ page }) => {
  await page.clock.install()
  const release = await holdRequests(page, '**/assets/SearchDialog.island.*.js')
  await visit(page)
  await button(page).click()
  await page.keyboard.type('batch')
  await page.clock.fastForward(10_000)
  await expect(problem(page).getByRole('link')).toBeVisible()
  release()
  await expect(input(page)).toHaveValue('batch')
  await expect(problem(page)).toHaveCount(0)
})

test('offline, a search that is not saved says so', async ({ page, context }) => {
  await visit(page)
  await expect(button(page)).toHaveAttribute('data-live', '')
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(problem(page)).toHaveText('You are offline, and the search is not saved on this device. Open the search page')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await open(page, 'batch')
})

for (const fails of [true, false]) {
  test(`the dialog opens if its styles ${fails ? 'are missing' : 'do not arrive'}`, async ({ page }) => {
    await page.addInitScript((path) => sessionStorage.setItem(`reloaded ${path}`, '1'), ROUTE)
    if (fails) await page.route('**/search/search.css', (route) => route.fulfill({ status: 404 }))
    else await holdRequests(page, '**/search/search.css')
    await visit(page)
    await open(page, 'batch')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(ROUTE)
  })
}

for (const [what, script] of [
  ['is missing', undefined],
  ['throws', 'throw new Error("broken")'],
] as const) {
  test(`tells that results could not be fetched if the worker ${what}`, async ({ page }) => {
    await page.route('**/search/worker.js', (route) =>
      route.fulfill(script === undefined ? { status: 404 } : { contentType: 'text/javascript', body: script }),
    )
    await visit(page)
    await open(page)
    await input(page).fill('batch')
    await expect(dialog(page)).toContainText('Unable to fetch results')
    await expect(dialog(page).getByRole('link', { name: 'Open the search page' })).toHaveAttribute('href', '/search?q=batch')
    await page.unroute('**/search/worker.js')
    await input(page).fill('batch definition')
    await expect(options(page).first()).toBeVisible()
  })
}

test('tells that results could not be fetched if workers are blocked', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('Blocked.', 'SecurityError')
      }
    } as unknown as typeof Worker
  })
  await visit(page)
  await open(page)
  await input(page).fill('batch')
  await expect(dialog(page)).toContainText('Unable to fetch results')
  await visit(page, '/search?q=batch')
  await expect(page.locator('.search-count')).toContainText('Unable to fetch results')
})

test('tells that results could not be fetched if the worker never answers', async ({ page }) => {
  await page.clock.install()
  await page.route('**/search/worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await visit(page)
  await open(page)
  await input(page).fill('batch')
  await expect(page.locator('.search-box[data-status="stalled"]')).toBeVisible()
  await page.clock.fastForward(40_000)
  await expect(dialog(page)).toContainText('Unable to fetch results')
})

test('shows that an answer takes longer than 300 ms', async ({ page }) => {
  const answer = await holdRequests(page, '**/search/**/index.json')
  await visit(page)
  await open(page)
  await input(page).fill('batch')
  await expect(page.locator('.search-box[data-status="stalled"]')).toBeVisible()
  answer()
  await expect(options(page).first()).toBeVisible()
  await expect(page.locator('.search-box[data-status="idle"]')).toBeVisible()
})

test('missing index files are reported, and loaded again for the next query', async ({ page }) => {
  await page.route('**/search/**/postings/*', (route) => route.fulfill({ status: 404 }))
  await visit(page)
  await open(page)
  await input(page).fill('batch')
  await expect(dialog(page)).toContainText('Unable to fetch results')
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
  await page.unroute('**/search/**/postings/*')
  await open(page, 'batch')
})

/** Bytes of a file of the built site. */
function sizeOf(path: string): number {
  const file = join(import.meta.dirname, '..', SITES.published.dist, path)
  return existsSync(file) ? statSync(file).size : 0
}

test('a first query loads at most 120 KB of the index, and 230 KB from a host that does not compress', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('request', (request) => void loaded.add(new URL(request.url()).pathname))
  await visit(page)
  await open(page, 'checkpoint')
  await expect(options(page).first().locator('small')).toContainText(/checkpoint/i)
  const files = [...loaded].filter((path) => path.startsWith('/search/current/'))
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  expect(files.filter((path) => path.includes('/postings/')).length).toBeGreaterThan(0)
  expect(sum(files.map((path) => sizeOf(`${path}.br`)))).toBeLessThanOrEqual(120_000)
  const isText = (path: string) => path.includes('/text/')
  expect(sum(files.filter((path) => !isText(path)).map(sizeOf))).toBeLessThanOrEqual(230_000)
})

test('shows results while their texts are loading, and keeps the selected one when they arrive', async ({ page }) => {
  const answer = await holdRequests(page, '**/search/**/text/*')
  await visit(page)
  await open(page, 'batch')
  const snippet = options(page).nth(1).locator('small')
  await expect(snippet).toContainText(/…$/)
  await page.keyboard.press('ArrowDown')
  answer()
  await expect(snippet).toContainText(/batch/i)
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('the dialog can be closed and opened again while the index is loading', async ({ page }) => {
  const answer = await holdRequests(page, '**/search/**/terms/*')
  await visit(page)
  await open(page)
  await input(page).fill('batch')
  await expect(page.locator('.search-box[data-status="stalled"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await open(page)
  await input(page).fill('checkpoint')
  answer()
  await expect(options(page).first()).toContainText(/checkpoint/i)
})

test('loads the index with the first sign of intent', async ({ page }) => {
  await visit(page)
  // The button only notices a pointer that enters it after hydration.
  await expect(button(page)).toHaveAttribute('data-live', '')
  const loaded = page.waitForResponse(/\/search\/current\/terms\//)
  await button(page).hover()
  await loaded
  await expect(dialog(page)).toHaveCount(0)
})

test('a slash opens nothing if the site turns it off', async ({ page }) => {
  const site = await serveFixture('search', { settings: { slashKey: false } })
  try {
    await visit(page, `${site.url}/docs/start`)
    await ready(page)
    await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
    await expect(button(page)).not.toContainText('/')
    await page.mouse.move(0, 0)
    await page.locator('h1').click()
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  } finally {
    site.stop()
  }
})

test('finds the sections of the home page', async ({ page }) => {
  await visit(page)
  await open(page, 'common tasks find the failed rows')
  await expect(dialog(page).locator('[role="option"][href="/docs/home#tasks"]')).toHaveCount(1)
})

test('searches the version of the page, one area, or the other version', async ({ page }) => {
  await visit(page)
  await open(page, 'checkpoint')
  const hrefs = () => options(page).evaluateAll((list) => list.map((option) => option.getAttribute('href') ?? ''))
  // The migration guide belongs to both versions.
  const isOld = (href: string) => /^\/docs\/0\.18\/(?!reference\/learn\/migration_guide)/.test(href)
  expect((await hrefs()).some(isOld)).toBe(false)
  await dialog(page).getByRole('button', { name: 'Learn' }).click()
  await expect.poll(hrefs).not.toContainEqual(expect.stringContaining('/docs/core/'))
  await dialog(page).getByRole('button', { name: 'All areas' }).click()
  await dialog(page).getByRole('button', { name: 'Search in version 0.18.21' }).click()
  await expect.poll(async () => (await hrefs()).every((href) => href.startsWith('/docs/0.18/'))).toBe(true)
})

test('all results are on the search page', async ({ page }) => {
  await visit(page)
  await open(page, 'expectation')
  const link = dialog(page).getByRole('link', { name: /^See all \d+ results$/ })
  const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0])
  await link.click()
  await expect(page).toHaveURL(/\/search\?q=expectation$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "expectation"')
  await expect(page).toHaveTitle('Search results for "expectation" | Great Expectations')
  await expect(page.locator('.search-count')).toHaveText(`${count} documents found`)
  const hits = page.locator('.search-page-hits > li')
  await expect(hits.first()).toBeVisible()
  await expect(hits).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more results' }).scrollIntoViewIfNeeded()
  await expect(hits).not.toHaveCount(20)
})

test('the search page keeps query, version, and area in its address', async ({ page }) => {
  await visit(page, '/search?q=checkpoint')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  // The page has read its address, and no longer replaces the text of the field.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "checkpoint"')
  const history = await page.evaluate(() => window.history.length)
  await page.getByRole('searchbox').fill('data context')
  await expect(page).toHaveURL(/\?q=data\+context$/)
  await page.getByRole('combobox', { name: 'Version' }).selectOption('0.18')
  await expect(page).toHaveURL(/\?q=data\+context&version=0\.18$/)
  await expect(page.locator('.search-page-hits a').first()).toHaveAttribute('href', /^\/docs\/0\.18\//)
  expect(await page.evaluate(() => window.history.length)).toBe(history)
  await page.getByRole('searchbox').fill('xyzzyqq')
  await expect(page.locator('.search-count')).toHaveText('No results were found')
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('xyzzyqq')
})

test('the search page searches for what was typed before its scripts arrived', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/islands.*.js')
  await page.goto('/search?q=checkpoint')
  await page.getByRole('searchbox').fill('data context')
  release()
  await expect(page).toHaveURL(/\?q=data\+context$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "data context"')
  await expect(page.getByRole('searchbox')).toHaveValue('data context')
})

test('Enter opens the reference of an identifier, also before the results have arrived', async ({ page }) => {
  await visit(page)
  await open(page)
  await input(page).fill('Checkpoint.run')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/reference\/api\/Checkpoint_class#run$/)
  await expect(dialog(page)).toHaveCount(0)
})

const marked = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String))
/** The line below marked words. */
const markLine = (page: Page) =>
  page
    .locator('main p')
    .first()
    .evaluate((text) => getComputedStyle(text, '::highlight(search)').textDecorationLine)

test('marks the words of the query on the opened page until Escape is pressed @page-loads', async ({ page }) => {
  await visit(page)
  await open(page, 'connection string')
  await options(page).first().click()
  await expect(page).not.toHaveURL(ROUTE)
  await expect.poll(() => marked(page)).toContainEqual(expect.stringMatching(/^connection$/i))
  await expect.poll(() => markLine(page)).toBe('underline')
  await page.keyboard.press('Escape')
  expect(await marked(page)).toEqual([])
  expect(await markLine(page)).toBe('none')
  await page.reload()
  await ready(page)
  expect(await marked(page)).toEqual([])
})

for (const [place, query, text] of [
  ['closed tab', 'homebrew', 'Homebrew'],
  ['folded part', 'database of taxi trips to follow along', 'To follow along'],
] as const) {
  test(`opens a ${place} that contains the words of the query @page-loads`, async ({ page }) => {
    await visit(page)
    await open(page, query)
    await options(page).first().click()
    await expect(page.locator('main').getByText(text).filter({ visible: true }).first()).toBeInViewport()
  })
}

test('loads nothing of the search before the reader shows intent', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await visit(page)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => path.startsWith('/search/') || path.includes('SearchDialog'))).toEqual([])
})

test('shows hostile text as text', async ({ page }) => {
  await visit(page)
  await open(page)
  const query = '<img src=x onerror=alert(1)>'
  await input(page).fill(query)
  await expect(input(page)).toHaveValue(query)
  await expect(dialog(page).locator('img')).toHaveCount(0)
})

test('works without storage, and with damaged entries', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', '{"broken"')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await visit(page)
  await open(page, 'batch')
  await options(page).first().click()
  await expect(dialog(page)).toHaveCount(0)
})

test('long names wrap at 320 px instead of scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page)
  await open(page, 'ExpectColumnPairValues')
  await expect(options(page).nth(9)).toBeAttached()
  const widths = await dialog(page)
    .locator('.search-screen')
    .evaluate((screen) => [screen.scrollWidth, screen.clientWidth])
  expect(widths[0]).toBe(widths[1])
})

for (const width of [1440, 390]) {
  test(`has no accessibility findings at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page)
    const check = async () => {
      await loadAxe(page)
      expect(await findings(page)).toEqual([])
    }
    await open(page)
    await check()
    await input(page).fill('batch')
    await expect(options(page).first()).toBeVisible()
    await check()
    await input(page).fill('xyzzyqq')
    await expect(dialog(page)).toContainText('No results for')
    await check()
    await options(page).first().waitFor({ state: 'detached' })
    await visit(page, '/search?q=batch')
    await expect(page.locator('.search-page-hits > li').first()).toBeVisible()
    await check()
  })
}

for (const [width, words] of [
  [1440, 10],
  [390, 5],
] as const) {
  test(`a snippet has at most ${words} words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page)
    await open(page, 'expectation')
    const longest = async () => {
      const snippets = await options(page).locator('small').allTextContents()
      const counts = snippets.map(
        (text) =>
          text
            .replace(/^.*›/, '')
            .split(/\s+/)
            .filter((word) => /[^…\s]/.test(word)).length,
      )
      return Math.max(...counts)
    }
    await expect.poll(longest).toBe(words)
  })
}

test('fills the screen of a phone, and closes with a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page)
  await open(page, 'batch')
  expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 })
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
})
