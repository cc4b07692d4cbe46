import type { Page } from '@playwright/test'
import { openPage } from './support/open-page'
import { KINDS, readDocument, testedRoutes } from './support/routes'
import { expect, test } from './support/test'
import { weakTexts } from './support/text-contrast'

const HOME = '/docs/home'
const SQL = '/docs/core/connect_to_data/sql_data/'
const TUTORIAL = '/docs/core/introduction/try_gx'
const MIGRATION = '/docs/0.18/reference/learn/migration_guide'
const COMPATIBILITY = '/docs/help/compatibility_reference'

/** Pairs of visible elements whose boxes overlap. */
const overlaps = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const shown = all.filter((element) => element.checkVisibility({ visibilityProperty: true }))
    const boxes = shown.map((element) => ({ name: element.className || element.tagName, box: element.getBoundingClientRect() }))
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(({ box }) => box.left < a.box.right && a.box.left < box.right && box.top < a.box.bottom && a.box.top < box.bottom)
        .map((b) => `${a.name} and ${b.name}`),
    )
  })

/** Whether an element looks like one line of text. */
const isOneLine = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().height < 1.9 * Number.parseFloat(getComputedStyle(element).lineHeight))

test.describe('on the narrowest screens', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing in the navbar collides', async ({ page }) => {
    await openPage(page, HOME)
    expect(await overlaps(page, '.navbar-row:first-child > :not(.navbar-end), .navbar-end > *')).toEqual([])
  })

  test('the bar of a code block keeps its file name in one line, apart from the badge and the tools', async ({ page }) => {
    await openPage(page, HOME)
    await expect(page.locator('.hero-check .tool.copy')).toBeAttached()
    expect(await isOneLine(page, '.hero-check .code-title')).toBe(true)
    expect(await overlaps(page, '.hero-check :is(.code-title, .tested, .tool:not([hidden]))')).toEqual([])
  })
})

test('at 400 % zoom, the navbar scrolls away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openPage(page, SQL)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await expect(page.locator('nav.navbar')).not.toBeInViewport()
})

test('the hero stacks below 1100 px, and the share of failed rows is visible at every width', async ({ page }) => {
  await openPage(page, HOME)
  for (const width of [320, 390, 996, 997, 1099, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { stacked, failed, overflow } = await page.locator('.hero').evaluate((hero) => {
      const [text, check] = [...hero.children].map((part) => part.getBoundingClientRect())
      const bar = hero.querySelector('.result-summary svg')?.getBoundingClientRect()
      const passed = hero.querySelector('.result-summary rect')?.getBoundingClientRect()
      const summary = hero.querySelector('.result-summary')
      return {
        stacked: (check?.top ?? 0) >= (text?.bottom ?? 0),
        failed: (bar?.width ?? 0) - (passed?.width ?? 0),
        overflow: (summary?.scrollWidth ?? 0) - (summary?.clientWidth ?? 0),
      }
    })
    expect(stacked, `${width} px`).toBe(width < 1100)
    expect(failed, `${width} px`).toBeGreaterThanOrEqual(4)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('a short page has no blank strip at its side', async ({ page }) => {
  await openPage(page, KINDS['not found'] ?? '')
  const { body, window } = await page.evaluate(() => ({
    body: document.body.getBoundingClientRect().width,
    window: document.documentElement.clientWidth,
  }))
  expect(body).toBe(window)
})

test('each data source on the home page links to the section with its tab', async ({ page }) => {
  await openPage(page, HOME)
  await page.locator('.places a', { hasText: 'Snowflake' }).click()
  await expect(page.getByRole('radio', { name: 'Snowflake' }).first()).toBeChecked()
  await expect(page.locator('#create-the-data-source')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
})

test.describe('tables', () => {
  test('with wide content have shadows at the edges and are tab stops, but only if they overflow', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, MIGRATION)
    const wide = page.locator('.table-scroll:not(:has(.migration-names))').first()
    await expect(wide).toHaveAttribute('tabindex', '0')
    const edges = await wide.evaluate((table) => getComputedStyle(table).backgroundAttachment.split(', '))
    expect(edges).toEqual(['local', 'local', 'scroll', 'scroll'])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(wide).not.toHaveAttribute('tabindex')
  })

  test('of names stack below 640 px, and names break between words', async ({ page }) => {
    await openPage(page, MIGRATION)
    const row = page.locator('.migration-names tr[id]').first()
    const isStacked = () =>
      row.evaluate(
        ({ children: [old, now] }) => (now?.getBoundingClientRect().top ?? 0) >= (old?.getBoundingClientRect().bottom ?? 0),
      )
    expect(await isStacked()).toBe(false)
    await page.setViewportSize({ width: 639, height: 900 })
    expect(await isStacked()).toBe(true)
    expect(await page.locator('.migration-names code wbr').count()).toBeGreaterThan(100)
  })

  test('of compatibility stack below 900 px', async ({ page }) => {
    await openPage(page, COMPATIBILITY)
    const cell = page.locator('.compatibility td').first()
    await page.setViewportSize({ width: 900, height: 900 })
    await expect(cell).toHaveCSS('display', 'table-cell')
    await page.setViewportSize({ width: 899, height: 900 })
    await expect(cell).toHaveCSS('display', 'block')
  })
})

test('text has a limited line length on pages without a sidebar', async ({ page }) => {
  await openPage(page, COMPATIBILITY)
  const widths = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))
  expect(Math.max(...(await widths('.article-head > *, .prose > :is(p, h2)')))).toBeLessThanOrEqual(760)
  expect(Math.max(...(await widths('.table-scroll')))).toBeGreaterThan(760)
})

test.describe('code', () => {
  test('is a tab stop only if it overflows', async ({ page }) => {
    await openPage(page, SQL)
    const blocks = () =>
      page
        .locator('main .code pre')
        .evaluateAll((all) =>
          all
            .filter((pre) => pre.checkVisibility())
            .map((pre) => `${pre.scrollWidth > pre.clientWidth} ${pre.getAttribute('tabindex')}`),
        )
    await expect.poll(async () => new Set(await blocks())).toEqual(new Set(['true 0', 'false null']))
  })

  test('links its line numbers with targets of at least 24 px', async ({ page }) => {
    await openPage(page, TUTORIAL)
    const box = await page.locator('.line-link').first().boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(24)
    expect(box?.height).toBeGreaterThanOrEqual(24)
  })
})

test('find-in-page opens the tab that contains the text', async ({ page }) => {
  await openPage(page, SQL)
  const panel = page.getByRole('group', { name: 'Databricks SQL', includeHidden: true }).first()
  await expect(panel).toBeHidden()
  await panel.evaluate((element) => {
    // What browsers do when they find text in the element.
    element.dispatchEvent(new Event('beforematch', { bubbles: true }))
    element.removeAttribute('hidden')
  })
  await expect(panel).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Databricks SQL' }).first()).toBeChecked()
  await page.getByRole('radio', { name: 'PostgreSQL' }).first().check()
  await expect(panel).toBeHidden()
})

test('in forced colors, the navbar is opaque', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, HOME)
  const color = await page.locator('nav.navbar').evaluate((navbar) => getComputedStyle(navbar).backgroundColor)
  expect(color).toMatch(/^rgb\(/)
})

test('in forced colors, pressed buttons, the current page, and the focused search field can be recognized', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, TUTORIAL)
  await page.locator('.search-button').click()
  await page.getByRole('combobox', { name: 'Search' }).fill('checkpoint')
  await page.locator('.search-areas button').first().waitFor()
  const look = (element: Element) => {
    const { outlineStyle, backgroundColor, borderColor } = getComputedStyle(element)
    return [outlineStyle, backgroundColor, borderColor].join()
  }
  const pressed = await page.locator('.search-areas [aria-pressed="true"]').first().evaluate(look)
  expect(await page.locator('.search-areas [aria-pressed="false"]').first().evaluate(look)).not.toBe(pressed)
  expect(
    await page
      .getByRole('dialog')
      .locator('.search-form')
      .evaluate((form) => getComputedStyle(form).outlineStyle),
  ).toBe('solid')
  await page.keyboard.press('Escape')
  const differs = (selector: string, attribute: string, value: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [name, set]) => {
          const read = () => {
            const { outlineStyle, outlineWidth, borderWidth, fontWeight } = getComputedStyle(element)
            return [outlineStyle, outlineWidth, borderWidth, fontWeight].join()
          }
          const before = element.getAttribute(name)
          element.setAttribute(name, set)
          const on = read()
          element.removeAttribute(name)
          const off = read()
          if (before !== null) element.setAttribute(name, before)
          return on !== off
        },
        [attribute, value] as const,
      )
  expect(await differs('.code .tool', 'aria-pressed', 'true')).toBe(true)
  expect(await differs('.panel-docs .tree a', 'aria-current', 'page')).toBe(true)
  expect(await differs('.navbar .menu li > a', 'aria-current', 'page')).toBe(true)
})

/** Elements that are wider than the paper. */
const croppedInPrint = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }) && !element.closest('svg, .visually-hidden'))
      .filter((element) => {
        const clips = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        return clips || element.getBoundingClientRect().right > innerWidth
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 60)}`),
  )

/** The colors of all icons, and the color of text in forced colors. */
async function forcedColors(page: Page): Promise<{ icons: string[]; text: string }> {
  const icons = await page.locator('body *').evaluateAll((all) => {
    const styles = all.flatMap((element) => ['::before', '::after'].map((part) => getComputedStyle(element, part)))
    return styles.filter((style) => style.content !== 'none' && style.maskImage !== 'none').map((style) => style.backgroundColor)
  })
  const text = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.color = 'CanvasText'
    return getComputedStyle(probe).color
  })
  return { icons, text }
}

/** With a text size of 200 %: whether the page overflows, and the parts of the navbar that are outside of it. */
const problemsOfLargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect()
    const parts = [...document.querySelectorAll('.navbar-row > *, .navbar-row a, .navbar-row button, .navbar-row summary')]
    const outside = parts.filter((part) => {
      const { top, bottom, right } = part.getBoundingClientRect()
      return part.checkVisibility() && (!navbar || top < navbar.top || bottom > navbar.bottom || right > innerWidth)
    })
    return { overflows: document.documentElement.scrollWidth > innerWidth, outside: outside.map((part) => part.className) }
  })

for (const [kind, route] of Object.entries({ ...KINDS, 'SQL guide': SQL, 'migration guide': MIGRATION }))
  test(`a page of the kind "${kind}" is complete in print, in forced colors, and with a text size of 200 %`, async ({ page }) => {
    // A4 with margins.
    await page.setViewportSize({ width: 680, height: 1000 })
    await openPage(page, route)
    await page.emulateMedia({ media: 'print' })
    expect(await croppedInPrint(page), 'in print').toEqual([])

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' })
    expect(await weakTexts(page), 'in forced colors').toEqual([])
    const { icons, text } = await forcedColors(page)
    expect(icons.length).toBeGreaterThan(4)
    expect(new Set(icons)).toEqual(new Set([text]))

    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
    for (const width of [1440, 1280, 1024, 997, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect({ width, ...(await problemsOfLargeText(page)) }).toEqual({ width, overflows: false, outside: [] })
    }
  })

for (const route of testedRoutes().filter((route) => readDocument(route).includes('class="cards')))
  test(`cards fill every row of ${route}`, async ({ page }) => {
    await openPage(page, route)
    for (const width of [320, 390, 700, 997, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const free = await page.locator('.cards').evaluateAll((all) =>
        all.map((cards) => {
          const right = Math.max(...[...cards.children].slice(-1).map((card) => card.getBoundingClientRect().right))
          return Math.round(cards.getBoundingClientRect().right - right)
        }),
      )
      expect(new Set(free), `at ${width} px`).toEqual(new Set([0]))
    }
  })

test('nested tabs are smaller', async ({ page }) => {
  await openPage(page, '/docs/core/connect_to_data/filesystem_data/')
  const sizes = await page
    .locator('.tab-list:visible')
    .evaluateAll((lists) => lists.map((list) => `${list.closest('.tab-panel') !== null} ${Math.round(list.clientHeight)}`))
  const heights = (nested: boolean) => sizes.flatMap((size) => (size.startsWith(`${nested}`) ? [Number(size.split(' ')[1])] : []))
  expect(Math.max(...heights(true))).toBeLessThan(Math.min(...heights(false)))
})

test('breadcrumbs start with the area, which links to its landing page', async ({ page }) => {
  const steps = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  await openPage(page, SQL)
  await expect(steps).toHaveText(['GX Core', 'Connect to data', /SQL/])
  await expect(steps.first().getByRole('link')).toHaveAttribute('href', '/docs/core/introduction/')
  await openPage(page, KINDS.tutorial ?? '')
  await expect(steps).toHaveCount(2)
})

test('text uses Inter or a UI font of the platform, and no font files are loaded', async ({ page }) => {
  await openPage(page, SQL)
  const { fonts, files } = await page.evaluate(() => ({
    fonts: getComputedStyle(document.body).fontFamily,
    files: document.fonts.size,
  }))
  expect(fonts).toMatch(/^Inter, .*"Noto Sans", "Liberation Sans", Arial, sans-serif$/)
  expect(fonts).not.toContain('system-ui')
  expect(files).toBe(0)
})

test('the language menu is shown with one language, except where the navbar has no space', async ({ page }) => {
  await openPage(page, SQL)
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'English' })
  for (const [width, isVisible] of [
    [1440, true],
    [997, true],
    [996, false],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(menu.filter({ visible: true })).toHaveCount(isVisible ? 1 : 0)
  }
})

test('each page links to a new issue with its title and URL', async ({ page }) => {
  await openPage(page, SQL)
  const href = await page.getByRole('link', { name: 'Report a problem with this page' }).getAttribute('href')
  const { origin, pathname, searchParams } = new URL(href ?? '')
  expect(origin + pathname).toBe('https://github.com/great-expectations/great_expectations/issues/new')
  expect(searchParams.get('title')).toBe(`Docs: ${await page.locator('h1').textContent()}`)
  expect(searchParams.get('body')).toContain(`https://docs.greatexpectations.io${SQL}`)
})

test('the not-found page lists pages with similar addresses', async ({ page }) => {
  await openPage(page, '/docs/core/connect_to_dat/sql_dat')
  const similar = page.locator('[data-similar-pages] a')
  await expect(similar.first()).toHaveAttribute('href', SQL)
  await openPage(page, KINDS.home ?? '')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/docs/core/introduction/try', textContent: 'Missing' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(similar.first()).toHaveAttribute('href', '/docs/core/introduction/try_gx')
})

test.describe('the glossary', () => {
  const GLOSSARY = KINDS.glossary ?? ''

  test('has an index of letters, each of which links to its first term', async ({ page }) => {
    await openPage(page, GLOSSARY)
    const letters = page.getByRole('navigation', { name: 'Terms by first letter' }).getByRole('link')
    const wrong = await letters.evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .map((link) => `${link.textContent} → ${document.getElementById(link.hash.slice(1))?.textContent}`)
        .filter((line) => !/^(.) → \1/.test(line)),
    )
    expect(wrong).toEqual([])
    expect(await letters.count()).toBeGreaterThan(8)
  })

  test('filters its terms', async ({ page }) => {
    await openPage(page, GLOSSARY)
    const terms = page.locator('.prose > h2').filter({ visible: true })
    const all = await terms.count()
    await page.getByLabel('Filter terms').fill('agent cloud')
    await expect.poll(() => terms.count()).toBeLessThan(all)
    await expect(page.getByRole('heading', { name: 'GX Agent' })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(`${await terms.count()} of ${all} terms`)
    await page.getByLabel('Filter terms').fill('')
    await expect(terms).toHaveCount(all)
  })
})

for (const width of [390, 320]) {
  test(`at ${width} px, the targets in the navbar, in the breadcrumbs and below the title are at least 44 px wide and high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const route of [
      '/docs/core/introduction/try_gx',
      '/docs/reference/expectations/expect_column_values_to_not_be_null',
      '/docs/0.18/core/introduction/introduction',
      '/docs/home',
    ]) {
      await page.goto(route)
      await page.locator('html[data-has-hydrated="true"]').waitFor()
      const targets = await page
        .locator('.navbar :is(a, button, summary), .breadcrumbs a, .page-header :is(a, button, summary)')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
            return { name: element.ariaLabel ?? element.textContent, left, right, top, bottom, width, height }
          }),
        )
      expect(targets.length).toBeGreaterThanOrEqual(width === 320 ? 4 : 5)
      expect(targets.filter((box) => Math.min(box.width, box.height) < 43.9)).toEqual([])
      const overlapping = targets.filter((a, i) =>
        targets.slice(i + 1).some((b) => {
          const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          return shared > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
        }),
      )
      expect(overlapping).toEqual([])
    }
  })
}
