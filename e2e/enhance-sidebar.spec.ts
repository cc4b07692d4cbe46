import type { Page } from '@playwright/test'
import { changeDocument, openPage } from './support/open-page'
import { expect, test } from './support/test'

const PAGE = '/docs/core/introduction/try_gx'
const LANDING = '/docs/core/introduction/'

/** A sidebar category with this number of items. */
const category = (label: string, entries: number, open = '') =>
  `<li><details ${open}><summary>${label}</summary><ul class="tree">${'<li><a href="/docs/home">Entry</a></li>'.repeat(entries)}</ul></details></li>`

/** Appends categories to the sidebar. */
const withCategories = (page: Page, route: string, categories: string) =>
  changeDocument(page, route, (html) =>
    html.replace(/(<nav class="panel-docs"[\s\S]*?)<\/ul><\/nav>/, `$1${categories}</ul></nav>`),
  )

const categoryOf = (page: Page, label: string) =>
  page.locator('.panel-docs details').filter({ has: page.locator(`> summary:text-is("${label}")`) })

test('opening a category collapses its siblings, including those that were open initially', async ({ page }) => {
  await withCategories(page, PAGE, category('First', 2, 'open') + category('Second', 3))
  await openPage(page, PAGE)
  await expect(categoryOf(page, 'First')).toHaveAttribute('open')
  await page.getByText('Second', { exact: true }).click()
  await expect(categoryOf(page, 'Second')).toHaveAttribute('open')
  await expect(page.locator('.panel-docs details[open]')).toHaveCount(1)
  await page.getByText('Second', { exact: true }).click()
  await expect(page.locator('.panel-docs details[open]')).toHaveCount(0)
})

test('the caret of a category has an accessible name for its action', async ({ page }) => {
  await openPage(page, PAGE)
  const caret = page.locator('.panel-docs .beside > summary').first()
  await expect(caret).toHaveAccessibleName("Collapse sidebar category 'Introduction to GX Core'")
  await caret.click()
  await expect(caret).toHaveAccessibleName("Expand sidebar category 'Introduction to GX Core'")
  await caret.press('Enter')
  await expect(caret).toHaveAccessibleName("Collapse sidebar category 'Introduction to GX Core'")
})

test('the link of a category expands and collapses it on its own page', { tag: '@page-loads' }, async ({ page }) => {
  await openPage(page, LANDING)
  const details = page.locator('.panel-docs .beside').first()
  const link = page.locator('.panel-docs').getByRole('link', { name: 'Introduction to GX Core' })
  await expect(details).toHaveAttribute('open')
  await link.click()
  await expect(details).not.toHaveAttribute('open')
  await link.click()
  await expect(details).toHaveAttribute('open')
  expect(new URL(page.url()).pathname).toBe(LANDING)
})

test.describe('animation', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  /** The animation of the height after a click. `getAnimations` does not list animations of this pseudo-element. */
  const animation = (page: Page, label: string) =>
    categoryOf(page, label).evaluate((details) => {
      const { transitionProperty, transitionDuration, transitionTimingFunction } = getComputedStyle(details, '::details-content')
      const [property, duration, easing] = [transitionProperty, transitionDuration, transitionTimingFunction].map(
        (list) => list.split(', ')[0],
      )
      return { property, duration, easing }
    })

  /**
   * Clicks a summary and records the height in each frame until it has been the same for one second. No event is dispatched at the
   * end of the animation.
   */
  const heights = (page: Page, label: string) =>
    categoryOf(page, label).evaluate(async (details: HTMLDetailsElement) => {
      details.querySelector('summary')?.click()
      const found = [details.offsetHeight]
      for (let changed = performance.now(); performance.now() < changed + 1000; ) {
        await new Promise((frame) => requestAnimationFrame(frame))
        if (details.offsetHeight !== found.at(-1)) changed = performance.now()
        found.push(details.offsetHeight)
      }
      return found
    })

  const height = (page: Page, label: string) =>
    categoryOf(page, label).evaluate((details: HTMLDetailsElement) => details.offsetHeight)

  test('the duration of the animation depends on the height', async ({ page }) => {
    await withCategories(page, PAGE, category('Tall', 12))
    await openPage(page, PAGE)
    const closed = await height(page, 'Tall')
    const opening = await heights(page, 'Tall')
    const content = await categoryOf(page, 'Tall').evaluate((details) => details.lastElementChild?.scrollHeight ?? 0)
    expect(content).toBeGreaterThan(100)
    const opened = await height(page, 'Tall')
    expect(opened).toBeGreaterThanOrEqual(closed + content)
    expect([opening.at(0), opening.at(-1)]).toEqual([closed, opened])
    expect(opening.some((value) => value > closed && value < opened)).toBe(true)
    const milliseconds = Math.round(10 * (4 + 15 * (content / 36) ** 0.25 + content / 180))
    const expected = { property: 'height', duration: `${milliseconds / 1000}s`, easing: 'ease-in-out' }
    expect(await animation(page, 'Tall')).toEqual(expected)

    const closing = await heights(page, 'Tall')
    expect(await animation(page, 'Tall')).toEqual(expected)
    expect([closing.at(0), closing.at(-1)]).toEqual([opened, closed])
    expect(closing.some((value) => value > closed && value < opened)).toBe(true)
    await expect(categoryOf(page, 'Tall').getByRole('link').first()).toBeHidden()
  })

  test('a click during the animation reverses it', async ({ page }) => {
    await withCategories(page, PAGE, category('Tall', 12))
    await openPage(page, PAGE)
    const closed = await height(page, 'Tall')
    await categoryOf(page, 'Tall').locator('summary').click()
    await expect.poll(() => height(page, 'Tall')).toBeGreaterThan(closed)
    await categoryOf(page, 'Tall').locator('summary').click()
    await expect.poll(() => height(page, 'Tall')).toBe(closed)
  })
})

test('with reduced motion, details open immediately', async ({ page }) => {
  await withCategories(page, PAGE, category('Tall', 12))
  await openPage(page, PAGE)
  const duration = await categoryOf(page, 'Tall').evaluate((details) => {
    details.querySelector('summary')?.click()
    return getComputedStyle(details, '::details-content').transitionDuration.split(', ')[0]
  })
  expect(duration).toBe('0.001s')
})

test('details in the content open, and nested details are independent', async ({ page }) => {
  const inner = '<details><summary>Inner</summary><p>deep</p></details>'
  await changeDocument(page, PAGE, (html) =>
    html.replace(/<div class="prose[^>]*>/, `$&<details><summary>Outer</summary><p>text</p>${inner}</details>`),
  )
  await openPage(page, PAGE)
  await page.getByText('Outer').click()
  await expect(page.getByText('Inner')).toBeVisible()
  await expect(page.getByText('deep')).toBeHidden()
  await page.getByText('Inner').click()
  await expect(page.getByText('deep')).toBeVisible()
  await page.getByText('Outer').click()
  await expect(page.getByText('Inner')).toBeHidden()
  await expect(page.locator('.prose details details')).toHaveAttribute('open')
})

test('the sidebar keeps its scroll position over a page load and shows the current item', async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, i) => category(`Category ${i}`, 1)).join('')
  for (const route of [PAGE, LANDING]) await withCategories(page, route, many)
  await openPage(page, PAGE)
  const panel = page.locator('.panel')
  await panel.evaluate((element) => {
    element.scrollTop = 30
  })
  await page.reload()
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  expect(await panel.evaluate((element) => element.scrollTop)).toBe(30)
  await panel.evaluate((element) => {
    element.scrollTop = 900
  })
  await page.reload()
  await expect(panel.locator('.panel-docs [aria-current]')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('an item that links to a heading is current at that heading, and the item of the page elsewhere', async ({ page }) => {
  await withCategories(page, PAGE, `<li><a href="${PAGE}#next-steps">Next steps of the tutorial</a></li>`)
  await openPage(page, PAGE)
  const current = page.locator('.panel-docs [aria-current]')
  await expect(current).toHaveText('Try GX Core')
  await page.evaluate(() => {
    location.hash = 'next-steps'
  })
  await expect(current).toHaveText('Next steps of the tutorial')
  await page.evaluate(() => {
    location.hash = 'install-gx'
  })
  await expect(current).toHaveText('Try GX Core')
})
