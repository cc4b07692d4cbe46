import type { Page } from '@playwright/test'
import { contrast, type Rgb } from '../engine/src/render/theme/contrast/contrast'
import { builtRoutes, readDocument } from './support/routes'
import { expect, test } from './support/test'
import { watchPage } from './support/watch-page'

/** Pages with a diagram in their text. */
const ROUTES = builtRoutes().filter((route) => readDocument(route).includes('<figure class="diagram"'))
/** The smallest letters of a diagram on a phone, in pixels. */
const LEAST = 11

/** Opens a page, and the tabs that its diagrams stand in. */
async function openDiagrams(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await page.locator('figure.diagram').evaluateAll((figures) => {
    for (const figure of figures) {
      const panel = figure.closest('.tab-panel')
      const panels = [...(panel?.parentElement?.children ?? [])].filter(({ className }) => className === 'tab-panel')
      const radio = panel?.parentElement?.querySelectorAll<HTMLInputElement>(':scope > .tab-list input')[panels.indexOf(panel)]
      if (radio) radio.checked = true
    }
  })
}

const setMode = (page: Page, mode: string) =>
  page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode)

/** Texts of nodes whose letters are too small or that leave their shape. */
function misfits(page: Page, least: number): Promise<string[]> {
  return page.locator('figure.diagram .node > text').evaluateAll((texts, least) => {
    return texts.flatMap((text) => {
      const shape = text.parentElement?.querySelector('path, polygon, ellipse')
      const [inner, outer] = [text.getBoundingClientRect(), shape?.getBoundingClientRect()]
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale
      const fits = outer !== undefined && inner.width > 0 && inner.left >= outer.left && inner.right <= outer.right
      const inside = outer !== undefined && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
      return size >= least && fits && inside ? [] : [`${text.textContent} ${size} ${inner.width} of ${outer?.width}`]
    })
  }, least)
}

test('pages have diagrams', () => {
  expect(ROUTES.length).toBeGreaterThanOrEqual(3)
})

for (const route of ROUTES) {
  test.describe(`on ${route}`, () => {
    test('a diagram is one picture with a name that says what it shows', async ({ page }) => {
      await openDiagrams(page, route)
      const names = [...readDocument(route).matchAll(/<title id="diagram-\d+-title">([^<]*)</g)].map(([, name]) => name ?? '')
      expect(names.length).toBeGreaterThan(0)
      for (const name of names) {
        expect(name.split(/\s+/).length, name).toBeGreaterThan(5)
        await expect(page.getByRole('img', { name, exact: true })).toBeVisible()
      }
    })

    test('its texts can be read and stay in their boxes at every width, and nothing sticks out of the page', async ({ page }) => {
      await openDiagrams(page, route)
      for (const width of [320, 390, 996, 997, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await misfits(page, LEAST), `${width} px`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
        const boxes = page.locator('figure.diagram > div')
        // What is wider than the page is reached by scrolling, with the keyboard too.
        const stuck = await boxes.evaluateAll(
          (all) => all.filter((box) => box.scrollWidth > box.clientWidth && box.getAttribute('tabindex') !== '0').length,
        )
        expect(stuck, `${width} px`).toBe(0)
      }
    })

    test('its texts stand out in both modes, and each mode has colours of its own', async ({ page }) => {
      await openDiagrams(page, route)
      const seen: string[] = []
      for (const mode of ['light', 'dark']) {
        await setMode(page, mode)
        const pairs = await page.locator('figure.diagram .node:not(.quiet) > text').evaluateAll((texts) =>
          texts.map((text) => {
            const shape = text.parentElement?.querySelector('path, polygon, ellipse')
            return [text, shape].map((part) => (part ? getComputedStyle(part).fill : ''))
          }),
        )
        expect(pairs.length).toBeGreaterThan(0)
        for (const [text = '', shape = ''] of pairs) {
          expect(contrast(parseRgb(text), parseRgb(shape)), `${mode}: ${text} on ${shape}`).toBeGreaterThanOrEqual(4.5)
        }
        seen.push(JSON.stringify(pairs))
      }
      expect(seen[0]).not.toBe(seen[1])
    })

    test('it is drawn with the colours that a reader forces, and on paper as wide as the page', async ({ page }) => {
      await openDiagrams(page, route)
      await page.emulateMedia({ forcedColors: 'active' })
      const colours = await page
        .locator('figure.diagram .node > text')
        .evaluateAll((texts) => [
          ...new Set(texts.map((text) => getComputedStyle(text).fill)),
          getComputedStyle(document.body).color,
        ])
      expect(new Set(colours).size).toBe(1)
      await page.emulateMedia({ forcedColors: 'none', media: 'print' })
      await page.setViewportSize({ width: 500, height: 700 })
      const wider = await page
        .locator('figure.diagram > div')
        .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length)
      expect(wider).toBe(0)
    })

    test('browsers have nothing to say about it', async ({ page }) => {
      const findings = watchPage(page)
      await openDiagrams(page, route)
      await page.locator('figure.diagram').first().scrollIntoViewIfNeeded()
      expect(findings.console).toEqual([])
    })
  })
}

test('a diagram that is wider than the screen is scrolled with the keyboard', async ({ page }) => {
  const [route = ''] = ROUTES.filter((candidate) => readDocument(candidate).includes('aria-label="Diagram'))
  await page.setViewportSize({ width: 320, height: 700 })
  await openDiagrams(page, route)
  const box = page.locator('figure.diagram > div[tabindex="0"]').first()
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0)
  await box.focus()
  // A key that comes while the page still moves to what has got the focus is lost.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  }).toPass()
})

/** Channels of a computed colour, `rgb(1, 2, 3)`. */
function parseRgb(colour: string): Rgb {
  const [r = 0, g = 0, b = 0] = colour.match(/\d+/g)?.map(Number) ?? []
  return [r, g, b]
}
