import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** Stars and forks in the stub of the GitHub API. */
export const COUNTS = { stargazers_count: 10_912, forks_count: 1604 }

interface TestFixtures {
  /** One page for all tests of a worker that only load a document and read it, which saves a browser context per test. */
  sharedPage: Page
  /** `false` for tests that answer the requests for the repository's counts themselves. */
  stubsRepositoryCounts: boolean
}

/** A test whose pages get the repository's counts from a stub and have no service worker, whose tests are in offline.spec.ts. */
export const test = base.extend<TestFixtures, { workerPage: Page }>({
  stubsRepositoryCounts: [true, { option: true }],

  context: async ({ context, stubsRepositoryCounts }, use) => {
    await removeServiceWorker(context)
    if (stubsRepositoryCounts) await stubRepositoryCounts(context)
    await use(context)
    // A handler that still reads a response, for example of a prefetched page, would fail when the context closes.
    for (const source of [...context.pages(), context]) await source.unrouteAll({ behavior: 'ignoreErrors' })
  },

  workerPage: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, ...options } = project.use
      const context = await browser.newContext({ ...contextOptions, ...(options as BrowserContextOptions) })
      await removeServiceWorker(context)
      await stubRepositoryCounts(context)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],

  sharedPage: async ({ workerPage, viewport }, use) => {
    if (viewport) await workerPage.setViewportSize(viewport)
    await use(workerPage)
    workerPage.removeAllListeners()
  },
})

/** Turns offline reading off: its requests bypass the routes of a page and continue in the background. */
export async function removeServiceWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
}

/**
 * Makes `fetch` return {@link COUNTS} for requests to the GitHub API. A Playwright route would instead intercept every request of the context
 * and disable the HTTP cache.
 */
export async function stubRepositoryCounts(context: BrowserContext): Promise<void> {
  await context.addInitScript((counts) => {
    const original = window.fetch
    window.fetch = (input, init) =>
      String(input).startsWith('https://api.github.com/repos/')
        ? Promise.resolve(new Response(JSON.stringify(counts), { headers: { 'content-type': 'application/json' } }))
        : original(input, init)
  }, COUNTS)
}
