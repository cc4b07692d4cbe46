import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** Stars and forks that the stand-in for the code host answers with. */
export const COUNTS = { stargazers_count: 10_912, forks_count: 1604 }

/**
 * A test whose pages never ask the real code host for the counts of the repository; any other host stays out of reach. There are no service
 * workers, which would ask in the pages' stead (their tests are in offline.spec.ts).
 */
export const test = base.extend<{ sharedPage: Page }, { workerPage: Page }>({
  context: async ({ context }, use) => {
    await isolate(context)
    await use(context)
  },

  workerPage: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, ...options } = project.use
      const context = await browser.newContext({ ...contextOptions, ...(options as BrowserContextOptions) })
      await isolate(context)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],

  /** One page for all tests of a worker that load a document and look at it: much faster than a browser context for each. */
  sharedPage: async ({ workerPage, viewport }, use) => {
    if (viewport) await workerPage.setViewportSize(viewport)
    await use(workerPage)
    workerPage.removeAllListeners()
  },
})

async function isolate(context: BrowserContext): Promise<void> {
  await context.addInitScript('delete Navigator.prototype.serviceWorker')
  await context.route('https://api.github.com/repos/**', (route) =>
    route.fulfill({ json: COUNTS, headers: { 'access-control-allow-origin': '*' } }),
  )
}
