import assert from 'node:assert/strict'
import { DESKTOP, PHONE } from '../run-checks.mjs'

const TUTORIAL = '/docs/core/introduction/try_gx'
const OVERVIEW = '/docs/core/introduction/gx_overview'
const FRESHNESS = '/docs/reference/learn/data_quality_use_cases/freshness'
const EXPECTATIONS = '/docs/reference/expectations/'

const VERSIONS = 'nav.navbar .navbar-row:first-child details.menu'
const HELP = 'nav.navbar .navbar-areas details.menu:has(a[href="/docs/help/get_support"])'

const isInside = ({ x, y, width, height }, size) => x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height

/** The definition of a term is in the viewport, below the first line of the term, and the page isn't wider than before. */
async function assertDefinition(page, size) {
  const term = await page.see('main .term[data-wanted] > :first-child')
  const card = await page.see('main .term[data-wanted] > [role="tooltip"]')
  const place = `the card is ${card.width} × ${card.height} px at ${card.x}, ${card.y}; the term at ${term.x}, ${term.y}`
  assert.ok(isInside(card, size), place)
  assert.ok(card.width > 100 && card.height > 30, place)
  // Without anchor positioning, the card may cover a second line of the term.
  assert.ok(card.y > term.y + 16 && card.y < term.y + term.height + 20, place)
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0)
}

/** Scrolls a term to a distance from the top of the viewport and points at it. */
async function pointAtTerm(page, choose, top) {
  await page.evaluate(
    (name, distance) => {
      const edge = (term) => term.getBoundingClientRect().right
      const terms = visible('main .term').filter((term) => edge(term) <= innerWidth)
      const term = name === 'last' ? terms.at(-1) : terms.sort((a, b) => edge(b) - edge(a))[0]
      term.dataset.wanted = ''
      scrollTo({ top: scrollY + term.getBoundingClientRect().top - distance, behavior: 'instant' })
    },
    choose,
    top,
  )
  await page.hover('main .term[data-wanted] > :first-child')
}

/** @type {import('../run-checks.mjs').Check[]} */
export const WIDGETS = [
  {
    title: 'menus open below the navbar, one at a time, and Escape closes them',
    async run(page) {
      await page.open(TUTORIAL)
      await page.click(`${VERSIONS} > summary`)
      const versions = await page.see(`${VERSIONS}[open] > ul`)
      assert.ok(isInside(versions, DESKTOP) && versions.height > 80 && versions.y > 20, `the menu is at ${versions.y}`)
      await page.click(`${HELP} > summary`)
      const help = await page.see(`${HELP}[open] > ul`)
      assert.ok(isInside(help, DESKTOP) && help.height > 80)
      await page.gone(`${VERSIONS} > ul`)
      await page.press('Escape')
      await page.gone(`${HELP} > ul`)
      assert.equal(
        await page.evaluate((summary) => document.querySelector(summary) === document.activeElement, `${HELP} > summary`),
        true,
      )
    },
  },
  {
    title: 'a tab shows its panel, changes its group, and stays chosen',
    async run(page) {
      await page.open(TUTORIAL)
      const panels = () => page.evaluate(() => visible('main .tab-panel').map((panel) => panel.getAttribute('aria-label')))
      const before = await panels()
      await page.click('main .tabs[data-group="data-source"] label:has([value="sqlite"])')
      await page.until('the panels of the tab are shown', () => visible('main .tab-panel[aria-label="SQLite table"]').length > 1)
      const after = await panels()
      assert.equal(after.length, before.length)
      assert.ok(!after.includes('CSV file'))
      assert.equal(await page.evaluate(() => location.search), '?source=sqlite')
      await page.open(TUTORIAL)
      assert.deepEqual(await panels(), after)
    },
  },
  {
    title: 'the copy button copies the code',
    async run(page) {
      await page.open('/docs/home')
      const command = await page.evaluate(() => document.querySelector('.install code').textContent)
      await page.evaluate(() => {
        const button = document.querySelector('.install button')
        const observer = new MutationObserver(() => {
          window.hasConfirmed ||= button.classList.contains('copied')
        })
        observer.observe(button, { attributes: true })
      })
      await page.click('.install button')
      await page.until('the button confirms it', () => window.hasConfirmed)
      await page.click('.search-button')
      await page.see('.search-dialog:popover-open input')
      await page.press('Control+v')
      await page.until('the command is pasted', (text) => document.querySelector('.search-dialog input').value === text, command)
    },
  },
  {
    title: 'the filter of the gallery hides rows, and Clear shows them',
    async run(page) {
      await page.open(EXPECTATIONS)
      const rows = () => page.evaluate(() => visible('tr[data-columns]').length)
      const all = await rows()
      await page.click('search.filter input[type="search"]')
      await page.type('null')
      await page.until('rows are hidden', (count) => visible('tr[data-columns]').length < count, all)
      assert.ok((await rows()) > 0)
      await page.until('the address has the words', () => location.search === '?q=null')
      await page.click('.filter-clear')
      await page.until('all rows are shown', (count) => visible('tr[data-columns]').length === count, all)
    },
  },
  {
    title: 'an image is enlarged in the viewport, and Escape returns to it',
    async run(page) {
      await page.open(FRESHNESS)
      await page.click('main a.zoom')
      const image = await page.see('dialog.zoom-dialog img')
      assert.ok(isInside(image, DESKTOP) && image.width > 300 && image.height > 100, `the image is ${image.width} px wide`)
      await page.press('Escape')
      await page.gone('dialog.zoom-dialog')
      assert.equal(await page.evaluate(() => document.activeElement.matches('a.zoom')), true)
      assert.equal(await page.evaluate(() => location.pathname), FRESHNESS)
    },
  },
  {
    title: 'the definition of a term opens below it, also far down a page',
    async run(page) {
      await page.open(OVERVIEW)
      await pointAtTerm(page, 'last', 300)
      await assertDefinition(page, DESKTOP)
      await page.hover('.brand')
      await page.gone('main [role="tooltip"]')
    },
  },
  {
    title: 'the definition of the rightmost term stays on the screen of a phone',
    size: PHONE,
    limited: true,
    async run(page) {
      await page.open(OVERVIEW)
      await pointAtTerm(page, 'rightmost', 300)
      await assertDefinition(page, PHONE)
    },
  },
  {
    title: 'a category of the sidebar expands',
    async run(page) {
      await page.open(TUTORIAL)
      const link = 'nav[aria-label="Docs sidebar"] a[href="/docs/core/set_up_a_gx_environment/install_gx"]'
      await page.gone(link)
      await page.click(
        'nav[aria-label="Docs sidebar"] li:has(> a[href="/docs/core/set_up_a_gx_environment/"]) > details > summary',
      )
      const { height } = await page.see(link)
      assert.ok(height >= 20)
    },
  },
]
