import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.mjs'
import { SITES } from './support/test-dist'

/** A run of one project needs only one of the builds. */
const SERVED = Object.values(SITES).filter(({ dist }) => existsSync(join(import.meta.dirname, '..', dist)))

const address = ({ port }: { port: number }) => `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Long enough for a machine that runs other work at the same time. Tests that pass don't wait for it.
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address(SITES.published),
    viewport: { width: 1440, height: 900 },
    // Tests read colors after their transitions have ended.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      headless: false,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    { name: 'scripts on', use: { javaScriptEnabled: true } },
    {
      name: 'scripts off',
      use: { javaScriptEnabled: false },
      testMatch:
        /\/(base-url|compatibility|expectations|hash-urls|image-zoom|migration|navigation|not-found|page-copy|pages|reading|site-facts)\.spec\.ts/,
      grepInvert: /@once/,
    },
    // Links load pages instead of swapping their content. Tests that stay on one page would repeat those of `scripts on`.
    { name: 'navigator off', use: { baseURL: address(SITES.plain) }, grep: /@page-loads/ },
  ],
  webServer: SERVED.map((site) => ({
    command: `node engine/bin/docs.mjs serve site --out=${site.dist} --port=${site.port} --base=${site.base}`,
    cwd: '..',
    url: `${address(site)}${site.base}docs/home`,
    reuseExistingServer: false,
    timeout: 30_000,
  })),
})
