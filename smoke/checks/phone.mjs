import assert from 'node:assert/strict'
import { PHONE } from '../run-checks.mjs'

const TUTORIAL = '/docs/core/introduction/try_gx'
const OVERVIEW = '/docs/core/introduction/gx_overview'
const PANEL = 'aside.panel:popover-open'

async function openPanel(page) {
  await page.click('.navbar-toggle')
  const panel = await page.see(PANEL)
  assert.ok(panel.x >= 0 && panel.x + panel.width <= PHONE.width && panel.width > 200, `the panel is ${panel.width} px wide`)
  assert.ok(panel.height > 600, `the panel is ${panel.height} px high`)
}

async function followLink(page) {
  await page.click(`${PANEL} .panel-docs a[href="${TUTORIAL}"]`)
  await page.until('the page is shown', (wanted) => location.pathname === wanted, TUTORIAL)
  await page.gone(PANEL)
  await page.until('the heading has changed', () => document.querySelector('main h1').textContent === 'Try GX Core')
}

/** @type {import('../run-checks.mjs').Check[]} */
export const ON_A_PHONE = [
  {
    title: 'the panel of a phone opens over the page and closes with its button',
    async run(page) {
      await page.open(OVERVIEW)
      await openPanel(page)
      const link = await page.see(`${PANEL} .panel-docs a[href="${TUTORIAL}"]`)
      assert.ok(link.y > 40 && link.y < PHONE.height && link.height >= 24, `the link is at ${link.y}`)
      await page.click(`${PANEL} .panel-top button`)
      await page.gone(PANEL)
      assert.equal(await page.evaluate(() => document.activeElement.className), 'navbar-toggle')
    },
  },
  {
    title: 'a link of the panel opens its page; Back closes the open panel and stays on the page',
    limited: true,
    async run(page) {
      await page.open(OVERVIEW)
      await openPanel(page)
      await followLink(page)
      await openPanel(page)
      await page.back()
      await page.gone(PANEL)
      // Where the browser has gone back, the site goes forward again.
      await page.until('the page is the same', (wanted) => location.pathname === wanted, TUTORIAL)
      assert.equal((await page.see('main h1')).text, 'Try GX Core')
      await page.back()
      await page.until('the first page is shown', (wanted) => location.pathname === wanted, OVERVIEW)
    },
  },
  {
    title: 'the panel leads back to the main menu',
    async run(page) {
      await page.open(OVERVIEW)
      await openPanel(page)
      await page.click(`${PANEL} .panel-back button`)
      await page.click(`${PANEL} .main-menu a[href="/docs/cloud/"]`)
      await page.until('the page is shown', () => location.pathname === '/docs/cloud/')
      await page.gone(PANEL)
    },
  },
  {
    title: 'the table of contents of a phone opens and leads to a heading',
    async run(page) {
      await page.open(TUTORIAL)
      await page.click('.toc summary')
      await page.click('.toc details[open] a[href="#next-steps"]')
      await page.until('the heading is in the viewport', () => {
        const { top } = document.getElementById('next-steps').getBoundingClientRect()
        return top > 0 && top < innerHeight
      })
    },
  },
].map((check) => ({ ...check, size: PHONE }))
