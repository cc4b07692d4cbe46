import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { createSiteServer, listen } from '../src/commands/preview'
import { configWith, createSite, type Files, settle, writeFiles } from './support/fixture-site'
import { readHtml } from './support/html'
import { build, docsInWorker } from './support/run-docs'
import { differences, hashTree } from './support/tree'

const TYPE = 'application/opensearchdescription+xml'
const SEARCH_PAGE = {
  'pages/search.tsx':
    "export const page = { id: 'search', title: 'Search' }\nexport default function Search() {\n  return <p>Words</p>\n}\n",
}

function siteWith(options = '', settings: Record<string, string> = {}, files: Files = {}): string {
  return createSite({
    'docs.config.ts': configWith(
      { plugins: `[opensearch(${options})]`, ...settings },
      "import { opensearch } from 'docs-engine'\n",
    ),
    ...files,
  })
}

const descriptionOf = (root: string) => parseDocument(readFileSync(join(root, 'dist/opensearch.xml'), 'utf8'), { xmlMode: true })

/** Elements of a description with a name, with their attributes and text. */
const elements = (root: string, name: string) =>
  DomUtils.getElementsByTagName(name, descriptionOf(root).children).map((element) => ({
    ...element.attribs,
    text: DomUtils.textContent(element),
  }))

const headLinks = (root: string, path: string) =>
  readHtml(root, path)
    .all('link', { rel: 'search' })
    .map((link) => ['type', 'title', 'href'].map((name) => link.attribute(name)))

test('every document links to the description, which contains absolute addresses of the search page', async () => {
  const settings = { title: "'Widget docs'", favicon: "'/icon.svg'" }
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"></svg>'
  const root = siteWith('', settings, { ...SEARCH_PAGE, 'static/icon.svg': icon })
  await build(root)
  for (const path of ['docs/index.html', 'docs/guide.html', 'search.html', '404.html'])
    expect(headLinks(root, path), path).toEqual([[TYPE, 'Widget docs', '/opensearch.xml']])
  expect(elements(root, 'ShortName')).toEqual([{ text: 'Widget docs' }])
  expect(elements(root, 'Description')).toEqual([{ text: 'Search Widget docs' }])
  expect(elements(root, 'Url')).toEqual([
    { type: 'text/html', template: 'https://docs.example.com/search?q={searchTerms}', text: '' },
    { type: TYPE, rel: 'self', template: 'https://docs.example.com/opensearch.xml', text: '' },
  ])
  expect(elements(root, 'Image')).toEqual([
    { width: '16', height: '16', type: 'image/svg+xml', text: 'https://docs.example.com/icon.svg' },
  ])
  expect(existsSync(join(root, 'dist/icon.svg'))).toBe(true)
  expect(elements(root, 'moz:SearchForm')).toEqual([{ text: 'https://docs.example.com/search' }])
})

test('a base URL applies to all addresses, and page, parameter and name are configurable', async () => {
  const files = { 'pages/find/it.tsx': SEARCH_PAGE['pages/search.tsx'] }
  const root = siteWith("{ page: '/find/it', parameter: 'words', name: 'Find' }", { baseUrl: "'/base/'" }, files)
  await build(root)
  expect(headLinks(root, 'docs/guide.html')).toEqual([[TYPE, 'Find', '/base/opensearch.xml']])
  expect(elements(root, 'ShortName')).toEqual([{ text: 'Find' }])
  expect(elements(root, 'Url').map((url) => ('template' in url ? url.template : ''))).toEqual([
    'https://docs.example.com/base/find/it?words={searchTerms}',
    'https://docs.example.com/base/opensearch.xml',
  ])
  expect(elements(root, 'Image')).toEqual([])
})

test('with hash URLs, the search terms are in the fragment', async () => {
  const root = siteWith('', { router: "'hash'" }, SEARCH_PAGE)
  await build(root)
  expect(elements(root, 'Url')[0]).toMatchObject({ template: 'https://docs.example.com/#/search?q={searchTerms}' })
})

test('there is no description without a search page, also after the page is added and removed', async () => {
  const root = siteWith()
  await build(root)
  expect(existsSync(join(root, 'dist/opensearch.xml'))).toBe(false)
  expect(headLinks(root, 'docs/guide.html')).toEqual([])
  expect(readFileSync(join(root, 'dist/_headers'), 'utf8')).not.toContain('opensearch')
  const first = hashTree(join(root, 'dist'))

  writeFiles(root, SEARCH_PAGE)
  settle(join(root, 'pages/search.tsx'))
  await build(root)
  expect(headLinks(root, 'docs/guide.html')).toEqual([[TYPE, 'Fixture', '/opensearch.xml']])
  await build(root, `--out=${join(root, 'dist-fresh')}`)
  expect(differences(hashTree(join(root, 'dist')), hashTree(join(root, 'dist-fresh')))).toEqual([])

  writeFiles(root, { 'pages/search.tsx': null })
  await build(root)
  expect(differences(first, hashTree(join(root, 'dist')))).toEqual([])
})

test('hosts and the preview server send the media type of the description', async () => {
  const root = siteWith('', { baseUrl: "'/base/'" }, SEARCH_PAGE)
  await build(root)
  const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
  expect(read('_headers')).toContain(`/base/opensearch.xml\n  Content-Type: ${TYPE}\n`)
  const nginx = read('_hosts/nginx/server.conf')
  expect(nginx.slice(nginx.indexOf('location = "/base/opensearch.xml"'))).toContain(`default_type "${TYPE}";`)
  const server = createSiteServer(join(root, 'dist'), '/base/')
  const origin = await listen(server, { fixed: 0, first: 0 })
  try {
    const answer = await fetch(`${origin}/base/opensearch.xml`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, TYPE])
    expect((await fetch(`${origin}/base/docs/guide`)).headers.get('content-type')).toBe('text/html; charset=utf-8')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test.each([
  ['an address instead of a route', "{ page: 'search' }", ['plugins[0].options.page is "search".', '[config-value]']],
  ['an invalid parameter name', "{ parameter: 'q=' }", ['plugins[0].options.parameter is "q=".', '[config-value]']],
  ['an unknown option', "{ route: '/search' } as never", ['has the unknown key "route"', '[config-key]']],
])('%s fails the build and says what to do', async (_, options, messages) => {
  const { code, output } = await docsInWorker(['build', siteWith(options)])
  expect(code).toBe(1)
  for (const message of messages) expect(output).toContain(message)
})
