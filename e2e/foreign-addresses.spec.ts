import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type FileHost, startFileHost } from './support/file-host'
import { serveFixture } from './support/fixture-server'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'default' })
// The policy forbids requests to other hosts; not every host sends it.
test.use({ bypassCSP: true })

/** Another host that lets every site read its documents, which look like those of the fixture site. */
interface Impostor {
  /** `127.0.0.1:1234` */
  host: string
  asked: string[]
}
let impostor: Impostor
const cleanUp: (() => void)[] = []
test.afterAll(() => cleanUp.forEach((action) => void action()))

/** Builds the fixture site, lets the impostor copy a page of it, and serves it from a host that sends no more than files. */
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
  impostor = { host: '', asked: [] }
  const server = createServer((request, response) => {
    impostor.asked.push(request.url ?? '')
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

  for (const form of ['#//HOST/x', '#///HOST/x', '#/\\HOST/x', '#\\/HOST/x', '#/\t/HOST/x', '#/\n\\HOST/x']) {
    test(`${JSON.stringify(form)} is an unknown page of this site`, async ({ page }) => {
      const place = form.replace('HOST', impostor.host)
      await page.goto(`${site.url}index.html${place}`)
      await hydrated(page)
      await expect(page).toHaveTitle(/^Page Not Found/)
      await page.evaluate((href) => {
        location.hash = '#/docs/guide'
        location.hash = href
      }, place)
      await expect(page).toHaveTitle(/^Page Not Found/)
      await expect(page.locator('[data-impostor]')).toHaveCount(0)
      expect(impostor.asked).toEqual([])
    })
  }
})

test.describe('paths', () => {
  let site: FileHost
  test.beforeAll(async () => {
    site = await startSite([], true)
  })

  for (const form of ['//HOST/x', '///HOST/x', '/\\HOST/x', '//HOST/x.csv']) {
    test(`Back to ${form} shows the not-found page of this site again`, async ({ page }) => {
      const address = site.url.slice(0, -1) + form.replace('HOST', impostor.host)
      await page.goto(address)
      await hydrated(page)
      await expect(page).toHaveTitle(/^Page Not Found/)
      await page.evaluate(() => Object.assign(window, { stays: true }))
      await page.getByRole('main').getByRole('link', { name: 'start' }).click()
      await expect(page.locator('h1')).toHaveText('Start')
      await page.goBack()
      await expect(page).toHaveTitle(/^Page Not Found/)
      expect(await page.evaluate(() => 'stays' in window)).toBe(true)
      expect(impostor.asked).toEqual([])
    })
  }
})
