import assert from 'node:assert/strict'
import { PHONE } from '../run-checks.mjs'

const TUTORIAL = '/docs/core/introduction/try_gx'
const OVERVIEW = '/docs/core/introduction/gx_overview'
const toOverview = `nav[aria-label="Docs sidebar"] a[href="${OVERVIEW}"]`
const toTutorial = `nav[aria-label="Docs sidebar"] a[href="${TUTORIAL}"]`

/** Waits until a page is complete after a navigation within the site. */
const shows = (page, path) =>
  page.until(
    `${path} is shown`,
    (wanted) =>
      location.pathname === wanted &&
      JSON.parse(document.getElementById('page-data').textContent).route === wanted &&
      document.querySelectorAll('main h1').length === 1,
    path,
  )

const scroll = (page, top) => page.evaluate((value) => scrollTo({ top: value, behavior: 'instant' }), top)
const isAt = (page, top) => page.until(`the page is scrolled to ${top}`, (wanted) => Math.abs(scrollY - wanted) < 2, top)

/** Two frames and a task later, nothing has changed the scroll position. */
async function staysAt(page, top) {
  await isAt(page, top)
  const later = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
    return Math.round(scrollY)
  })
  assert.equal(later, top)
}

/** Leaves the site for a document without scripts, once the scripts of the page have loaded, and returns with Back. */
async function leaveAndReturn(page, path) {
  await page.see('.search-button[data-live]')
  await page.evaluate(() => location.assign('/llms.txt'))
  await page.until('the text file is shown', () => location.pathname === '/llms.txt' && document.readyState === 'complete')
  await page.back()
  await shows(page, path)
}

/** Waits until a heading is at the top, not covered by the navbar. */
const isBelowNavbar = (page, id) =>
  page.until(
    `#${id} is below the navbar`,
    (wanted) => {
      const { top } = document.getElementById(wanted).getBoundingClientRect()
      const navbar = document.querySelector('nav.navbar').getBoundingClientRect()
      return top >= navbar.bottom - 1 && top < innerHeight / 2
    },
    id,
  )

/** @type {import('../run-checks.mjs').Check[]} */
export const NAVIGATION = [
  {
    title: 'a link replaces the content without loading a document, and starts at the top',
    async run(page) {
      await page.open(OVERVIEW)
      await page.evaluate(() => {
        window.isSameDocument = true
      })
      await scroll(page, 600)
      await page.click(toTutorial)
      await shows(page, TUTORIAL)
      await staysAt(page, 0)
      assert.equal((await page.see('main h1')).text, 'Try GX Core')
      assert.match(await page.evaluate(() => document.title), /^Try GX Core/)
      assert.equal(await page.evaluate(() => window.isSameDocument), true)
      await page.see(`${toTutorial}[aria-current="page"]`)
    },
  },
  {
    title: 'Back and Forward restore pages and scroll positions',
    async run(page) {
      await page.open(OVERVIEW)
      await scroll(page, 500)
      await page.click(toTutorial)
      await shows(page, TUTORIAL)
      await scroll(page, 700)
      await page.back()
      await shows(page, OVERVIEW)
      await staysAt(page, 500)
      await page.forward()
      await shows(page, TUTORIAL)
      await staysAt(page, 700)
    },
  },
  {
    title: 'Back from another document restores the scroll position after a navigation',
    async run(page) {
      await page.open(TUTORIAL)
      await page.click(toOverview)
      await shows(page, OVERVIEW)
      await scroll(page, 500)
      await leaveAndReturn(page, OVERVIEW)
      await staysAt(page, 500)
      await page.back()
      await shows(page, TUTORIAL)
    },
  },
  {
    title: 'Back from another document restores the scroll position of the first page',
    async run(page) {
      await page.open(OVERVIEW)
      await scroll(page, 500)
      await leaveAndReturn(page, OVERVIEW)
      await staysAt(page, 500)
    },
  },
  {
    title: 'a page that returns from the page cache is alive',
    async run(page) {
      await page.open(OVERVIEW)
      await leaveAndReturn(page, OVERVIEW)
      await page.click(toTutorial)
      await shows(page, TUTORIAL)
      await page.click('.search-button')
      await page.see('.search-dialog:popover-open .search-box')
    },
  },
  {
    title: 'a reload keeps the scroll position',
    async run(page) {
      await page.open(TUTORIAL)
      await page.click(toOverview)
      await shows(page, OVERVIEW)
      await scroll(page, 500)
      await page.reload()
      await staysAt(page, 500)
    },
  },
  {
    title: 'links to headings scroll below the navbar, and Back returns',
    async run(page) {
      await page.open(TUTORIAL)
      await page.click('.toc-open a[href="#validate-one-column"]')
      await isBelowNavbar(page, 'validate-one-column')
      assert.equal(await page.evaluate(() => location.hash), '#validate-one-column')
      await page.see('.toc-open a.active[href="#validate-one-column"]')
      await page.back()
      await isAt(page, 0)
    },
  },
  {
    title: 'an address with a hash opens at the heading',
    async run(page) {
      await page.open(`${TUTORIAL}#run-a-checkpoint`)
      await isBelowNavbar(page, 'run-a-checkpoint')
      await page.click(toOverview)
      await shows(page, OVERVIEW)
      await page.back()
      await shows(page, TUTORIAL)
      await isBelowNavbar(page, 'run-a-checkpoint')
    },
  },
  {
    title: 'an address with a hash opens at the heading on a phone',
    size: PHONE,
    async run(page) {
      await page.open(`${TUTORIAL}#run-a-checkpoint`)
      await isBelowNavbar(page, 'run-a-checkpoint')
    },
  },
  {
    title: 'the link to the next page follows the sidebar',
    async run(page) {
      await page.open(TUTORIAL)
      await page.click('.pagination-next')
      await shows(page, OVERVIEW)
      await staysAt(page, 0)
    },
  },
  {
    title: 'the version menu leads to the older version and back',
    async run(page) {
      await page.open(TUTORIAL)
      await page.click('nav.navbar details.menu summary.navbar-pill')
      await page.click('nav.navbar details.menu[open] a[data-prefer-version="0.18"]')
      await page.until('the older version is shown', () => location.pathname.startsWith('/docs/0.18/'))
      await page.see('main h1')
      await page.until(
        'the menu shows the version',
        () => document.querySelector('[data-version-label]').textContent === '0.18.21',
      )
      await page.back()
      await shows(page, TUTORIAL)
    },
  },
]
