import { type FileHost, startFileHost } from './support/file-host'
import { expect, test } from './support/test'
import { SITES } from './support/test-dist'

let host: FileHost
test.beforeAll(async () => {
  host = await startFileHost(SITES.published.dist, { findsPages: true })
})
test.afterAll(() => host.close())

test('on a case-sensitive host, a URL in another letter case redirects to its page', async ({ page }) => {
  await page.goto(`${host.url}docs/Core/INTRODUCTION/Try_GX?plan=a#install`)
  await expect(page).toHaveURL(`${host.url}docs/core/introduction/try_gx?plan=a#install`)
  await expect(page.locator('h1')).toHaveText('Try GX Core')
  await page.goto(`${host.url}DOCS/cloud`)
  await expect(page).toHaveURL(`${host.url}docs/cloud/`)
})

test('a URL without a page shows the not-found page without redirecting', async ({ page }) => {
  await page.goto(`${host.url}docs/None`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await expect(page.locator('h1')).toHaveText('Page Not Found')
  await expect(page).toHaveURL(`${host.url}docs/None`)
})
