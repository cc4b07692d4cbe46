// Takes screenshots of Data Docs for the snippet runner. Standard input: JSON, {"images": {address: file}, "pictures": [{"html", "light", "dark"}]}:
// each page is captured in both color schemes, which Data Docs select with prefers-color-scheme.
// Files that the pages load from the internet come from the packages in python/pictures. All other requests are rejected.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { installPackages, ROOT, requireChromium } from './lib/install.mjs'

installPackages()
installPackages(join(ROOT, 'python/pictures'))
const executablePath = requireChromium()
const { chromium } = await import('@playwright/test')

const packages = join(ROOT, 'python/pictures/node_modules/')
const WIDTH = 1200
/** Longer pages are cropped. */
const HEIGHT = 1000
/** Space for the footer of shorter pages, which covers the end of the window. */
const FOOTER = 48
const QUALITY = 88
const PAGE = 'http://data-docs.invalid/'
/** The package of the library doesn't contain the logo for the dark color scheme, so the other one replaces it. */
const DARK_LOGO = '@media (prefers-color-scheme: dark) { .navbar-brand a { filter: invert(1) } }'

/** URL prefixes and the local files or folders that replace them. The pages request two releases of the filter controls, which look the same. */
const SOURCES = [
  ['https://maxcdn.bootstrapcdn.com/bootstrap/4.3.1/', 'bootstrap/dist/'],
  ['https://stackpath.bootstrapcdn.com/bootstrap/4.3.1/', 'bootstrap/dist/'],
  ['https://unpkg.com/bootstrap-table@1.19.0/', 'bootstrap-table/'],
  ['https://unpkg.com/bootstrap-table@1.19.1/', 'bootstrap-table/'],
  ['https://cdnjs.cloudflare.com/ajax/libs/bootstrap-datepicker/1.9.0/', 'bootstrap-datepicker/dist/'],
  ['https://cdn.jsdelivr.net/npm/@forevolve/bootstrap-dark@1.1.0/', '@forevolve/bootstrap-dark/'],
  ['https://cdnjs.cloudflare.com/ajax/libs/font-awesome/6.6.0/', '@fortawesome/fontawesome-free/'],
  ['https://kit.fontawesome.com/8217dffd95.js', '@fortawesome/fontawesome-free/js/all.min.js'],
  ['https://code.jquery.com/jquery-3.4.1.min.js', 'jquery/dist/jquery.min.js'],
  ['https://cdnjs.cloudflare.com/ajax/libs/popper.js/1.12.9/umd/', 'popper.js/dist/umd/'],
]

const request = JSON.parse(await text(process.stdin))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] })
try {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
  })
  for (const picture of request.pictures) await take(context, picture)
} finally {
  await browser.close()
}

async function take(context, { html, ...files }) {
  const page = await context.newPage()
  await page.route('**/*', async (route) => {
    const address = route.request().url().split('?')[0]
    if (address === PAGE) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    const path = request.images[address] ?? packagedFile(address)
    return path ? route.fulfill({ path }) : route.abort()
  })
  const session = await context.newCDPSession(page)
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme })
    await page.goto(PAGE, { waitUntil: 'load' })
    await page.addStyleTag({ content: DARK_LOGO })
    await page.evaluate(() => document.fonts.ready)
    const content = await page.locator('body > .container-fluid').boundingBox()
    const height = Math.min(HEIGHT, Math.ceil(content.y + content.height) + FOOTER)
    await page.setViewportSize({ width: WIDTH, height })
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
    await mkdir(dirname(files[colorScheme]), { recursive: true })
    await writeFile(files[colorScheme], Buffer.from(data, 'base64'))
  }
  await page.close()
}

function packagedFile(address) {
  const source = SOURCES.find(([start]) => address.startsWith(start))
  return source && join(packages, source[1], address.slice(source[0].length))
}
