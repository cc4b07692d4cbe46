import { expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import { filesOf, pluginSite, setUp } from '../../../test/support/plugin-site'
import { sample } from '../../../test/support/sample-view'
import type { Doc, PluginOutput } from '../../model'
import { feed } from './feed'
import type { FeedConfig } from './feed-options'

const OPTIONS = {
  page: 'changelog',
  version: 'current',
  id: 'tag:docs.example.com,2024:releases',
  name: 'Widget',
}
const doc = (id: string, more: Partial<Doc> = {}): Doc => ({
  ...sample.doc,
  kind: 'doc',
  id,
  version: 'current',
  route: `/docs/${id}`,
  file: `${id}.md`,
  ...more,
})
const release = (version: string, date: string) =>
  `<section data-release="${version}"><h3 id="v ${version}">${version}</h3><p><time datetime="${date}">${date}</time></p><p>New.</p></section>`
const RELEASES = [
  release('1.9', '2026-01-02'),
  release('2.1', '2026-11-04'),
  release('2.0 b', '2026-03-04'),
  release('2.0', '2026-03-04'),
]

async function setup(options: Partial<FeedConfig>, html: string, docs: Doc[]): Promise<PluginOutput> {
  const site = pluginSite({
    config: makeConfig({ baseUrl: '/base/' }),
    docs,
    article: async () => ({ ...sample.article, html }),
  })
  return setUp(feed({ ...OPTIONS, ...options }), site)
}
async function write(options: Partial<FeedConfig> = {}, html = RELEASES.join(''), docs = [doc('changelog')]) {
  const [[path = '', text = ''] = []] = Object.entries(await filesOf(await setup(options, html, docs)))
  return { path, text, titles: [...text.matchAll(/<title>([^<]*)/g)].map(([, title]) => title) }
}

test('the entries are sorted by day, newest first; those of a day keep the order of the page', async () => {
  const { path, titles } = await write()
  expect(path).toBe('/docs/changelog.atom')
  expect(titles).toEqual(['Widget releases', 'Widget 2.1', 'Widget 2.0 b', 'Widget 2.0', 'Widget 1.9'])
})

test('an entry has a permanent id and the address of its section', async () => {
  const { text } = await write()
  expect(text).toContain('<id>tag:docs.example.com,2024:releases/2.0%20b</id>')
  expect(text).toContain('href="https://docs.example.com/base/docs/changelog#v%202.0%20b"')
  expect(text).toContain('href="https://docs.example.com/base/docs/changelog.atom"')
})

test('a feed has at most 20 entries, or as many as its limit', async () => {
  const many = Array.from({ length: 25 }, (_, i) => release(`1.${i}`, '2026-01-01')).join('')
  expect((await write({}, many)).titles).toHaveLength(1 + 20)
  expect((await write({ limit: 2 })).titles).toEqual(['Widget releases', 'Widget 2.1', 'Widget 2.0 b'])
})

test('the title and the path can be set', async () => {
  const { path, titles } = await write({ title: 'News', path: '/news.xml' })
  expect([path, titles[0]]).toEqual(['/news.xml', 'News'])
})

test('the path of a page that ends with a slash has no slash before the extension', async () => {
  expect((await write({}, RELEASES[0], [doc('changelog', { route: '/docs/changelog/' })])).path).toBe('/docs/changelog.atom')
})

test('only the page with the releases links to the feed', async () => {
  const { headTags } = await setup({}, '', [])
  const link = { rel: 'alternate', type: 'application/atom+xml', title: 'Widget releases', href: '/base/docs/changelog.atom' }
  expect(headTags?.(doc('changelog'))).toEqual([{ tag: 'link', attributes: link }])
  expect(headTags?.(doc('other'))).toEqual([])
  expect(headTags?.(doc('changelog', { version: '1.x' }))).toEqual([])
})

test.each<[string, Partial<FeedConfig>, Doc[], string]>([
  ['a missing page', { page: 'changelo' }, [doc('changelog')], 'Did you mean "changelog"?'],
  ['a page of another kind', {}, [doc('changelog', { kind: 'page' }), doc('changelog2')], 'Did you mean "changelog2"?'],
  ['a missing version', { version: 'curent' }, [doc('changelog')], 'Did you mean "current"?'],
])('%s is an error with a suggestion', async (_, options, docs, hint) => {
  await expect(write(options, '', docs)).rejects.toMatchObject({
    code: 'feed-page',
    hint: expect.stringContaining(hint),
    at: 'docs.config.ts',
  })
})

test('a page without releases is an error, and so is a release that is described twice', async () => {
  await expect(write({}, '<p>Text</p>')).rejects.toMatchObject({ code: 'feed-empty', at: 'changelog.md' })
  const twice = release('2.0', '2026-03-04') + release('2.0', '2026-05-06')
  await expect(write({}, twice)).rejects.toMatchObject({
    code: 'feed-duplicate',
    title: 'The page /docs/changelog describes the release 2.0 twice.',
    at: 'changelog.md',
  })
})
