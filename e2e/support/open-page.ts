import type { Page } from '@playwright/test'

/** Opens a page and waits until its runtime has started. */
export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
}

/** Serves a document of the site with changes, for cases that no page of the site has. */
export async function changeDocument(page: Page, route: string, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === route,
    async (request) => {
      const response = await request.fetch()
      await request.fulfill({ response, body: change(await response.text()) })
    },
  )
}
