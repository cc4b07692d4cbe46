import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** Stars and forks that the stand-in for the code host answers with. */
export const COUNTS = { stargazers_count: 10_912, forks_count: 1604 }

/**
 * A test whose pages never ask the real code host for the counts of the repository; any other host stays out of reach. There are no service
 * workers, which would ask in the pages' stead (their tests are in offline.spec.ts).
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript('delete Navigator.prototype.serviceWorker')
    await context.route('https://api.github.com/repos/**', (route) =>
      route.fulfill({ json: COUNTS, headers: { 'access-control-allow-origin': '*' } }),
    )
    await use(context)
  },
})
