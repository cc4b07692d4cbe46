import type { Page } from '@playwright/test'

/**
 * Holds the requests with matching URLs until the returned function is called.
 * @param url like the argument of `page.route`
 */
export async function holdRequests(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(url, async (route) => {
    await released
    // The page may have cancelled the request.
    await route.fallback().catch(() => {})
  })
  return release
}
