import { startPlainHost } from './support/plain-host'
import { expect, test } from './support/test'
import { SITES } from './support/test-dist'

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'the not-found page goes there by a script')

let host: Awaited<ReturnType<typeof startPlainHost>>
test.beforeAll(async () => {
  host = await startPlainHost(SITES.published.dist)
})
test.afterAll(() => host.close())

test('on a host that minds letter case, an address in another case still leads to its page', async ({ page }) => {
  await page.goto(`${host.origin}/docs/Core/INTRODUCTION/Try_GX?plan=a#install`)
  await expect(page).toHaveURL(`${host.origin}/docs/core/introduction/try_gx?plan=a#install`)
  await expect(page.locator('h1')).toHaveText('Try GX Core')
  await page.goto(`${host.origin}/DOCS/cloud`)
  await expect(page).toHaveURL(`${host.origin}/docs/cloud/`)
})

test('an address without a page stays where it is, on the not-found page', async ({ page }) => {
  await page.goto(`${host.origin}/docs/None`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await expect(page.locator('h1')).toHaveText('Page Not Found')
  await expect(page).toHaveURL(`${host.origin}/docs/None`)
})
