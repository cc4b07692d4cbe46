// Takes screenshots of one page of each kind at each width in both color modes, into `.cache/screenshots`.
// `node e2e/screenshots.mjs [route…]` after `npm run build`.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.mjs'
import { findChromium, ROOT } from '../scripts/lib/install.mjs'

const ROUTES = [
  '/docs/home',
  '/docs/core/introduction/',
  '/docs/core/introduction/try_gx',
  '/docs/core/connect_to_data/sql_data/',
  '/docs/cloud/overview/gx_cloud_overview',
  '/docs/cloud/connect/connect_postgresql',
  '/docs/reference/learn/glossary',
  '/docs/reference/learn/data_quality_use_cases/missingness',
  '/docs/reference/api_reference',
  '/docs/reference/api/ExpectationSuite_class',
  '/docs/reference/expectations/expect_column_values_to_be_between',
  '/docs/reference/expectations/',
  '/docs/help/compatibility_reference',
  '/docs/core/changelog',
  '/docs/0.18/home',
  '/docs/0.18/cloud/connect/connect_python',
  '/docs/0.18/oss/tutorials/quickstart',
  '/docs/0.18/oss/guides/validation/checkpoints/how_to_create_a_new_checkpoint',
  '/docs/0.18/reference/learn/terms/plugin',
  '/docs/0.18/reference/api/checkpoint/Checkpoint_class',
  '/search?q=checkpoint',
  '/docs/nothing-here',
]
const WIDTHS = [320, 390, 768, 996, 997, 1440, 1920]
const PORT = 4318

const routes = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ROUTES
const folder = join(ROOT, '.cache/screenshots')
mkdirSync(folder, { recursive: true })
const server = spawn(process.execPath, ['engine/bin/docs.mjs', 'serve', 'site', `--port=${PORT}`], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise((done) => server.stdout.once('data', done))
const browser = await chromium.launch({
  executablePath: findChromium(),
  headless: false,
  args: [...CHROMIUM_FLAGS, '--hide-scrollbars'],
})
try {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    for (const route of routes) {
      await page.goto(`http://127.0.0.1:${PORT}${route}`, { waitUntil: 'networkidle' })
      for (const mode of ['light', 'dark']) {
        await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode)
        const name = `${route
          .replace(/^\/(docs\/?)?/, '')
          .replace(/\/$/, '')
          .replaceAll(/\W+/g, '-')}-${width}-${mode}.png`
        await page.screenshot({ path: join(folder, name), fullPage: true })
        console.log(name)
      }
    }
    await page.close()
  }
} finally {
  await browser.close()
  server.kill()
}
