import type { Page } from '@playwright/test'
import { changeDocument, openPage } from './support/open-page'
import { expect, test } from './support/test'

const PAGE = '/docs/core/introduction/try_gx'
const active = (page: Page) => page.locator('.toc-open .active')
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        window.scrollTo({ top: y, behavior: 'instant' })
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
      }),
    top,
  )

test.describe('table of contents', () => {
  test('the heading being read is marked, and nothing else changes', async ({ page }) => {
    await openPage(page, PAGE)
    for (const [id, name] of [
      ['install-gx', 'Install GX'],
      ['run-a-checkpoint', 'Run a Checkpoint'],
      ['set-up-the-project', 'Set up the project'],
    ] as const) {
      const heading = page.locator(`#${id}`)
      await scrollTo(page, await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY - 150))
      await expect(active(page)).toHaveText(name)
    }
    await scrollTo(page, 1e6)
    await expect(active(page)).toHaveText('Next steps')
    await expect(active(page)).not.toHaveAttribute('aria-current')
    expect(new URL(page.url()).hash).toBe('')
  })

  test('a heading in the lower half of the window keeps the previous one marked', async ({ page }) => {
    await openPage(page, PAGE)
    const heading = page.locator('#run-a-checkpoint')
    await scrollTo(
      page,
      await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY - innerHeight / 2 + 10),
    )
    await expect(active(page)).toHaveText('Create a Validation Definition')
  })

  test('resizing the window updates the marked heading', async ({ page }) => {
    await openPage(page, PAGE)
    const heading = page.locator('#run-a-checkpoint')
    await scrollTo(page, await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY - 300))
    await expect(active(page)).toHaveText('Run a Checkpoint')
    await page.setViewportSize({ width: 1440, height: 500 })
    await expect(active(page)).toHaveText('Create a Validation Definition')
  })
})

test.describe('on a tall screen', () => {
  test.use({ viewport: { width: 2560, height: 1440 } })

  test('the heading that the reader has jumped to is marked, and the last one at the end of the page', async ({ page }) => {
    await openPage(page, PAGE)
    const links = page.locator('.toc-open a')
    for (const index of [-1, -2]) {
      const link = links.nth(index)
      await link.click()
      await expect(link).toHaveClass(/active/)
      await expect(active(page)).toHaveCount(1)
    }
    await scrollTo(page, 300)
    await expect(links.nth(-2)).not.toHaveClass(/active/)
    await scrollTo(page, 1e6)
    await expect(links.last()).toHaveClass(/active/)
    await expect(active(page)).toHaveCount(1)
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const [place, before, after] of [
    ['closed `details`', '<details><summary>More</summary>', '</details>'],
    ['nested `details`', '<details><summary>More</summary><p>A</p><details><summary>Inner</summary>', '</details></details>'],
    [
      '`details` in a hidden tab',
      '<div class="tabs"><div class="tab-list"><label><input type="radio" name="t" value="a" checked>A</label><label><input type="radio" name="t" value="b">B</label></div><div class="tab-panel">A</div><div class="tab-panel"><details><summary>More</summary>',
      '</details></div></div>',
    ],
  ] as const) {
    test(`a page that is opened at a heading in ${place} scrolls to it`, async ({ page }) => {
      await changeDocument(page, PAGE, (html) =>
        html.replace('<p class="page-footer', `${before}<h3 id="hidden-heading">Hidden</h3>${after}$&`),
      )
      await openPage(page, `${PAGE}#hidden-heading`)
      await expect(page.locator('#hidden-heading')).toBeInViewport()
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    })
  }
})

test.describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' })
  /** Opens the page and waits for the script that follows the scroll position. */
  const open = async (page: Page) => {
    await openPage(page, PAGE)
    await expect(page.locator('.back-to-top')).toBeAttached()
  }

  test('the button appears on scrolling up, and disappears near the top and on scrolling down', async ({ page }) => {
    await open(page)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 2000)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 1900)
    await expect(button(page)).toBeVisible()
    await scrollTo(page, 1950)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 1900)
    await scrollTo(page, 250)
    await expect(button(page)).toBeHidden()
  })

  test('a jump to a heading further up does not show the button', async ({ page }) => {
    await open(page)
    await scrollTo(page, 2500)
    await page.locator('.toc-open').getByRole('link', { name: 'Validate one column' }).click()
    await expect(page).toHaveURL(/#validate-one-column$/)
    await expect(page.locator('#validate-one-column')).toBeInViewport()
    await expect(button(page)).toBeHidden()
    await page.mouse.move(700, 500)
    await expect(async () => {
      await page.mouse.wheel(0, -20)
      await expect(button(page)).toBeVisible({ timeout: 100 })
    }).toPass()
  })

  test('with reduced motion, the button jumps to the top', async ({ page }) => {
    await open(page)
    await scrollTo(page, 2000)
    await scrollTo(page, 1900)
    await button(page).click()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(button(page)).toBeHidden()
  })

  test('pages outside the docs have no button', async ({ page }) => {
    await openPage(page, '/docs/home')
    await expect(page.locator('.back-to-top')).toHaveCount(0)
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('each frame leaves 85 % of the distance', async ({ page }) => {
      await open(page)
      await scrollTo(page, 2600)
      await scrollTo(page, 2500)
      const positions = await button(page).evaluate(
        (element) =>
          new Promise<number[]>((done) => {
            const seen: number[] = []
            const original = window.scrollTo.bind(window)
            window.scrollTo = ((options: ScrollToOptions) => {
              original(options)
              seen.push(options.top ?? -1)
              if (options.top === 0) done(seen)
            }) as typeof window.scrollTo
            element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          }),
      )
      expect(positions.slice(0, 4)).toEqual([2125, 1806, 1535, 1304])
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  })
})
