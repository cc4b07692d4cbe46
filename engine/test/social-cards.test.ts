import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headersFor, parseHeaders } from '../src/publish/output'
import { configWith, createSite, type Files, MINIMAL, page, writeFiles } from './support/fixture-site'
import { type Html, readHtml } from './support/html'
import { build, docs, docsInWorker } from './support/run-docs'
import { differences, hashTree, listTree } from './support/tree'

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><rect width="26" height="26" fill="#ff6310"/></svg>'
const pluginsWith = (areas: string) =>
  `[socialCards({ areas: ${areas} }), webApp({ shortName: 'Docs', iconBackground: '#ff6310' })]`
const SETTINGS: Record<string, string> = {
  tagline: "'Always the same.'",
  favicon: "'/icon.svg'",
  versions: `[
    { name: 'current', label: '2.0', path: '/docs', isLast: true, sidebars },
    { name: '1.x', label: '1.9', path: '/docs/1.x', sidebars: { main: ['index'] } },
  ]`,
  navbar: "{ logo: { src: '/icon.svg' }, items: [{ type: 'doc', docId: 'help', label: 'Help' }] }",
  plugins: pluginsWith("{ main: { name: 'Fixture Guide' } }"),
}
const site = (settings: Record<string, string> = {}): Files => ({
  'docs.config.ts': configWith({ ...SETTINGS, ...settings }),
  'static/icon.svg': ICON,
  'content/current/help.md': page('Help'),
  'content/current/own.md': page('Own', 'Text.', { image: '/icon.svg' }),
  'content/1.x/index.md': page('Start'),
})

const meta = (html: Html, property: string) => html.all('meta', { property }).map((tag) => tag.attribute('content'))
/** The files of a built site whose making takes time. */
const drawn = (root: string, folder = 'dist') =>
  listTree(join(root, folder)).filter((path) => /(?:^|\/)(?:card-|icon-|apple-touch|favicon).*\.(?:png|ico)$/.test(path))

test('every page names the card of its area and version, which is there; its own picture goes before', async () => {
  const root = createSite(site())
  await build(root, '--base=/manual/')
  const cardOf = async (path: string) => {
    const html = readHtml(root, path)
    const [url = ''] = meta(html, 'og:image')
    expect(html.one('meta', { name: 'twitter:image' }).attribute('content')).toBe(url)
    expect(url).toMatch(/^https:\/\/docs\.example\.com\/manual\/assets\//)
    const { width, height } = await sharp(join(root, 'dist', url.replace(/^.*\/manual\//, ''))).metadata()
    const size = html.all('meta', { property: /^og:image:(?:width|height)$/ }).map((tag) => tag.attribute('content'))
    return [meta(html, 'og:image:alt')[0], size.length > 0 ? size.join(' ') === `${width} ${height}` : 'own picture']
  }
  expect(await cardOf('docs/guide.html')).toEqual(['Fixture: Fixture Guide 2.0', true])
  expect(await cardOf('docs/1.x/index.html')).toEqual(['Fixture: Fixture Guide 1.9', true])
  expect(await cardOf('docs/help.html')).toEqual(['Fixture: Help', true])
  expect(await cardOf('404.html')).toEqual(['Fixture: Always the same.', true])
  expect(await cardOf('docs/own.html')).toEqual([undefined, 'own picture'])
})

test('others may show a card on their pages, and keep it for good', async () => {
  const root = createSite(site())
  await build(root, '--base=/manual/')
  const [card = ''] = drawn(root).filter((path) => path.includes('card-'))
  const rules = parseHeaders(readFileSync(join(root, 'dist/_headers'), 'utf8'))
  expect(headersFor(`/manual/${card}`, rules)).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
  expect(headersFor('/manual/docs/', rules)['Cross-Origin-Resource-Policy']).toBe('same-origin')
})

test('the head names icons and manifest, in the folder of the site, and what the manifest names is there', async () => {
  const root = createSite(site())
  await build(root, '--base=/manual/')
  const guide = readHtml(root, 'docs/guide.html')
  const links = guide.all('link', { rel: /^(?:icon|apple-touch-icon|manifest)$/ }).map((link) => link.attribute('href') ?? '')
  expect(links).toEqual([
    '/manual/favicon.ico',
    '/manual/apple-touch-icon.png',
    '/manual/manifest.webmanifest',
    expect.stringMatching(/^\/manual\/assets\/icon\.[0-9a-f]{8}\.svg$/),
  ])
  const file = (href: string) => readFileSync(join(root, 'dist', href.replace('/manual/', '')))
  for (const href of links) expect(file(href).length, href).toBeGreaterThan(100)
  const { icons, start_url, scope } = JSON.parse(file('/manual/manifest.webmanifest').toString())
  expect([start_url, scope]).toEqual(['/manual/', '/manual/'])
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(file(src)).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('two sites with the same files get the same cards and icons, byte for byte', async () => {
  const [one, two] = [createSite(site()), createSite(site())]
  await build(one)
  expect((await docs(['build', two, '--quiet'])).code).toBe(0)
  expect(drawn(one)).toHaveLength(9)
  expect(differences(hashTree(join(two, 'dist')), hashTree(join(one, 'dist')))).toEqual([])
})

test('cards and icons are drawn once: a build that finds them in the cache loads nothing that draws', async () => {
  const root = createSite(site())
  const refuse = pathToFileURL(join(import.meta.dirname, 'support/refuse-drawing.mjs'))
  const env = { NODE_OPTIONS: `--import=${refuse}` }
  const refused = await docs(['build', root, '--quiet'], { env })
  expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/(?:sharp|harfbuzzjs) is loaded/)])
  await build(root)
  const before = hashTree(join(root, 'dist'))

  rmSync(join(root, 'dist'), { recursive: true })
  writeFiles(root, { 'content/current/guide.md': page('Another guide') })
  expect(await docs(['build', root, '--quiet'], { env })).toEqual({ code: 0, output: expect.anything() })
  const after = hashTree(join(root, 'dist'))
  expect(drawn(root)).toHaveLength(9)
  for (const path of drawn(root)) expect(after[path], path).toBe(before[path])
})

test('what no page shows any more is forgotten, and what shows something else gets another name', async () => {
  const root = createSite(site())
  await build(root)
  const [before, cached] = [drawn(root), drawn(root, '.cache')]
  expect(cached).toHaveLength(before.length)
  writeFiles(root, site({ tagline: "'Never the same.'" }))
  await build(root)
  const after = drawn(root)
  expect(after.filter((path) => /card-/.test(path) && before.includes(path))).toEqual([])
  expect(after.filter((path) => !/card-/.test(path))).toEqual(before.filter((path) => !/card-/.test(path)))
  writeFiles(root, { 'docs.config.ts': MINIMAL['docs.config.ts'] })
  await build(root)
  expect([drawn(root), drawn(root, '.cache')]).toEqual([[], []])
  expect(meta(readHtml(root, 'docs/guide.html'), 'og:image')).toEqual([])
})

const faulty: [what: string, settings: Record<string, string>, files: Files, code: string][] = [
  [
    'a name with letters that the font does not have',
    { plugins: pluginsWith("{ main: { name: 'データ' } }") },
    {},
    'card-characters',
  ],
  [
    'a colour that is not read',
    {},
    { 'theme/tokens.css': '@layer site { :root { --deep: oklch(20% 0.1 280); } }' },
    'card-color',
  ],
  ['an area that is no sidebar', { plugins: pluginsWith('{ mian: {} }') }, {}, 'config-social-cards'],
  ['an icon that is no drawing', { favicon: "'/icon.png'" }, {}, 'config-web-app'],
  ['a file of the static folder that an icon would take the place of', {}, { 'static/favicon.ico': 'x' }, 'output-conflict'],
]

test.each(faulty)('%s fails the build', async (_, settings, files, code) => {
  const root = createSite({ ...site(settings), ...files })
  const { code: exit, output } = await docsInWorker(['build', root, '--quiet'])
  expect([exit, output]).toEqual([1, expect.stringContaining(`[${code}]`)])
})
