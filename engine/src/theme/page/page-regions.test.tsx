import { expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import { all, type Element, labeled, named, open, text } from '../../../test/support/sample-document'
import { sample } from '../../../test/support/sample-view'
import type { Source } from '../../model'

test('shows the tested version, the reading time and the last change', () => {
  const { tree } = open()
  const [header] = all(tree, ({ attribs }) => attribs.class === 'page-meta')
  expect(text(header)).toContain('Tested with 2.0')
  expect(text(header)).toContain('2 min read')
  expect(all(header as Element, named('time'))[0]?.attribs.datetime).toBe('2026-11-14')
  expect(text(header)).toContain('Updated 14 Nov 2026')
})

test('shows the time of the task instead of the reading time if the page states it', () => {
  const source = { ...sample.doc.source, frontMatter: { title: 'Try', description: 'Try it.', task_minutes: 10 } } as Source
  const { tree } = open({ doc: { ...sample.doc, source } })
  const [header] = all(tree, ({ attribs }) => attribs.class === 'page-meta')
  expect(text(header)).toContain('Takes about 10 min')
  expect(text(header)).not.toContain('2 min read')
})

test('shows no reading time on a page of an API reference', () => {
  const { tree } = open({ doc: sample.apiDoc })
  const [header] = all(tree, ({ attribs }) => attribs.class === 'page-meta')
  expect(text(header)).toContain('Updated 14 Nov 2026')
  expect(text(header)).not.toContain('min read')
})

test('breaks long names in the table of contents between their words', () => {
  const name = 'add_clipboard_asset()'
  const headings = [
    { level: 2, id: 'name', html: name, text: name },
    { level: 2, id: 'code', html: '<code>add_csv</code>', text: 'add_csv' },
  ]
  const { html } = open({ article: { ...sample.article, headings } })
  expect(html).toContain('<a href="#name">add_<wbr/>clipboard_<wbr/>asset()</a>')
  expect(html).toContain('<a href="#code"><code>add_csv</code></a>')
})

test('lists the releases of the tested environment', () => {
  const config = makeConfig({
    versions: [{ name: 'current', path: '/docs', isLast: true, testedWith: { Python: '3.11', pandas: '2.3.3' } }],
  })
  const [details] = all(open({ config }).tree, ({ attribs }) => attribs.class === 'tested-with')
  expect(text(details)).toContain('Python 3.11, pandas 2.3.3')
})

test('shows no tested version on a page whose code was not tested', () => {
  expect(open({ article: { ...sample.article, tested: 'none' } }).html).not.toContain('Tested with')
})

test('hides a single breadcrumb', () => {
  const { tree } = open({ doc: { ...sample.doc, breadcrumbs: [{ label: 'Files' }] } })
  expect(all(tree, labeled('Breadcrumbs'))).toEqual([])
})

test('links to a report with the title and the address of the page', () => {
  const config = makeConfig({ product: 'Widget', reportUrl: 'https://example.com/new?title={title}&body={url}' })
  const { tree } = open({ config, doc: { ...sample.doc, title: 'Files & $& more' } })
  const [footer] = all(tree, ({ attribs }) => attribs.class === 'page-footer')
  const [link] = all(footer as Element, named('a')).filter((a) => text(a) === 'Report a problem with this page')
  const { searchParams } = new URL(link?.attribs.href ?? '')
  expect(searchParams.get('title')).toBe('Files & $& more')
  expect(searchParams.get('body')).toBe(`https://docs.example.com${sample.doc.route}`)
  expect(open({ doc: sample.doc }).html).not.toContain('Report a problem')
})

test.each([
  ['same', 'Read the same page'],
  ['nearest', 'Read the most similar page in the latest version'],
  ['main', "doesn't have this page"],
] as const)('the banner of an old version describes the page that it links to: %s', (relation, words) => {
  const doc = { ...sample.doc, version: '1.x', counterparts: [{ version: 'current', href: '/docs/there', relation }] }
  const { tree } = open({ doc, activeVersion: sample.old })
  const [banner] = all(tree, ({ attribs }) => attribs.class === 'banner banner-warning')
  // It is no alert, because it is part of the page from the start.
  expect(banner?.attribs.role).toBeUndefined()
  expect(text(banner)).toContain('Widget 1.9, which is no longer maintained')
  expect(text(banner)).toContain(words)
  expect(all(banner as Element, named('a')).map((a) => [text(a), a.attribs.href])).toEqual([['latest version', '/docs/there']])
})

test('the banner of an old version shows the text of the page, if it has one', () => {
  const source = {
    ...sample.doc.source,
    frontMatter: { title: 'Move', version_banner: 'For projects on 1.9.' },
  } as typeof sample.doc.source
  const counterparts = [{ version: 'current', href: '/docs/there', relation: 'nearest' as const }]
  const { tree } = open({ doc: { ...sample.doc, version: '1.x', counterparts, source }, activeVersion: sample.old })
  expect(all(tree, ({ attribs }) => attribs.class === 'banner banner-warning').map(text)).toEqual(['For projects on 1.9.'])
})

test('marks drafts and unlisted pages', () => {
  expect(open({ doc: { ...sample.doc, draft: true } }).html).toContain('Draft.')
  expect(open({ doc: { ...sample.doc, unlisted: true } }).html).toContain('Unlisted page.')
})

test('renders the pagination landmark without links', () => {
  const { previous: _, next: __, ...doc } = sample.doc
  const [nav] = all(open({ doc }).tree, labeled('Docs pages'))
  expect(nav?.children).toEqual([])
})
