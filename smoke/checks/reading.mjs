import assert from 'node:assert/strict'
import { PHONE } from '../run-checks.mjs'

const TUTORIAL = '/docs/core/introduction/try_gx'
const OVERVIEW = '/docs/core/introduction/gx_overview'

const KINDS = {
  'home page': '/docs/home',
  'landing page': '/docs/core/introduction/',
  tutorial: TUTORIAL,
  guide: '/docs/core/connect_to_data/sql_data/',
  'API class': '/docs/reference/api/Checkpoint_class',
  'gallery of Expectations': '/docs/reference/expectations/',
  'reference table': '/docs/help/compatibility_reference',
  'page of the older version': '/docs/0.18/oss/tutorials/quickstart',
}

/** Elements of the content that extend beyond the viewport, except in areas that scroll. */
const sticksOut = (page) =>
  page.evaluate(() => {
    const scrolls = (element) => element && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const found = visible('nav.navbar *, main *').filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left < -1 || right > innerWidth + 1) && !element.closest('svg, .visually-hidden') && !scrolls(element.parentElement)
    })
    const width = document.documentElement.scrollWidth
    return [
      ...(width > document.documentElement.clientWidth ? [`the page is ${width} px wide`] : []),
      ...found.slice(0, 5).map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`),
    ]
  })

/** The lines under elements: `none`, or a style with a visible color. */
const underlines = (page, selector) =>
  page.evaluate((wanted) => {
    return visible(wanted).map((element) => {
      const { textDecorationLine, textDecorationColor } = getComputedStyle(element)
      const isTransparent = /, 0\)$|\/ 0\)$|transparent/.test(textDecorationColor)
      return isTransparent ? 'transparent' : textDecorationLine
    })
  }, selector)

async function assertUnderlined(page, selector) {
  await page.see(selector)
  assert.deepEqual([...new Set(await underlines(page, selector))], ['underline'], selector)
}

/** The contrast between the text of the first visible element and its background. */
export const contrast = (page, selector) =>
  page.evaluate((wanted) => {
    const [element] = visible(wanted)
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const paint = (color) => {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
    }
    const luminance = () => {
      const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const parents = []
    for (let parent = element; parent; parent = parent.parentElement) parents.unshift(parent)
    for (const parent of parents) paint(getComputedStyle(parent).backgroundColor)
    const back = luminance()
    paint(getComputedStyle(element).color)
    const [low, high] = [back, luminance()].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }, selector)

/** @type {import('../run-checks.mjs').Check[]} */
export const READING = [
  {
    title: 'a tutorial shows its heading, text, and code between the sidebar and the table of contents',
    async run(page) {
      await page.open(TUTORIAL)
      const navbar = await page.see('nav.navbar')
      const sidebar = await page.see('nav[aria-label="Docs sidebar"]')
      const heading = await page.see('main h1')
      const text = await page.see('main .prose > p')
      const code = await page.see('main .code pre')
      const contents = await page.see('.toc-open')
      assert.equal(heading.text, 'Try GX Core')
      for (const part of [heading, text, code]) {
        assert.ok(part.height >= 20, `${part.text.slice(0, 30)} is ${part.height} px high`)
        assert.ok(part.x >= sidebar.x + sidebar.width, 'the content is next to the sidebar')
        assert.ok(part.x + part.width <= contents.x, 'the content is next to the table of contents')
      }
      assert.ok(heading.y >= navbar.y + navbar.height, 'the heading is below the navbar')
      assert.ok(text.y > heading.y + heading.height && text.y < 900, `the text begins at ${text.y}`)
      assert.ok(text.width > 400 && code.width > 400, `the text is ${text.width} px wide, the code ${code.width} px`)
    },
  },
  ...Object.entries(KINDS).map(([kind, path]) => ({
    title: `a ${kind} fits in 1440, 390, and 320 px`,
    async run(page) {
      await page.open(path)
      for (const width of [1440, 390, 320]) {
        await page.resize(width, 800)
        const heading = await page.see('main h1')
        assert.ok(heading.y > 0 && heading.y < 800 && heading.width > 100, `the heading is at ${heading.y} in ${width} px`)
        assert.deepEqual(await sticksOut(page), [], `${width} px`)
      }
    },
  })),
  {
    title: 'links in text, the announcement, and the page header are underlined',
    async run(page) {
      await page.open(OVERVIEW)
      await assertUnderlined(page, 'main .prose p a[href]:not(.button)')
      await assertUnderlined(page, '.announcement a')
      await assertUnderlined(page, '.page-meta :is(.copy-page, a[type="text/markdown"])')
    },
  },
  {
    title: 'terms, and links of help pages, are underlined',
    async run(page) {
      await page.open(OVERVIEW)
      await assertUnderlined(page, 'main .term > :first-child')
      await page.open('/docs/help/get_support')
      await assertUnderlined(page, 'main .prose p a[href]:not(.button)')
    },
  },
  {
    title: 'dark mode has light text on a dark background, also after a reload',
    async run(page) {
      await page.open(TUTORIAL)
      const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await page.click('.color-mode-toggle')
      await page.until('the theme is dark', () => document.documentElement.dataset.theme === 'dark')
      await page.reload()
      assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark')
      const { background, scheme } = await page.evaluate(() => ({
        background: getComputedStyle(document.body).backgroundColor,
        scheme: getComputedStyle(document.documentElement).colorScheme,
      }))
      assert.notEqual(background, before)
      assert.equal(scheme, 'dark')
      for (const part of ['main h1', 'main .prose > p', 'main .prose p a', 'main .code code', '.navbar-link'])
        assert.ok((await contrast(page, part)) >= 4.5, `the contrast of ${part} is ${await contrast(page, part)}`)
    },
  },
  {
    title: 'images and diagrams have loaded and have a size',
    async run(page) {
      await page.open('/docs/reference/learn/data_quality_use_cases/freshness')
      const images = await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
        return document.querySelectorAll('main img').length
      })
      assert.ok(images > 0)
      await page.until('all images have loaded', () => [...document.images].every((image) => image.complete))
      const broken = await page.evaluate(() =>
        visible('img')
          .filter((image) => image.naturalWidth === 0)
          .map((image) => image.src),
      )
      assert.deepEqual(broken, [])
      await page.open(OVERVIEW)
      const diagram = await page.see('main .diagram svg, main figure svg')
      assert.ok(diagram.width > 300 && diagram.height > 100, `the diagram is ${diagram.width} × ${diagram.height} px`)
    },
  },
  {
    title: 'text of 32 px makes nothing on a phone wider than the screen',
    size: PHONE,
    async run(page) {
      await page.open(TUTORIAL)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px'
      })
      assert.deepEqual(await sticksOut(page), [])
    },
  },
  {
    title: 'an unknown address shows the not-found page',
    async run(page) {
      await page.open('/docs/nothing-here')
      const heading = await page.see('main h1')
      assert.ok(heading.y > 0 && heading.y < 600)
      assert.match(heading.text, /not found/i)
    },
  },
]
