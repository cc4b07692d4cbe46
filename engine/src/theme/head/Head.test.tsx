import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { all, dataOf, link, meta, named, open, type Tree } from '../../../test/support/sample-document'
import { sample, sampleView } from '../../../test/support/sample-view'
import { renderDocument } from '../render-document'

test('escapes the title of page and site', () => {
  const { html } = open()
  expect(html).toContain('<title>Files &lt;b&gt; | Widget</title>')
})

test('uses the title of the site on pages without a title', () => {
  expect(open({ doc: { ...sample.doc, title: 'Widget' } }).html).toContain('<title>Widget</title>')
})

test('adds the version to the title of an older page, but not to that of the not-found page', () => {
  const older = { ...sample.doc, title: 'Files', version: '1.x' }
  expect(open({ doc: older, activeVersion: sample.old }).html).toContain('<title>Files | Widget 1.9</title>')
  expect(open({ doc: { ...older, kind: 'page' }, activeVersion: sample.old }).html).toContain('<title>Files | Widget</title>')
})

test('links to the canonical URL, its language alternates and the Markdown copy', () => {
  const { tree } = open()
  const url = 'https://docs.example.com/docs/connect/files'
  expect(link(tree, 'canonical')).toEqual([{ rel: 'canonical', href: url }])
  expect(meta(tree, 'og:url')).toEqual([url])
  expect(link(tree, 'alternate')).toEqual([
    { rel: 'alternate', hreflang: 'en', href: url },
    { rel: 'alternate', hreflang: 'x-default', href: url },
    { rel: 'alternate', type: 'text/markdown', href: '/docs/connect/files.md' },
  ])
  const folder = open({ doc: { ...sample.doc, route: '/docs/connect/' } })
  expect(link(folder.tree, 'alternate').at(-1)?.href).toBe('/docs/connect.md')
})

test('uses the image of the page in link previews, or the image of the site if the page has none', () => {
  const images = (tree: Tree) => [...meta(tree, 'og:image'), ...meta(tree, 'twitter:image')]
  expect(images(open().tree)).toEqual([])
  const config = { ...sampleView().config, image: '/img/site.png' }
  expect(images(open({ config }).tree)).toEqual(Array(2).fill('https://docs.example.com/img/site.png'))
  const own = open({ config, doc: { ...sample.doc, image: '/img/own.png' } }).tree
  expect(images(own)).toEqual(Array(2).fill('https://docs.example.com/img/own.png'))
  expect(meta(own, 'twitter:card')).toEqual(['summary_large_image'])
})

test('links pages outside the versions to their Markdown copies, except unlisted ones', () => {
  const { version: _, sidebarId: __, ...home } = { ...sample.doc, kind: 'page' as const, route: '/docs/home' }
  const { sidebar: ___, article: ____, ...view } = sampleView({ doc: home, body: <h1>Home</h1> })
  const tree = parseDocument(renderDocument(view))
  expect(link(tree, 'alternate').at(-1)?.href).toBe('/docs/home.md')
  const notFound = parseDocument(renderDocument({ ...view, doc: { ...home, route: '/404', unlisted: true } }))
  expect(link(notFound, 'alternate').map(({ type }) => type)).not.toContain('text/markdown')
})

test('excludes unlisted pages from search engines', () => {
  expect(meta(open().tree, 'robots')).toEqual([])
  expect(meta(open({ doc: { ...sample.doc, unlisted: true } }).tree, 'robots')).toEqual(['noindex, nofollow'])
  expect(meta(open({ doc: { ...sample.doc, unlisted: true, robots: 'noindex, follow' } }).tree, 'robots')).toEqual([
    'noindex, follow',
  ])
})

test('lists the linked breadcrumbs with absolute URLs in the structured data', () => {
  const { tree } = open()
  const [trail] = dataOf(tree)
  expect(trail?.['@type']).toBe('BreadcrumbList')
  expect(trail?.itemListElement?.map((step) => step.item)).toEqual([
    'https://docs.example.com/docs/connect/',
    'https://docs.example.com/docs/connect/files',
  ])
})

test('describes an article with its language, version, last change and site in the structured data', () => {
  const url = 'https://docs.example.com'
  const article = {
    '@type': 'TechArticle',
    headline: 'Files <b>',
    url: `${url}/docs/connect/files`,
    inLanguage: 'en',
    version: '2.0',
    isPartOf: { '@type': 'WebSite', name: 'Widget', url: `${url}/` },
  }
  expect(dataOf(open().tree)[1]).toEqual({ ...article, dateModified: '2026-11-14' })
  const { updated: _, ...doc } = sample.doc
  expect(dataOf(open({ doc }).tree)[1]).toEqual(article)
  const { article: __, ...index } = sampleView({ doc: { ...doc, kind: 'generated-index' } })
  expect(dataOf(parseDocument(renderDocument(index))).map((part) => part['@type'])).toEqual(['BreadcrumbList'])
})

test('uses the type APIReference for pages of an API reference in the structured data', () => {
  expect(dataOf(open({ doc: sample.apiDoc }).tree)[1]?.['@type']).toBe('APIReference')
})

test('escapes titles in the structured data', () => {
  const doc = {
    ...sample.doc,
    title: '</script><script>',
    breadcrumbs: [{ label: '</script><script>', href: '/x' }, { label: 'b' }],
  }
  const { tree } = open({ doc })
  expect(all(tree, named('script')).map(({ attribs }) => attribs.id ?? attribs.type)).toEqual([
    'application/ld+json',
    'page-data',
    'site-data',
  ])
})

test('renders the head tags of configuration and plugins', () => {
  const { config } = sampleView()
  const headTags = [
    { tag: 'link' as const, attributes: { rel: 'preconnect', href: 'https://a.example', crossorigin: 'anonymous' } },
  ]
  const pluginTags = [{ tag: 'script' as const, attributes: { src: '/a.js', defer: true, 'data-x': true } }]
  const { tree } = open({ config: { ...config, headTags }, headTags: pluginTags })
  expect(link(tree, 'preconnect')).toEqual([{ rel: 'preconnect', href: 'https://a.example', crossorigin: 'anonymous' }])
  expect(all(tree, ({ attribs }) => attribs.src === '/a.js')[0]?.attribs).toEqual({ src: '/a.js', defer: '', 'data-x': '' })
})

test('contains the content security policy only if `policyMeta` is set', () => {
  const { config } = sampleView()
  const policies = (tree: Tree) => all(tree, ({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy')
  expect(policies(open().tree)).toEqual([])
  expect(policies(open({ config: { ...config, policyMeta: true } }).tree)[0]?.attribs.content).toBe("default-src 'none'")
})
