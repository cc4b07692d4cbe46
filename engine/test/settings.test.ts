import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configWith, createSite, type Files, MINIMAL, page } from './support/fixture-site'
import { type Html, readHtml } from './support/html'
import { build, docsInWorker } from './support/run-docs'
import { listTree } from './support/tree'

/** Builds the minimal site with these settings and files, and reads its page "Guide". */
async function guideWith(
  settings: Record<string, string>,
  files: Files = {},
): Promise<{ root: string; guide: Html; output: string }> {
  const root = createSite({ 'docs.config.ts': configWith(settings), ...files })
  const output = await build(root)
  return { root, guide: readHtml(root, 'docs/guide.html'), output }
}

const hrefs = (html: Html) => html.all('a', { href: true }).map((link) => link.attribute('href') ?? '')
const text = (root: string, file: string) => readFileSync(join(root, 'dist', file), 'utf8')

test('a base URL applies to all addresses of the site and to the files for hosts', async () => {
  const { root, guide } = await guideWith({ baseUrl: "'/base/'", favicon: "'/icon.svg'" }, { 'static/icon.svg': '<svg/>' })
  const own = [...guide.all('*', { href: /^\// }), ...guide.all('*', { src: /^\// })]
  const addresses = own.map((element) => element.attribute('href') ?? element.attribute('src') ?? '')
  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((address) => !address.startsWith('/base/'))).toEqual([])
  expect(guide.one('link', { rel: 'canonical' }).attribute('href')).toBe('https://docs.example.com/base/docs/guide')
  expect(text(root, '_redirects')).toBe(
    '/base /base/docs/ 302\n/base/ /base/docs/ 302\n/base/index.html /base/docs/ 302\n/base/docs/* /base/docs/404.html 404\n',
  )
  expect(text(root, '_headers')).toMatch(/^\/base\/\*\n/)
  expect(readHtml(root, 'index.html').one('a').attribute('href')).toBe('/base/docs/')
  expect(text(root, 'docs.md')).toContain('(https://docs.example.com/base/docs/guide)')
})

test('with hash URLs, pages are fragments of the entry page, and documents have no canonical URL', async () => {
  const entryRedirects = "{ '/': '/docs/', '/old': '/docs/guide#details' }"
  const { root, guide } = await guideWith({ baseUrl: "'/base/'", router: "'hash'", entryRedirects })
  expect(text(root, 'index.html')).toBe(text(root, 'docs/index.html'))
  expect(
    guide
      .one('nav', { 'aria-label': 'Docs sidebar' })
      .inside.all('a')
      .map((link) => link.attribute('href')),
  ).toEqual(['#/docs/', '#/docs/guide'])
  expect(
    guide
      .one('div', { class: 'toc-open' })
      .inside.all('a')
      .map((link) => link.attribute('href')),
  ).toEqual(['#/docs/guide#first-steps', '#/docs/guide#details'])
  expect(hrefs(guide)).toContain('/base/docs/guide.md')
  for (const rel of ['canonical', 'alternate']) expect(guide.all('link', { rel })).toEqual([])
  expect(guide.one('link', { rel: 'stylesheet' }).attribute('href')).toMatch(/^\/base\/assets\//)
  expect(text(root, '_redirects')).toBe('')
  const redirect = readHtml(root, 'old/index.html')
  expect(redirect.one('meta', { 'http-equiv': 'refresh' }).attribute('content')).toBe(
    '0; url=/base/index.html#/docs/guide#details',
  )
  expect(redirect.all('link', { rel: 'canonical' })).toEqual([])
  for (const document of [guide, redirect])
    expect(document.one('meta', { 'http-equiv': 'Content-Security-Policy' }).attribute('content')).toContain("default-src 'none'")
})

test('hash URLs require an entry page, and links are still checked', async () => {
  const failing = async (settings: Record<string, string>, files: Files = {}) => {
    const root = createSite({ 'docs.config.ts': configWith({ router: "'hash'", ...settings }), ...files })
    const { code, output } = await docsInWorker(['build', root])
    expect(code).toBe(1)
    return output
  }
  expect(await failing({ entryRedirects: '{}' })).toContain('[no-entry-page]')
  const broken = await failing(
    { links: "{ onBrokenAnchors: 'throw' }" },
    { 'content/current/guide.md': page('Guide', 'To [nowhere](/no/where) and [the start](./index.md#nowhere).') },
  )
  expect(broken).toContain('[broken-link]')
  expect(broken).toContain('[broken-anchor]')
})

test.each([
  ['true', '/docs/guide/', '/docs/'],
  ['false', '/docs/guide', '/docs'],
])('trailingSlash: %s writes every link the same way', async (trailingSlash, toGuide, toStart) => {
  const { root, guide } = await guideWith({ trailingSlash })
  expect(readHtml(root, 'docs/index.html').one('div', { class: 'prose' }).inside.one('a').attribute('href')).toBe(toGuide)
  expect(new Set(hrefs(guide).filter((href) => /^\/docs\/?$/.test(href)))).toEqual(new Set([toStart]))
  expect(guide.one('link', { rel: 'canonical' }).attribute('href')).toBe(`https://docs.example.com${toGuide}`)
  expect(guide.one('link', { type: 'text/markdown' }).attribute('href')).toBe('/docs/guide.md')
})

const NESTED = "export default { main: ['index', { type: 'category', label: 'Work', items: ['guide'] }] }\n"

test('breadcrumbs can be switched off for a version', async () => {
  const on = await guideWith({}, { 'sidebars/current.ts': NESTED })
  expect(on.guide.one('nav', { 'aria-label': 'Breadcrumbs' }).text).toBe('WorkGuide')
  const versions = "[{ name: 'current', path: '/docs', isLast: true, breadcrumbs: false, sidebars }]"
  const off = await guideWith({ versions }, { 'sidebars/current.ts': NESTED })
  expect(off.guide.all('nav', { 'aria-label': 'Breadcrumbs' })).toEqual([])
})

test('pages link to other versions, and versions that are not the last have a banner', async () => {
  const { root, guide } = await guideWith(
    {
      versions: `[
        { name: 'next', label: '3.0', path: '/docs/next', banner: 'unreleased' },
        { name: 'current', label: '2.0', path: '/docs', isLast: true, sidebars },
        { name: '1.0', path: '/docs/1.0', banner: 'unmaintained', nearest: { gone: 'guide' } },
      ]`,
      navbar: "{ items: [{ type: 'versionDropdown' }] }",
    },
    {
      'content/next/guide.md': page('Guide of next'),
      'content/1.0/index.md': page('Old start'),
      'content/1.0/gone.md': page('Gone'),
    },
  )
  const menu = (html: Html) =>
    html
      .one('details', { name: 'navbar-menu' })
      .inside.all('a')
      .map((link) => [link.text, link.attribute('href')])
  expect(menu(guide)).toEqual([
    ['3.0', '/docs/next/guide'],
    ['2.0', '/docs/guide'],
    ['1.0opens “Old start”', '/docs/1.0/'],
  ])
  expect(guide.all('*', { class: 'banner banner-warning' })).toEqual([])
  const banner = (file: string) => readHtml(root, file).one('*', { class: 'banner banner-warning' })
  expect(banner('docs/next/guide.html').text).toContain('3.0, which is not released yet')
  expect(banner('docs/next/guide.html').inside.one('a').attribute('href')).toBe('/docs/guide')
  expect(banner('docs/1.0/gone.html').text).toContain('1.0, which is no longer maintained')
  expect(banner('docs/1.0/gone.html').inside.one('a').attribute('href')).toBe('/docs/guide')
})

test('a generated index page lists the pages of its category and of those inside it with their descriptions, but no links to other sites', async () => {
  const more = "{ type: 'category', label: 'More', items: ['other'] }"
  const away = "{ type: 'link', label: 'Away', href: 'https://example.com/' }"
  const category = `{ type: 'category', label: 'All of it', link: { type: 'generated-index', description: 'Choose.', slug: '/all' }, items: ['guide', ${more}, ${away}] }`
  const { root, guide } = await guideWith(
    {},
    {
      'sidebars/current.ts': `export default { main: ['index', ${category}] }\n`,
      'content/current/other.md': page('Other'),
    },
  )
  const index = readHtml(root, 'docs/all.html')
  expect(index.one('h1').text).toBe('All of it')
  const cards = index.one('div', { class: 'cards' })
  expect(cards.text).toBe('GuideAbout Guide.OtherAbout Other.')
  expect(cards.inside.all('a').map((link) => link.attribute('href'))).toEqual(['/docs/guide', '/docs/other'])
  expect(index.one('meta', { name: 'description' }).attribute('content')).toBe('Choose.')
  expect(guide.one('nav', { 'aria-label': 'Breadcrumbs' }).inside.one('a').attribute('href')).toBe('/docs/all')
  expect(text(root, 'docs/all.md')).toBe(
    '---\ntitle: "All of it"\nversion: "2.0"\nurl: "https://docs.example.com/docs/all"\n---\n\n# All of it\n\nChoose.\n\n## [Guide](https://docs.example.com/docs/guide)\n\nAbout Guide.\n\n## [Other](https://docs.example.com/docs/other)\n\nAbout Other.\n',
  )
})

test('an autogenerated sidebar lists folders as categories, by position, then by name', async () => {
  const { guide } = await guideWith(
    {},
    {
      'sidebars/current.ts': "export default { main: [{ type: 'autogenerated', dirName: '.' }] }\n",
      'content/current/a/zebra.md': page('Zebra', 'Text.', { sidebar_position: '1' }),
      'content/current/a/Ant.md': page('Ant'),
      'content/current/a/bee.md': page('Bee', 'Text.', { draft: 'true' }),
      'content/current/b/index.md': page('B of its own', 'Text.', { sidebar_label: 'B' }),
      'content/current/b/deep/end.md': page('End'),
      'content/current/a/_category.json': '{ "label": "Animals", "position": 9 }',
    },
  )
  const sidebar = guide.one('nav', { 'aria-label': 'Docs sidebar' }).inside
  expect(sidebar.all('a').map((link) => link.text)).toEqual(['Zebra', 'Ant', 'Start', 'B', 'End', 'Guide'])
  expect(sidebar.all('summary').map((summary) => summary.text || summary.attribute('aria-label'))).toEqual([
    'Animals',
    "Expand sidebar category 'B'",
    'deep',
  ])
})

test('an unlisted page is built, but not linked from other pages', async () => {
  const { root } = await guideWith({}, { 'content/current/guide.md': page('Guide', 'Text.', { unlisted: 'true' }) })
  const guide = readHtml(root, 'docs/guide.html')
  expect(guide.one('meta', { name: 'robots' }).attribute('content')).toBe('noindex, nofollow')
  expect(guide.classed('banner').map((banner) => banner.text)).toEqual([expect.stringContaining('Unlisted page.')])
  expect(guide.one('nav', { 'aria-label': 'Docs sidebar' }).text).toContain('Guide')
  const start = readHtml(root, 'docs/index.html')
  expect(start.one('nav', { 'aria-label': 'Docs sidebar' }).text).not.toContain('Guide')
  expect(start.one('nav', { 'aria-label': 'Docs pages' }).inside.all('a')).toEqual([])
  expect(existsSync(join(root, 'dist/docs/guide.md'))).toBe(false)
  expect(guide.all('link', { type: 'text/markdown' })).toEqual([])
})

test('a draft is not built, and references to it are not errors', async () => {
  const { root } = await guideWith(
    { navbar: "{ items: [{ type: 'doc', docId: 'draft' }] }" },
    {
      'content/current/draft.md': page('Draft', 'Text.', { draft: 'true' }),
      'sidebars/current.ts': "export default { main: ['index', 'guide', 'draft'] }\n",
    },
  )
  expect(listTree(join(root, 'dist')).filter((path) => path.includes('draft'))).toEqual([])
  expect(readHtml(root, 'docs/index.html').source).not.toContain('Draft')
})

test('respectPrefersColorScheme selects the color mode of the system instead of the default mode', async () => {
  const fixed = await guideWith({ colorMode: "{ defaultMode: 'dark' }" })
  expect(fixed.guide.one('html').attribute('data-theme')).toBe('dark')
  expect(fixed.guide.one('html').attribute('data-color-scheme')).toBeUndefined()
  expect(fixed.guide.one('meta', { name: 'color-scheme' }).attribute('content')).toBe('dark')
  const system = await guideWith({ colorMode: '{ respectPrefersColorScheme: true }' })
  expect(system.guide.one('html').attribute('data-color-scheme')).toBe('system')
  expect(system.guide.one('meta', { name: 'color-scheme' }).attribute('content')).toBe('light dark')
  expect(system.guide.all('meta', { name: 'theme-color' })).toHaveLength(2)
})

test('shows the language menu with a single language, except with hideWhenSingle', async () => {
  const menus = (html: Html) => html.all('details', { name: 'navbar-menu' }).map((menu) => menu.text)
  const shown = await guideWith({ navbar: "{ items: [{ type: 'localeDropdown' }] }" })
  expect(menus(shown.guide)).toEqual(['EnglishEnglish'])
  const hidden = await guideWith({ navbar: "{ items: [{ type: 'localeDropdown', hideWhenSingle: true }] }" })
  expect(menus(hidden.guide)).toEqual([])
})

test('the locale sets the language and the direction of every document', async () => {
  const { root } = await guideWith({ locales: "[{ label: 'English', htmlLang: 'en-GB', direction: 'rtl' }]" })
  for (const file of ['docs/guide.html', '404.html', 'index.html']) {
    const html = readHtml(root, file).one('html')
    expect([file, html.attribute('lang'), html.attribute('dir')]).toEqual([file, 'en-GB', 'rtl'])
  }
})

test('shows the announcement bar if an announcement is configured', async () => {
  const none = await guideWith({})
  expect(none.guide.classed('announcement')).toEqual([])
  const some = await guideWith({ announcement: '{ content: \'News: <a href="https://example.com">read</a>\' }' })
  expect(some.guide.classed('announcement').map((bar) => bar.text)).toEqual(['News: read'])
})

test('adds the configured head tags to every document', async () => {
  const { root } = await guideWith({
    headTags: "[{ tag: 'link', attributes: { rel: 'preconnect', href: 'https://example.com', crossorigin: 'anonymous' } }]",
  })
  for (const file of ['docs/guide.html', '404.html']) {
    expect(readHtml(root, file).one('link', { rel: 'preconnect' }).attribute('crossorigin')).toBe('anonymous')
  }
})

test('policyMeta adds the policy to each document, before scripts and styles', async () => {
  const without = await guideWith({})
  expect(without.guide.all('meta', { 'http-equiv': true })).toEqual([])
  const { root } = await guideWith({ policyMeta: 'true' })
  for (const file of ['docs/guide.html', '404.html', 'index.html']) {
    const html = readHtml(root, file)
    const policy = html.one('meta', { 'http-equiv': 'Content-Security-Policy' }).attribute('content') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('frame-ancestors')
    const before = html.source.slice(0, html.source.indexOf('Content-Security-Policy'))
    expect(before).not.toMatch(/<link|<script/)
  }
})

const VIEWS =
  "pageViews({ trackingId: 'G-1', scriptHost: 'https://tags.example.com', collectHosts: ['https://collect.example.com'] })"

test('the policy contains the hosts of page views and tag manager only if their IDs are configured', async () => {
  const policies = async (plugins: string) => {
    const settings = { plugins, policyMeta: 'true' }
    const { root, guide } = await guideWith(settings)
    const header = /Content-Security-Policy: (.*)/.exec(text(root, '_headers'))?.[1] ?? ''
    const meta = guide.one('meta', { 'http-equiv': 'Content-Security-Policy' }).attribute('content') ?? ''
    expect(header.replace("; frame-ancestors 'none'", '')).toBe(meta)
    return meta
  }
  const none = await policies('[pageViews({}), tagManager({ containerId: undefined })]')
  expect(none).not.toContain('https:')
  expect(none).toContain("require-trusted-types-for 'script'; trusted-types docs")
  const views = await policies(`[${VIEWS}]`)
  expect(views).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/tags\.example\.com;/)
  expect(views).toContain("connect-src 'self' https://collect.example.com;")
  expect(views).toContain("img-src 'self' data: https://collect.example.com;")
  expect(views).toContain("require-trusted-types-for 'script'; trusted-types docs goog#html")
  const both = await policies(`[${VIEWS}, tagManager({ containerId: 'GTM-1', tagHosts: ['https://more.example.com'] })]`)
  expect(both).toMatch(
    /script-src [^;]* https:\/\/tags\.example\.com https:\/\/www\.googletagmanager\.com https:\/\/more\.example\.com;/,
  )
  expect(both).not.toContain('trusted-types')
})

test('a region of the layout can be replaced by a component of the site', async () => {
  const config = configWith({ regions: '{ Footer: MyFooter }' }, "import { MyFooter } from './theme/MyFooter'\n")
  const { guide } = await guideWith(
    {},
    {
      'docs.config.ts': config,
      'theme/MyFooter.tsx': 'export const MyFooter = ({ doc }) => <footer id="mine">You read {doc.title}.</footer>\n',
    },
  )
  expect(guide.one('footer').attribute('id')).toBe('mine')
  expect(guide.one('footer').text).toBe('You read Guide.')
})

const HEADINGS = '## Two\n\n### Three\n\n#### Four\n\nText.'

test('the table of contents lists the configured levels, which pages can override', async () => {
  const entries = (html: Html) =>
    html
      .one('div', { class: 'toc-open' })
      .inside.all('a')
      .map((link) => link.text)
  const site = {
    'content/current/guide.md': page('Guide', HEADINGS),
    'content/current/own.md': page('Own', HEADINGS, { toc_max_heading_level: '2' }),
    'content/current/none.md': page('None', HEADINGS, { hide_table_of_contents: 'true' }),
  }
  const { root, guide } = await guideWith({ tableOfContents: '{ minHeadingLevel: 3, maxHeadingLevel: 4 }' }, site)
  expect(entries(guide)).toEqual(['Three', 'Four'])
  expect(readHtml(root, 'docs/none.html').classed('toc')).toEqual([])
  const usual = await guideWith({}, site)
  expect(entries(usual.guide)).toEqual(['Two', 'Three'])
  expect(entries(readHtml(usual.root, 'docs/own.html'))).toEqual(['Two'])
})

test('the navbar can contain HTML', async () => {
  const { guide } = await guideWith({
    navbar: "{ items: [{ type: 'html', html: '<b class=\"mine\">Beta</b>', className: 'wide' }] }",
  })
  expect(guide.classed('mine').map((element) => element.text)).toEqual(['Beta', 'Beta'])
  expect(guide.classed('wide').map((element) => element.text)).toEqual(['Beta'])
})

const MISTAKES: Record<string, Files> = {
  onBrokenLinks: { 'content/current/guide.md': page('Guide', 'To [nowhere](/no/where).') },
  onBrokenAnchors: { 'content/current/guide.md': page('Guide', 'To [the start](./index.md#nowhere).') },
  onDuplicateRoutes: { 'content/current/other.md': page('Other', 'Text.', { slug: '/Guide' }) },
}
const CODES: Record<string, string> = {
  onBrokenLinks: 'broken-link',
  onBrokenAnchors: 'broken-anchor',
  onDuplicateRoutes: 'duplicate-route',
}

test.each(Object.keys(MISTAKES))('the link policy %s can fail the build, warn, or ignore the problem', async (setting) => {
  const buildWith = (policy: string) =>
    docsInWorker([
      'build',
      createSite({ ...MISTAKES[setting], 'docs.config.ts': configWith({ links: `{ ${setting}: '${policy}' }` }) }),
    ])
  const code = `[${CODES[setting]}]`
  const thrown = await buildWith('throw')
  expect(thrown.code).toBe(1)
  expect(thrown.output).toMatch(/Error: [^[]*\n {2}at content\/current\/(guide|other)\.md/)
  expect(thrown.output).toContain(code)
  const warned = await buildWith('warn')
  expect(warned.code).toBe(0)
  expect(warned.output).toMatch(/Warning: [^[]*\n {2}at content\/current\/(guide|other)\.md/)
  const ignored = await buildWith('ignore')
  expect(ignored.code).toBe(0)
  expect(ignored.output).not.toContain(code)
})

test('by default, broken links fail the build, and broken anchors and duplicate routes cause a warning', async () => {
  const codes = async (mistake: string) => (await docsInWorker(['build', createSite(MISTAKES[mistake])])).code
  expect(await codes('onBrokenLinks')).toBe(1)
  expect(await codes('onBrokenAnchors')).toBe(0)
  expect(await codes('onDuplicateRoutes')).toBe(0)
})

test('builds the first of two pages with the same address', async () => {
  const root = createSite(MISTAKES.onDuplicateRoutes)
  await build(root)
  expect(readHtml(root, 'docs/guide.html').one('h1').text).toBe('Guide')
})

test('a released route must have a page or a redirect', async () => {
  const released = (...routes: string[]) => JSON.stringify(routes.map((route) => ({ route, released: true })))
  const lost = createSite({ 'routes/current.json': released('/docs/', '/docs/guide', '/docs/gone') })
  const { code, output } = await docsInWorker(['build', lost])
  expect(code).toBe(1)
  expect(output).toMatch(/- \/docs\/gone\n {2}at routes\/current\.json\n.*redirect.*\n {2}\[lost-route\]/)
  const kept = createSite({
    'routes/current.json': released('/docs/', '/docs/gone'),
    'docs.config.ts': configWith({ entryRedirects: "{ '/': '/docs/', '/docs/gone': '/docs/guide' }" }),
  })
  await build(kept)
  expect(readHtml(kept, 'docs/gone/index.html').one('a').attribute('href')).toBe('/docs/guide')
})

describe('old addresses', () => {
  const versions =
    "[{ name: 'current', path: '/docs', isLast: true, sidebars }, { name: '1.x', path: '/docs/1.x', sidebars: { guide: ['index', 'old'] } }]"
  const redirects = `{
    rules: [
      { reason: 'Moved', paths: { '/docs/gone': '/docs/gone2#part', '/docs/gone2': '/docs/guide', '/docs/x/*': '/docs/*', '/out': 'https://example.com/o' } },
      { reason: 'Dropped', gone: ['/docs/dropped'] },
    ],
    missingPages: '1.x',
  }`
  const plugins = `[redirects(${redirects})]`
  const pages = {
    'content/current/guide.md': page('Guide', '## Part {#part}'),
    'content/1.x/index.md': page('Start'),
    'content/1.x/old.md': page('Old'),
  }

  test('redirect to the final address of a page in one step in _redirects', async () => {
    const { root } = await guideWith({ versions, plugins }, pages)
    const moved = [
      ['/docs/gone', '/docs/guide#part 301'],
      ['/docs/gone2', '/docs/guide 301'],
      ['/docs/old', '/docs/1.x/old 302'],
      ['/docs/x/1.x', '/docs/1.x/ 301'],
      ['/docs/x/1.x/old', '/docs/1.x/old 301'],
      ['/docs/x/gone', '/docs/guide#part 301'],
      ['/docs/x/gone2', '/docs/guide 301'],
      ['/docs/x/guide', '/docs/guide 301'],
      ['/docs/x/old', '/docs/1.x/old 302'],
      ['/out', 'https://example.com/o 301'],
    ]
    expect(text(root, '_redirects').split('\n')).toEqual([
      '/ /docs/ 302',
      ...moved.flatMap(([from, to]) => [
        `${from} ${to}`,
        `${from}/ ${to}`,
        // The addresses of folders also have this form.
        ...(to === '/docs/1.x/ 301' ? [`${from}/index.html ${to}`] : []),
      ]),
      '/docs/1.x/* /docs/1.x/404.html 404',
      '/docs/* /docs/404.html 404',
      '',
    ])
  })

  test('have redirect pages with --redirect-pages', async () => {
    const root = createSite({ 'docs.config.ts': configWith({ versions, plugins }), ...pages })
    await build(root, '--redirect-pages')
    expect(readHtml(root, 'docs/gone/index.html').one('a').attribute('href')).toBe('/docs/guide#part')
    expect(readHtml(root, 'out/index.html').one('link', { rel: 'canonical' }).attribute('href')).toBe('https://example.com/o')
  })

  test('that redirect to a missing anchor fail the build', async () => {
    const root = createSite({
      'docs.config.ts': configWith({ versions, plugins }),
      ...pages,
      'content/current/guide.md': page('Guide'),
    })
    const { code, output } = await docsInWorker(['build', root])
    expect(code).toBe(1)
    expect(output).toContain('[redirect-anchor]')
    expect(output).toContain(
      'The redirect from "/docs/gone" leads to "/docs/guide#part", but the page has no element with the id "part".',
    )
  })
})

test('code blocks support only the configured languages', async () => {
  const body = '```rust\nfn main() {}\n```'
  const without = await docsInWorker(['build', createSite({ 'content/current/guide.md': page('Guide', body) })])
  expect(without.output).toContain('[code-language]')
  const { guide } = await guideWith({ code: "{ languages: ['rust'] }" }, { 'content/current/guide.md': page('Guide', body) })
  expect(guide.one('pre').text).toBe('fn main() {}')
})

test('the head contains the product, title, tagline and delimiter', async () => {
  const { root, guide } = await guideWith({ title: "'Fixture Docs'", titleDelimiter: "'·'", tagline: "'Say it once.'" })
  expect(guide.one('title').text).toBe('Guide · Fixture Docs')
  expect(guide.one('meta', { property: 'og:site_name' }).attribute('content')).toBe('Fixture Docs')
  expect(readHtml(root, '404.html').one('meta', { name: 'description' }).attribute('content')).toBe('Say it once.')
})

test('the edit link contains the file of the page', async () => {
  const { guide } = await guideWith({ editUrl: "'https://example.com/edit/{file}'" })
  expect(hrefs(guide)).toContain('https://example.com/edit/content/current/guide.md')
})

test('a version at the root of the site can have a page at "/"', async () => {
  const versions = "[{ name: 'current', path: '/', isLast: true, sidebars }]"
  const root = createSite({ 'docs.config.ts': configWith({ versions, entryRedirects: '{}' }) })
  await build(root)
  expect(readHtml(root, 'index.html').one('h1').text).toBe('Start')
  expect(readHtml(root, 'guide.html').one('link', { rel: 'canonical' }).attribute('href')).toBe('https://docs.example.com/guide')
  expect(text(root, 'index.md')).toContain('# Start')
})

test('the social image and icon of the configuration have hashed addresses', async () => {
  const { root, guide } = await guideWith(
    { image: "'/social.svg'", favicon: "'/icon.svg'" },
    { 'static/social.svg': '<svg/>', 'static/icon.svg': '<svg></svg>' },
  )
  const image = guide.one('meta', { property: 'og:image' }).attribute('content') ?? ''
  expect(image).toMatch(/^https:\/\/docs\.example\.com\/assets\/social\.[0-9a-f]{8}\.svg$/)
  expect(existsSync(join(root, 'dist', new URL(image).pathname))).toBe(true)
  expect(existsSync(join(root, 'dist', guide.one('link', { rel: 'icon' }).attribute('href') ?? ''))).toBe(true)
})

test('a static file with special characters in its name has a valid address', async () => {
  const { root, guide } = await guideWith(
    {},
    {
      'static/img/100% sure #1?.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
      'content/current/guide.md': page('Guide', '![Sure](</img/100% sure #1?.svg>)'),
    },
  )
  const image = guide.one('img')
  expect([image.attribute('width'), image.attribute('height')]).toEqual(['3', '2'])
  const { pathname, href } = new URL(image.attribute('src') ?? '', 'https://docs.example.com')
  expect(href).toBe(`https://docs.example.com${image.attribute('src')}`)
  expect(existsSync(join(root, 'dist', pathname))).toBe(true)
})

test('the minimal site has the expected files and no others', async () => {
  const root = createSite(MINIMAL)
  await build(root)
  const files = listTree(join(root, 'dist')).map((path) => path.replace(/[0-9a-f]{8}/, 'hash'))
  expect(files).toContain('assets/runtime.hash.js')
  expect(files.filter((path) => !/\.(br|gz|js)$/.test(path))).toEqual([
    '.htaccess',
    '404.html',
    '_headers',
    '_hosts/nginx/maps.conf',
    '_hosts/nginx/server.conf',
    '_hosts/redirects-hash',
    '_redirects',
    'assets/site.hash.css',
    'docs.md',
    'docs/404.html',
    'docs/guide.html',
    'docs/guide.md',
    'docs/index.html',
    'index.html',
    'routes.json',
  ])
})
