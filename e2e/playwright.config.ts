import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.mjs'
import { SITES } from './support/test-dist'

/** Only builds that exist are served: a run of one project needs one of them. */
const SERVED = Object.values(SITES).filter(({ dist }) => existsSync(join(import.meta.dirname, '..', dist)))

const address = ({ port }: { port: number }) => `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address(SITES.published),
    viewport: { width: 1440, height: 900 },
    // Colours are read as they end up, not half-way.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      headless: false,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    { name: 'scripts on', use: { javaScriptEnabled: true } },
    // What scripts have no part in is tested once.
    {
      name: 'scripts off',
      use: { javaScriptEnabled: false },
      testIgnore: /(accessibility|deploys|diagrams|head|html|offline|redirects)\.spec\.ts/,
    },
    // The pages are the same; what readers do when they go from page to page must work the same.
    {
      name: 'navigator off',
      use: { baseURL: address(SITES.plain) },
      testMatch:
        /(answers|enhance-(choices|navigation|sidebar|tabs)|islands|mobile-panel|navigation|redirects|releases|storage|windows)\.spec\.ts/,
      grepInvert: /@navigator/,
    },
  ],
  webServer: SERVED.map((site) => ({
    command: `node engine/bin/docs.mjs serve site --out=${site.dist} --port=${site.port} --base=${site.base}`,
    cwd: '..',
    url: `${address(site)}${site.base}docs/home`,
    reuseExistingServer: false,
    timeout: 30_000,
  })),
})
