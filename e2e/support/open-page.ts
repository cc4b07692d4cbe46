import type { Page } from '@playwright/test'

/** Opens a page and waits until its runtime has started. */
export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
}

/** Opens a page and stops its clock, so that confirmations don't disappear. */
export async function openStopped(page: Page, route: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await openPage(page, route)
  await page.clock.pauseAt(60_000)
}

/** Waits for the navigator, which phones load at the first interaction. After a second, a click loads a page without it. */
export async function navigatorArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/navigator.')))
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

/** An init script: clicks don't move the focus, as in Safari. */
export function clicksDoNotFocus(): void {
  addEventListener('mousedown', (event) => event.preventDefault(), { capture: true })
}

/** An init script: the browser has no Navigation API, like Safari 18 and Firefox 128. */
export function withoutNavigationApi(): void {
  Reflect.deleteProperty(window, 'navigation')
}
