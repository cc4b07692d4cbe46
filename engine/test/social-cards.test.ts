import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headersFor, parseHeaders } from '../src/output'
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
/** Paths of the cards and icons in a folder of a site. */
const imagesIn = (root: string, folder = 'dist') =>
  listTree(join(root, folder)).filter((path) => /(?:^|\/)(?:card-|icon-|apple-touch|favicon).*\.(?:png|ico)$/.test(path))

test('every page references the card of its area and version, unless it has an image', async () => {
  const root = createSite(site())
  await build(root, '--base=/manual/')
  const cardOf = async (path: string) => {
    const html = readHtml(root, path)
    const [url = ''] = meta(html, 'og:image')
    expect(html.one('meta', { name: 'twitter:image' }).attribute('content')).toBe(url)
    expect(url).toMatch(/^https:\/\/docs\.example\.com\/manual\/assets\//)
    const { width, height } = await sharp(join(root, 'dist', url.replace(/^.*\/manual\//, ''))).metadata()
    const size = html.all('meta', { property: /^og:image:(?:width|height)$/ }).map((tag) => tag.attribute('content'))
    return [meta(html, 'og:image:alt')[0], size.length > 0 ? size.join(' ') === `${width} ${height}` : 'own image']
  }
  expect(await cardOf('docs/guide.html')).toEqual(['Fixture: Fixture Guide 2.0', true])
  expect(await cardOf('docs/1.x/index.html')).toEqual(['Fixture: Fixture Guide 1.9', true])
  expect(await cardOf('docs/help.html')).toEqual(['Fixture: Help', true])
  expect(await cardOf('404.html')).toEqual(['Fixture: Always the same.', true])
  expect(await cardOf('docs/own.html')).toEqual([undefined, 'own image'])
})

test('other sites can embed cards, and browsers can cache them permanently', async () => {
  const root = createSite(site())
  await build(root, '--base=/manual/')
  const [card = ''] = imagesIn(root).filter((path) => path.includes('card-'))
  const rules = parseHeaders(readFileSync(join(root, 'dist/_headers'), 'utf8'))
  expect(headersFor(`/manual/${card}`, rules)).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
  expect(headersFor('/manual/docs/', rules)['Cross-Origin-Resource-Policy']).toBe('same-origin')
})

test('the head references icons and the manifest, whose files exist', async () => {
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

test('two sites with the same files have the same cards and icons', async () => {
  const [one, two] = [createSite(site()), createSite(site())]
  await build(one)
  expect((await docs(['build', two, '--quiet'])).code).toBe(0)
  expect(imagesIn(one)).toHaveLength(9)
  expect(differences(hashTree(join(two, 'dist')), hashTree(join(one, 'dist')))).toEqual([])
})

test('reuses cards and icons from the cache without loading the rendering libraries', async () => {
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
  expect(imagesIn(root)).toHaveLength(9)
  for (const path of imagesIn(root)) expect(after[path], path).toBe(before[path])
})

test('removes unused cards and icons, and renames changed ones', async () => {
  const root = createSite(site())
  await build(root)
  const [before, cached] = [imagesIn(root), imagesIn(root, '.cache')]
  expect(cached).toHaveLength(before.length)
  writeFiles(root, site({ tagline: "'Never the same.'" }))
  await build(root)
  const after = imagesIn(root)
  expect(after.filter((path) => /card-/.test(path) && before.includes(path))).toEqual([])
  expect(after.filter((path) => !/card-/.test(path))).toEqual(before.filter((path) => !/card-/.test(path)))
  writeFiles(root, { 'docs.config.ts': MINIMAL['docs.config.ts'] })
  await build(root)
  expect([imagesIn(root), imagesIn(root, '.cache')]).toEqual([[], []])
  expect(meta(readHtml(root, 'docs/guide.html'), 'og:image')).toEqual([])
})

const invalid: [what: string, settings: Record<string, string>, files: Files, code: string][] = [
  [
    'a name with characters that the font does not contain',
    { plugins: pluginsWith("{ main: { name: 'データ' } }") },
    {},
    'card-characters',
  ],
  [
    'a color in an unsupported format',
    {},
    { 'theme/tokens.css': '@layer site { :root { --deep: oklch(20% 0.1 280); } }' },
    'card-color',
  ],
  ['an area without a sidebar', { plugins: pluginsWith('{ mian: {} }') }, {}, 'config-social-cards'],
  ['an icon that is not an SVG file', { favicon: "'/icon.png'" }, {}, 'config-web-app'],
  ['a static file with the output path of an icon', {}, { 'static/favicon.ico': 'x' }, 'output-conflict'],
]

test.each(invalid)('%s fails the build', async (_, settings, files, code) => {
  const root = createSite({ ...site(settings), ...files })
  const { code: exit, output } = await docsInWorker(['build', root, '--quiet'])
  expect([exit, output]).toEqual([1, expect.stringContaining(`[${code}]`)])
})
