import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type FileHost, startFileHost } from './support/file-host'
import { serveFixture } from './support/fixture-server'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'default' })
// The policy forbids requests to other hosts, but not every host sends it.
test.use({ bypassCSP: true })

/** A host that serves copies of a page of the fixture site and allows every origin to read them. */
interface Impostor {
  /** `127.0.0.1:1234` */
  host: string
  requests: string[]
}
let impostor: Impostor
const cleanUp: (() => void)[] = []
test.afterAll(() => cleanUp.forEach((action) => void action()))

/** Builds the fixture site, gives the impostor a copy of one page, and serves the site from a plain file host. */
async function startSite(build: readonly string[], findsPages: boolean): Promise<FileHost> {
  let host: Promise<FileHost> | undefined
  let page = ''
  const built = await serveFixture('tags', {
    settings: { policyMeta: false, pageViews: {}, tagManager: {} },
    build,
    change(dist) {
      page = readFileSync(join(dist, 'docs/start.html'), 'utf8').replace('<main', '<main data-impostor=""')
      host = startFileHost(dist, { findsPages })
    },
  })
  cleanUp.push(built.stop)
  impostor = { host: '', requests: [] }
  const server = createServer((request, response) => {
    impostor.requests.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' }).end(page)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cleanUp.push(() => server.close())
  impostor.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const files = await host
  if (!files) throw new Error('The fixture was not built.')
  cleanUp.push(() => files.close())
  return files
}

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor()

test.describe('hash URLs', () => {
  let site: FileHost
  test.beforeAll(async () => {
    site = await startSite(['--hash-urls'], false)
  })

  test('a hash that contains another host is an unknown page of this site', async ({ page }) => {
    for (const form of ['#//HOST/x', '#///HOST/x', '#/\\HOST/x', '#\\/HOST/x', '#/\t/HOST/x', '#/\n\\HOST/x']) {
      await test.step(JSON.stringify(form), async () => {
        const place = form.replace('HOST', impostor.host)
        // A change of the hash alone would not load the page again.
        await page.goto('about:blank')
        await page.goto(`${site.url}index.html${place}`)
        await hydrated(page)
        await expect(page).toHaveTitle(/^Page Not Found/)
        await page.evaluate((href) => {
          location.hash = '#/docs/guide'
          location.hash = href
        }, place)
        await expect(page).toHaveTitle(/^Page Not Found/)
        await expect(page.locator('[data-impostor]')).toHaveCount(0)
        expect(impostor.requests).toEqual([])
      })
    }
  })
})

test.describe('paths', () => {
  let site: FileHost
  test.beforeAll(async () => {
    site = await startSite([], true)
  })

  test('Back to a path that contains another host shows the not-found page of this site', async ({ page }) => {
    for (const form of ['//HOST/x', '///HOST/x', '/\\HOST/x', '//HOST/x.csv']) {
      await test.step(form, async () => {
        await page.goto(site.url.slice(0, -1) + form.replace('HOST', impostor.host))
        await hydrated(page)
        await expect(page).toHaveTitle(/^Page Not Found/)
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
        await page.getByRole('main').getByRole('link', { name: 'start' }).click()
        await expect(page.locator('h1')).toHaveText('Start')
        await page.goBack()
        await expect(page).toHaveTitle(/^Page Not Found/)
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
        expect(impostor.requests).toEqual([])
      })
    }
  })
})
