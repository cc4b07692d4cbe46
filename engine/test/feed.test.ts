import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { configWith, createSite, type Files, page, settle, writeFiles } from './support/fixture-site'
import { readHtml } from './support/html'
import { build, docsInWorker } from './support/run-docs'

const OPTIONS = "{ page: 'changelog', version: 'current', id: 'tag:docs.example.com,2024:widget', name: 'Widget' }"
const release = (version: string, date: string, text: string) =>
  `<Release version="${version}" date="${date}">\n\n${text}\n\n</Release>\n`
const CHANGELOG = page(
  'Changelog',
  [
    'Follow [the feed](site:/docs/changelog.atom).',
    release('2.1', '2026-11-04', '- Reads [the guide](./guide.md#details) & `a < b`.'),
    release('1.9.4', '2026-12-01', '- A repair of the old line.'),
    release('2.0', '2026-03-02', '- Everything is new.'),
  ].join('\n\n'),
)

function siteWith(options: string, files: Files = {}, settings: Record<string, string> = {}): string {
  return createSite({
    'docs.config.ts': configWith({ plugins: `[feed(${options})]`, ...settings }, "import { feed } from 'docs-engine'\n"),
    'content/current/changelog.md': CHANGELOG,
    ...files,
  })
}

const feedOf = (root: string, path = 'docs/changelog.atom') => readFileSync(join(root, 'dist', path), 'utf8')

/** Checks the requirements of RFC 4287 for a feed and its entries (4.1.1, 4.1.2), and for dates and addresses. */
function checkAtom(text: string): { title: string; id: string; updated: string; link: string; content: string }[] {
  expect(text.startsWith('<?xml version="1.0" encoding="utf-8"?>\n')).toBe(true)
  const root = parseDocument(text, { xmlMode: true }).children.find((node) => node.type === 'tag')
  if (!root || !('attribs' in root)) throw new Error('there is no root')
  expect(root.name).toBe('feed')
  expect(root.attribs.xmlns).toBe('http://www.w3.org/2005/Atom')
  type Element = typeof root
  const children = (element: Element, name: string) =>
    element.children.filter((node): node is Element => node.type === 'tag' && 'name' in node && node.name === name)
  const one = (element: Element, name: string): string => {
    const found = children(element, name)
    expect(found, `${name} in ${element.name}`).toHaveLength(1)
    return found[0] ? DomUtils.textContent(found[0]) : ''
  }
  const links = (element: Element, rel: string) =>
    children(element, 'link')
      .filter((link) => link.attribs.rel === rel)
      .map((link) => link.attribs.href ?? '')
  const checkCommon = (element: Element) => {
    const [id, title, updated] = [one(element, 'id'), one(element, 'title'), one(element, 'updated')]
    expect(id).toMatch(/^[a-z][a-z\d+.-]*:[\w.~:/?#[\]@!$&'()*+,;=%-]+$/i)
    expect(title).not.toBe('')
    expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(new Date(updated).toISOString().slice(0, 19)).toBe(updated.slice(0, 19))
    const [link = '', ...more] = links(element, 'alternate')
    expect(more).toEqual([])
    expect(URL.canParse(link)).toBe(true)
    return { id, title, updated, link }
  }
  const feed = checkCommon(root)
  expect(links(root, 'self')).toHaveLength(1)
  const author = children(root, 'author')[0]
  expect(author && one(author, 'name')).toBeTruthy()
  const entries = children(root, 'entry').map((entry) => {
    const content = one(entry, 'content')
    expect(children(entry, 'content')[0]?.attribs.type).toBe('html')
    for (const [, address = ''] of content.matchAll(/(?:href|src)="([^"]*)"/g)) expect(URL.canParse(address), address).toBe(true)
    return { ...checkCommon(entry), content }
  })
  const ids = [feed.id, ...entries.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(ids.length)
  expect(feed.updated).toBe(
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
  )
  return entries
}

test('a feed of releases is valid, lists the newest first, and is linked from its page', async () => {
  const root = siteWith(OPTIONS)
  await build(root)
  const entries = checkAtom(feedOf(root))
  expect(entries.map(({ title, updated }) => [title, updated.slice(0, 10)])).toEqual([
    ['Widget 1.9.4', '2026-12-01'],
    ['Widget 2.1', '2026-11-04'],
    ['Widget 2.0', '2026-03-02'],
  ])
  expect(entries[1]).toMatchObject({
    id: 'tag:docs.example.com,2024:widget/2.1',
    link: 'https://docs.example.com/docs/changelog#21',
    content:
      '<ul><li>Reads <a href="https://docs.example.com/docs/guide#details">the guide</a> &amp; <code>a &lt; b</code>.</li></ul>',
  })
  const html = readHtml(root, 'docs/changelog.html')
  const link = html.one('link', { type: 'application/atom+xml' })
  expect([link.attribute('rel'), link.attribute('href'), link.attribute('title')]).toEqual([
    'alternate',
    '/docs/changelog.atom',
    'Widget releases',
  ])
  expect(html.one('div', { class: 'prose' }).inside.all('a', { href: '/docs/changelog.atom' })).toHaveLength(1)
  expect(readHtml(root, 'docs/guide.html').all('link', { type: 'application/atom+xml' })).toEqual([])
})

test('a base URL changes the addresses but not the IDs, and path, title and number of entries are configurable', async () => {
  const options = OPTIONS.replace('}', ", path: '/releases.xml', title: 'News', limit: 2 }")
  const root = siteWith(
    options,
    { 'content/current/changelog.md': CHANGELOG.replace('site:/docs/changelog.atom', 'site:/releases.xml') },
    { baseUrl: "'/base/'" },
  )
  await build(root)
  const text = feedOf(root, 'releases.xml')
  const entries = checkAtom(text)
  expect(entries.map(({ id }) => id)).toEqual(['tag:docs.example.com,2024:widget/1.9.4', 'tag:docs.example.com,2024:widget/2.1'])
  expect(entries[1]?.link).toBe('https://docs.example.com/base/docs/changelog#21')
  expect(entries[1]?.content).toContain('https://docs.example.com/base/docs/guide#details')
  expect(text).toContain('<title>News</title>')
  expect(text).toContain('rel="self" type="application/atom+xml" href="https://docs.example.com/base/releases.xml"')
  const link = readHtml(root, 'docs/changelog.html').one('link', { type: 'application/atom+xml' })
  expect(link.attribute('href')).toBe('/base/releases.xml')
})

test('a build from the cache updates the feed with its page, and writes the same bytes as a clean build', async () => {
  const root = siteWith(OPTIONS)
  await build(root)
  const first = feedOf(root)
  // After a change of another page, the changelog is reused from the cache, and its feed is unchanged.
  writeFiles(root, { 'content/current/guide.md': page('Guide', '## Details\n\nOther text.') })
  settle(join(root, 'content/current/guide.md'))
  await build(root)
  expect(feedOf(root)).toBe(first)
  writeFiles(root, { 'content/current/changelog.md': CHANGELOG.replace('Everything is new', 'Much is new') })
  settle(join(root, 'content/current/changelog.md'))
  await build(root)
  const second = feedOf(root)
  expect(second).toBe(first.replace('Everything is new', 'Much is new'))
  await build(root, `--out=${join(root, 'dist-fresh')}`)
  expect(readFileSync(join(root, 'dist-fresh/docs/changelog.atom'), 'utf8')).toBe(second)
})

test.each([
  ['no options', '{} as never', ['plugins[0].options.page is missing.', 'plugins[0].options.id is missing.', '[config-value]']],
  [
    'an unknown option',
    OPTIONS.replace('}', ', titel: "x" } as never'),
    ['has the unknown key "titel"', '"title"', '[config-key]'],
  ],
  [
    'an id that is no address',
    OPTIONS.replace(/tag:[^']*/, 'widget'),
    ['options.id is "widget".', 'an address that will not change'],
  ],
  ['a path of a page', OPTIONS.replace('}', ", path: '/docs/feed' }"), ['options.path is "/docs/feed".', 'ends with ".atom"']],
  ['no entry', OPTIONS.replace('}', ', limit: 0 }'), ['options.limit is 0.', 'at least 1']],
  [
    'an unknown page',
    OPTIONS.replace("'changelog'", "'changelogs'"),
    ['the page "changelogs" of the version', '"changelog"', '[feed-page]'],
  ],
  ['an unknown version', OPTIONS.replace("'current'", "'curent'"), ['of the version "curent"', '"current"', '[feed-page]']],
  ['a page without releases', OPTIONS.replace("'changelog'", "'guide'"), ['/docs/guide, which has no releases', '[feed-empty]']],
])('a feed with %s fails the build and says what to do', async (_, options, messages) => {
  const { code, output } = await docsInWorker(['build', siteWith(options)])
  expect(code).toBe(1)
  for (const message of messages) expect(output).toContain(message)
})

test('a duplicate release fails the build', async () => {
  const doubled = `${CHANGELOG}\n${release('2.0', '2026-03-03', 'Again.')}`
  const { code, output } = await docsInWorker(['build', siteWith(OPTIONS, { 'content/current/changelog.md': doubled })])
  expect(code).toBe(1)
  expect(output).toContain('/docs/changelog describes the release 2.0 twice')
  expect(output).toContain('[feed-duplicate]')
})
