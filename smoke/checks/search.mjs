import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import { DESKTOP, PHONE } from '../run-checks.mjs'
import { contrast } from './reading.mjs'

const TUTORIAL = '/docs/core/introduction/try_gx'
const BUTTON = '.search-button[data-live]'
const DIALOG = '.search-dialog:popover-open'
const INPUT = `${DIALOG} input`

/** Waits until the input has exactly this text. */
const hasQuery = (page, query) =>
  page.until(`the query is "${query}"`, (input, text) => document.querySelector(input).value === text, INPUT, query)

/** Types a query and waits for its results. */
async function search(page, query) {
  await page.type(query)
  await hasQuery(page, query)
  return page.see(`${DIALOG} .search-box[data-status="idle"] [role="option"][aria-selected="true"]`)
}

/** Opens a page and points at the search button until its dialog has been rendered. */
async function pointAtSearch(page) {
  await page.open(TUTORIAL)
  // On a phone, the first contact loads the scripts of the button.
  await page.hover('.search-button')
  await page.see(BUTTON)
  await page.hover('.brand')
  await page.hover(BUTTON)
  await page.until('the dialog is rendered', () => document.querySelector('.search-dialog') !== null)
}

/** Points at the search button for a second. Browsers lay out the closed dialog when they are idle, which has made it invisible in WebKit. */
async function restOnSearch(page) {
  await pointAtSearch(page)
  await delay(1000)
}

/** The open dialog is in the viewport, with an input and space for results. */
async function assertDialog(page, { width, height }) {
  const parts = {
    box: await page.see(`${DIALOG} .search-box`),
    input: await page.see(INPUT),
  }
  for (const [name, part] of Object.entries(parts)) {
    const place = `the ${name} is ${part.width} × ${part.height} px at ${part.x}, ${part.y}`
    assert.ok(part.x >= 0 && part.y >= 0 && part.x + part.width <= width && part.y + part.height <= height, place)
    assert.ok(part.width >= 200, place)
  }
  assert.ok(parts.box.height >= 100, `the box is ${parts.box.height} px high`)
  assert.ok(parts.input.height >= 24, `the input is ${parts.input.height} px high`)
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'INPUT')
}

/** The footer of the dialog has one line, in which no key is cut off. Without a pointer that can hover, it has no keys. */
async function assertFooter(page) {
  const { parts, keys, line } = await page.evaluate((footer) => {
    const boxes = (selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { top, bottom, right } = element.getBoundingClientRect()
        return { top, bottom, right, text: element.textContent }
      })
    return { parts: boxes(`${footer} > *`), keys: boxes(`${footer} .search-keys > *`), line: boxes(`${footer} .search-keys`)[0] }
  }, `${DIALOG} .search-footer`)
  const visible = parts.filter(({ top, bottom }) => bottom > top)
  assert.ok(visible.length >= 1, 'the footer has links')
  const end = Math.min(...visible.map(({ bottom }) => bottom))
  for (const { text, top } of visible) assert.ok(top < end, `"${text}" is in another line`)
  for (const { text, top, bottom, right } of keys)
    if (top < line.bottom) assert.ok(bottom <= line.bottom + 1 && right <= line.right + 1, `"${text}" is cut off`)
}

/** Waits until a page has been opened from the results, at its top or at the heading that its address names. */
async function assertOpened(page, route) {
  const { pathname, hash } = new URL(route, 'http://site')
  await page.gone(DIALOG)
  await page.until(`${route} is shown`, (path) => location.pathname === path, pathname)
  const heading = await page.see(hash === '' ? 'main h1' : `[id="${hash.slice(1)}"]`)
  if (hash === '') assert.equal(await page.evaluate(() => scrollY), 0)
  assert.ok(heading.y > 0 && heading.y < 500, `the heading is at ${heading.y}`)
}

const routeOf = (page, place) =>
  page.evaluate(
    (option, index) => document.querySelectorAll(option)[index].getAttribute('href'),
    `${DIALOG} [role="option"]`,
    place,
  )

/** @type {import('../run-checks.mjs').Check[]} */
export const SEARCH = [
  {
    title: 'a click after a second on the search button opens a visible dialog, keys make one query, and Enter opens a page',
    async run(page) {
      await restOnSearch(page)
      await page.click(BUTTON)
      await assertDialog(page, DESKTOP)
      const result = await search(page, 'checkpoint')
      assert.ok(result.y > 0 && result.y + result.height < 900 && result.width > 200, `the result is at ${result.y}`)
      const route = await routeOf(page, 0)
      await page.press('Enter')
      await page.gone(DIALOG)
      await page.until(`${route} is shown`, (wanted) => location.pathname + location.hash === wanted, route)
      await page.see('main h1')
    },
  },
  {
    title: 'Ctrl+K after a second on the search button opens a visible dialog, Escape closes it, and it opens again',
    async run(page) {
      await restOnSearch(page)
      await page.press('Control+k')
      await assertDialog(page, DESKTOP)
      await page.press('Escape')
      await page.gone(DIALOG)
      assert.equal(await page.evaluate(() => document.activeElement.className), 'search-button')
      await page.press('Control+k')
      await assertDialog(page, DESKTOP)
      await search(page, 'batch')
      await assertFooter(page)
    },
  },
  {
    title: 'a slash opens the dialog, and a click beside it closes it',
    async run(page) {
      await pointAtSearch(page)
      await page.press('/')
      await assertDialog(page, DESKTOP)
      await hasQuery(page, '')
      await page.clickAt(20, 600)
      await page.gone(DIALOG)
    },
  },
  {
    title: 'keys that are typed on the focused search button make one query',
    async run(page) {
      await pointAtSearch(page)
      await page.evaluate((button) => document.querySelector(button).focus(), BUTTON)
      await page.type('checkpoint')
      await page.see(INPUT)
      await hasQuery(page, 'checkpoint')
      await assertDialog(page, DESKTOP)
    },
  },
  {
    title: 'arrow keys select the second result, which opens at its heading with the folded parts of the page closed',
    async run(page) {
      await pointAtSearch(page)
      await page.click(BUTTON)
      await search(page, 'checkpoint')
      const route = await routeOf(page, 1)
      await page.press('ArrowDown')
      await page.until(
        'the second result is selected',
        (option) => document.querySelectorAll(option)[1].getAttribute('aria-selected') === 'true',
        `${DIALOG} [role="option"]`,
      )
      await page.press('Enter')
      await assertOpened(page, route)
      await page.until('the words are marked', () => document.querySelector('main.search-marked') !== null)
      const opened = await page.evaluate(() =>
        [...document.querySelectorAll('main .prose details[open] > summary')].map(({ textContent }) => textContent),
      )
      assert.deepEqual(opened, [])
    },
  },
  {
    title: 'matched words are underlined and have enough contrast in dark mode and with forced colors',
    limited: true,
    async run(page) {
      await page.open(TUTORIAL)
      await page.evaluate(() => localStorage.setItem('theme', 'dark'))
      await pointAtSearch(page)
      await page.click(BUTTON)
      await search(page, 'checkpoint')
      const mark = `${DIALOG} [role="option"] mark`
      await page.see(mark)
      const ratio = await contrast(page, mark)
      assert.ok(ratio >= 4.5, `the contrast of matched words is ${ratio}`)
      const line = await page.evaluate((wanted) => getComputedStyle(document.querySelector(wanted)).textDecorationLine, mark)
      assert.equal(line, 'underline')
    },
  },
  {
    title: 'the dialog fills a phone, with its Cancel button, and keys make one query',
    size: PHONE,
    async run(page) {
      await restOnSearch(page)
      await page.click(BUTTON)
      await assertDialog(page, PHONE)
      const cancel = await page.see(`${DIALOG} .search-cancel`)
      assert.ok(cancel.y >= 0 && cancel.x + cancel.width <= PHONE.width && cancel.height >= 24)
      await search(page, 'checkpoint')
      await page.click(`${DIALOG} .search-cancel`)
      await page.gone(DIALOG)
    },
  },
  {
    title: 'the search page shows the results of its address',
    async run(page) {
      await page.open('/search?q=checkpoint')
      await page.until('the heading has the query', () => document.querySelector('main h1').textContent.includes('checkpoint'))
      const hit = await page.see('.search-page-hits > li')
      assert.ok(hit.y > 0 && hit.y < 900 && hit.width > 200)
    },
  },
]
