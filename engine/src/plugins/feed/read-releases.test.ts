import { expect, test } from 'vitest'
import { compileCleanly, problemsOf } from '../../../test/support/compile-for-test'
import { readReleases } from './read-releases'

const URL_OF_PAGE = 'https://docs.example.com/base/docs/changelog'

async function releasesOf(body: string, site = {}) {
  const { html } = await compileCleanly(body, site)
  return readReleases(html, URL_OF_PAGE)
}

test('a release has its version, its date, and the changes without the heading and the date', async () => {
  const body = 'Before.\n\n<Release version="2.1" date="2026-11-04">\n\n- **New:** `a < b`.\n\n</Release>\n\nAfter.'
  const { html, headings, markdown } = await compileCleanly(body)
  expect(headings).toMatchObject([{ level: 3, id: '21', text: '2.1' }])
  expect(html).toMatch(/<time dateTime="2026-11-04">4 Nov 2026<\/time>/i)
  expect(markdown).toContain('### 2.1 (2026-11-04)\n\n- **New:** `a < b`.')
  expect(readReleases(html, URL_OF_PAGE)).toEqual([
    { version: '2.1', date: '2026-11-04', id: '21', html: '<ul><li><strong>New:</strong> <code>a &lt; b</code>.</li></ul>' },
  ])
})

test('links and images in a release have absolute URLs', async () => {
  const body =
    '<Release version="2.1" date="2026-11-04">\n\n[Guide](/core/guide#x), [here](#21), [there](https://example.com/?a=1&b=2).\n\n![Alt](/img/a.png)\n\n</Release>'
  const site = { pages: { 'core/guide.md': '/docs/core/guide' }, assets: ['/img/a.png'] }
  const [release] = await releasesOf(body, site)
  const addresses = [...(release?.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    'https://docs.example.com/docs/core/guide#x',
    `${URL_OF_PAGE}#21`,
    'https://example.com/?a=1&amp;b=2',
    'https://docs.example.com/img/a.0a1b.png',
  ])
})

test('returns nothing for a page without releases', async () => {
  expect(await releasesOf('## 2.1\n\nText.')).toEqual([])
})

test.each(['2026-13-01', '2026-02-30', '4 Nov 2026', ''])('rejects %j as the date of a release', async (date) => {
  expect(await problemsOf(`<Release version="2.1" date="${date}">\n\nText.\n\n</Release>`)).toEqual(['component-value 1:1'])
})
