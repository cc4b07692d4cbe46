import type { Page } from '@playwright/test'
import { contrast, type Rgb } from '../engine/src/theme/contrast/contrast'
import { openPage } from './support/open-page'
import { builtRoutes, readDocument } from './support/routes'
import { expect, test } from './support/test'
import { watchPage } from './support/watch-page'

/** Pages with a diagram in their content. */
const ROUTES = builtRoutes().filter((route) => readDocument(route).includes('<figure class="diagram"'))
/** Minimum font size in a diagram on a phone, in pixels. */
const MIN_FONT_SIZE = 11

/** Opens a page, whose scripts set the color mode when they start, and the tabs that contain its diagrams. */
async function openDiagrams(page: Page, route: string): Promise<void> {
  await openPage(page, route)
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

/** Labels of nodes whose text is too small or overflows its shape. */
function misfits(page: Page, minimum: number): Promise<string[]> {
  return page.locator('figure.diagram .node > text').evaluateAll((texts, minimum) => {
    return texts.flatMap((text) => {
      const shape = text.parentElement?.querySelector('path, polygon, ellipse')
      const [inner, outer] = [text.getBoundingClientRect(), shape?.getBoundingClientRect()]
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale
      const fits = outer !== undefined && inner.width > 0 && inner.left >= outer.left && inner.right <= outer.right
      const inside = outer !== undefined && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
      return size >= minimum && fits && inside ? [] : [`${text.textContent} ${size} ${inner.width} of ${outer?.width}`]
    })
  }, minimum)
}

test('pages have diagrams', () => {
  expect(ROUTES.length).toBeGreaterThanOrEqual(3)
})

for (const route of ROUTES) {
  test(`diagrams on ${route} have accessible names and are legible at every width, in every color mode and in print`, async ({
    page,
  }) => {
    const findings = watchPage(page)
    await openDiagrams(page, route)

    await test.step('each is an image with a descriptive accessible name', async () => {
      const names = [...readDocument(route).matchAll(/<title id="diagram-\d+-title">([^<]*)</g)].map(([, name]) => name ?? '')
      expect(names.length).toBeGreaterThan(0)
      for (const name of names) {
        expect(name.split(/\s+/).length, name).toBeGreaterThan(5)
        await expect(page.getByRole('img', { name, exact: true })).toBeVisible()
      }
    })

    await test.step('text contrasts with its shape, in different colors for each mode', async () => {
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

    for (const width of [320, 390, 996, 997, 1440]) {
      await test.step(`text fits its shape, and the diagram fits the page or scrolls, at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        expect(await misfits(page, MIN_FONT_SIZE)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        // Scripts make a box focusable after the layout has changed.
        const unreachable = () =>
          page
            .locator('figure.diagram > div')
            .evaluateAll(
              (boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth && box.getAttribute('tabindex') !== '0').length,
            )
        await expect.poll(unreachable, 'boxes that scroll but cannot be focused').toBe(0)
      })
    }

    await test.step('forced colors apply', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      const colors = await page
        .locator('figure.diagram .node > text')
        .evaluateAll((texts) => [...texts.map((text) => getComputedStyle(text).fill), getComputedStyle(document.body).color])
      expect(new Set(colors).size).toBe(1)
    })

    await test.step('printed, it is as wide as the page', async () => {
      await page.emulateMedia({ forcedColors: 'none', media: 'print' })
      await page.setViewportSize({ width: 500, height: 700 })
      const wider = await page
        .locator('figure.diagram > div')
        .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length)
      expect(wider).toBe(0)
    })

    expect(findings.console).toEqual([])
  })
}

test('a diagram that is wider than the screen can be scrolled with the keyboard', async ({ page }) => {
  const [route = ''] = ROUTES.filter((candidate) => readDocument(candidate).includes('aria-label="Diagram'))
  await page.setViewportSize({ width: 320, height: 700 })
  await openDiagrams(page, route)
  const box = page.locator('figure.diagram > div[tabindex="0"]').first()
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0)
  await box.focus()
  // Chromium drops keys while it scrolls to the focused element.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  }).toPass()
})

/** Channels of a computed color, `rgb(1, 2, 3)`. */
function parseRgb(color: string): Rgb {
  const [r = 0, g = 0, b = 0] = color.match(/\d+/g)?.map(Number) ?? []
  return [r, g, b]
}
