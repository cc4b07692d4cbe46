import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { API_DESCRIPTION, API_FACTS } from './support/busy-site'
import { Dev } from './support/dev'
import { configWith, createSite, type Files, MINIMAL, page, writeFiles } from './support/fixture-site'
import type { Html } from './support/html'

const says = (words: string) => (html: Html, status: number) => status === 200 && html.source.includes(words)

test('updates a diagram when its source changes', async () => {
  const graph = (label: string) => page('Guide', `\`\`\`dot alt="One box."\ndigraph {\n  a [${label}]\n}\n\`\`\``)
  const dev = await Dev.start(createSite({ 'content/current/guide.md': graph('label="First"') }))
  expect((await dev.get('/docs/guide')).html.one('svg', { role: 'img' }).text).toBe('One box.First')
  await dev.edit({ 'content/current/guide.md': graph('lable="First"') }, '/docs/guide', (html) => {
    return html.source.includes('Unknown attribute') && html.source.includes('guide.md:7')
  })
  await dev.edit({ 'content/current/guide.md': graph('label="Second"') }, '/docs/guide', says('>Second</text>'))
})

test('renders pages and updates them after every kind of change', async () => {
  const root = createSite({
    'content/current/draft.md': page('A draft', 'Not yet.', { draft: 'true' }),
    'content/current/_part.md': 'A part.\n',
    'content/current/guide.md': page('Guide', '<Partial file="./_part.md" />\n\n<Badge />'),
    'components/badge.tsx':
      "import { defineComponent } from 'docs-engine'\nimport { z } from 'zod'\nexport const badge = defineComponent({ name: 'Badge', props: z.strictObject({}), content: 'none', render: () => <b>First badge</b> })\n",
    'docs.config.ts': configWith({ components: '[badge]' }, "import { badge } from './components/badge'\n"),
    'theme/site.css': '@layer site { .first { order: 1 } }\n',
    'static/data.csv': 'a,b\n',
  })
  const dev = await Dev.start(root)

  const first = await dev.get('/docs/guide')
  expect([first.status, first.html.one('h1').text]).toEqual([200, 'Guide'])
  expect((await dev.get('/')).html.one('h1').text).toBe('Start')
  expect((await dev.get('/docs/nowhere')).status).toBe(404)
  expect((await dev.get('/%E0%A4%A')).status).toBe(400)
  expect((await dev.get('/docs/guide.md')).type).toBe('text/markdown; charset=utf-8')
  expect((await dev.get('/data.csv')).type).toBe('text/csv; charset=utf-8')
  for (const link of first.html.all('link', { rel: 'stylesheet' }))
    expect((await dev.get(link.attribute('href') ?? '')).status).toBe(200)
  for (const script of first.html.all('script', { src: true }))
    expect((await dev.get(script.attribute('src') ?? '')).status).toBe(200)

  const draft = await dev.get('/docs/draft')
  expect(draft.html.classed('banner').map((banner) => banner.text)).toEqual([expect.stringContaining('Draft.')])

  await dev.edit({ 'content/current/_part.md': 'Another part.\n' }, '/docs/guide', says('Another part.'))
  await dev.edit(
    { 'content/current/guide.md': page('New guide', '<Badge />') },
    '/docs/guide',
    (html) => html.one('h1').text === 'New guide',
  )
  await dev.edit(
    {
      'components/badge.tsx': `import { defineComponent } from 'docs-engine'\nimport { z } from 'zod'\nexport const badge = defineComponent({ name: 'Badge', props: z.strictObject({}), content: 'none', render: () => <b>Second badge</b> })\n`,
    },
    '/docs/guide',
    says('Second badge'),
  )
  const config = configWith({ components: '[badge]', product: "'Renamed'" }, "import { badge } from './components/badge'\n")
  await dev.edit({ 'docs.config.ts': config }, '/docs/guide', (html) => html.one('title').text === 'New guide | Renamed')
  await dev.edit({ 'sidebars/current.ts': "export default { main: ['guide', 'index', 'draft'] }\n" }, '/docs/guide', (html) =>
    html.one('nav', { 'aria-label': 'Docs sidebar' }).text.startsWith('New guide'),
  )
  const styled = (await dev.get('/docs/guide')).html.one('link', { rel: 'stylesheet' }).attribute('href')
  const restyled = await dev.edit(
    { 'theme/site.css': '@layer site { .second { order: 2 } }\n' },
    '/docs/guide',
    (html) => html.one('link', { rel: 'stylesheet' }).attribute('href') !== styled,
  )
  expect((await dev.get(restyled.one('link', { rel: 'stylesheet' }).attribute('href') ?? '')).html.source).toContain('.second')
  await dev.edit({ 'content/current/distribution.md': page('Distribution') }, '/docs/distribution', says('Distribution'))
  await dev.edit({ 'content/current/distribution.md': null }, '/docs/distribution', (_, status) => status === 404)
  expect(await dev.stop()).toBe(0)
})

test.each<[string, Files, string, string[], string?]>([
  [
    'a page',
    { 'content/current/guide.md': page('Guide', 'A {brace}.') },
    'content/current/guide.md:5:3',
    ['  4 | ---\n> 5 | A {brace}.\n    |   ^'],
  ],
  [
    'the configuration',
    { 'docs.config.ts': 'export default {\n  product: Fixture Docs\n}\n' },
    'docs.config.ts:2:20',
    ['  1 | export default {\n> 2 |   product: Fixture Docs\n    |                    ^'],
  ],
  ['a style', { 'theme/site.css': '.a { color red }\n' }, 'theme/site.css:1:11', ['> 1 | .a { color red }\n    |           ^']],
  ['a component page', { 'pages/404.tsx': 'export default () => null\n' }, 'pages/404.tsx', [], '/404'],
])(
  'a mistake in %s shows in the page with its place and source, and goes away when it is fixed',
  async (_, files, at, frames, path = '/docs/guide') => {
    const dev = await Dev.start(createSite())
    const shown = await dev.edit(files, path, (html) => html.classed('problems').length > 0)
    expect(shown.classed('problem-at').map((place) => place.text)).toEqual([at])
    expect(shown.classed('problem-frame').map((frame) => frame.inside.source.replaceAll('&gt;', '>'))).toEqual(frames)
    expect(shown.one('html').attribute('data-dev-version')).toBeDefined()
    const corrected = Object.fromEntries(Object.keys(files).map((path) => [path, MINIMAL[path as keyof typeof MINIMAL] ?? null]))
    await dev.edit(corrected, path, says(path === '/404' ? 'Nothing here.' : 'First steps'))
    await dev.stop()
  },
)

test('shows the errors of a site that is invalid at the start, and reloads when they are fixed', async () => {
  const root = createSite({ 'docs.config.ts': 'export default {' })
  const dev = await Dev.start(root)
  const { status, html } = await dev.get('/docs/guide')
  expect(status).toBe(500)
  expect(html.classed('problem-code').map((code) => code.text)).toEqual(['config-broken'])
  for (const needed of [
    html.one('link', { rel: 'stylesheet' }).attribute('href'),
    html.one('script', { src: true }).attribute('src'),
  ]) {
    expect((await dev.get(needed ?? '')).status).toBe(200)
  }
  await dev.edit({ 'docs.config.ts': configWith() }, '/docs/guide', says('First steps'))
  await dev.stop()
})

test('shows the errors of a page only at its address and prints them once', async () => {
  const broken = (title: string) => `---\ntitle: ${title}\ndescription: A page.\n---\n\nText.\n`
  const dev = await Dev.start(createSite({ 'content/current/broken.md': broken('*New*') }))
  // The page could be at any address, so missing addresses list its errors as well.
  for (const [path, expected] of [
    ['/docs/broken', 500],
    ['/docs/nowhere', 404],
  ] as const) {
    const { status, html } = await dev.get(path)
    expect([path, status, html.classed('problem-at').map((place) => place.text)]).toEqual([
      path,
      expected,
      ['content/current/broken.md:2:8'],
    ])
  }
  expect((await dev.get('/docs/guide')).html.one('h1').text).toBe('Guide')
  expect((await dev.get('/docs/guide.md')).type).toBe('text/markdown; charset=utf-8')
  expect(dev.output.match(/the alias "\*New\*" has no anchor/g)).toHaveLength(1)
  await dev.edit({ 'content/current/guide.md': broken('&Guide') }, '/docs/guide', (html) => html.source.includes('guide.md:2:'))
  expect((await dev.get('/docs/')).status).toBe(200)
  await dev.edit({ 'content/current/broken.md': broken('New') }, '/docs/broken', says('Text.'))
  await dev.edit({ 'sidebars/current.ts': 'export default { main: ["nowhere"] }\n' }, '/docs/broken', (html) =>
    html.source.includes('sidebars/current.ts'),
  )
  await dev.stop()
})

test('a page that cannot be read shows its error at its own address, also if it exists at the start', async () => {
  const root = createSite()
  symlinkSync('guide.md', join(root, 'content/current/linked.md'))
  const dev = await Dev.start(root)
  const { status, html } = await dev.get('/docs/linked')
  expect([status, html.classed('problem-code').map((code) => code.text)]).toEqual([500, ['file-kind']])
  expect((await dev.get('/docs/guide')).status).toBe(200)
  expect((await dev.get('/routes.json')).html.source).toContain('/docs/guide')
  expect((await dev.get('/_headers')).status).toBe(404)
  await dev.stop()
})

const problemTitles = (html: Html) => html.classed('problem-title').map((title) => title.text)

test('lists broken links and anchors on the page and prints them once', async () => {
  const options = "{ page: 'guide', version: 'current', id: 'tag:docs.example.com,2024:widget', name: 'Widget' }"
  const release = '<Release version="2.0" date="2026-03-04">\n\nText.\n\n</Release>'
  const links = (more: string) =>
    page(
      'Start',
      [
        '[A part](./guide.md#first-steps), [another page](site:/docs/parts#tools), [a file](static:/data.csv),',
        '[its text](site:/docs/guide.md), [a feed](site:/docs/guide.atom), [old](site:/docs/old), [top](#top),',
        `[its menus](./guide.md#site-panel), [elsewhere](https://example.com/none) ${more}`,
      ].join('\n'),
    )
  const root = createSite({
    'docs.config.ts': configWith(
      { plugins: `[feed(${options}), redirects({ rules: [{ reason: 'Moved', paths: { '/docs/old': '/docs/guide' } }] })]` },
      "import { feed } from 'docs-engine'\n",
    ),
    'content/current/index.md': links(''),
    'content/current/guide.md': page('Guide', `## First steps\n\n${release}`),
    'pages/docs/parts.tsx':
      'export const page = { id: \'parts\', title: \'Parts\' }\nexport default () => <p id="tools"><a href="/docs/nothing">Tools</a></p>\n',
    'static/data.csv': 'a,b\n',
  })
  const dev = await Dev.start(root)
  expect(problemTitles((await dev.get('/docs/')).html)).toEqual([])

  const broken = links('[x](site:/docs/gide) [y](./guide.md#last-steps) [z](site:/docs/parts#tool)')
  const shown = await dev.edit({ 'content/current/index.md': broken }, '/docs/', (html) => problemTitles(html).length > 0)
  expect(shown.one('h1').text).toBe('Start')
  expect(problemTitles(shown)).toEqual([
    'The page /docs/ has a broken link: "site:/docs/gide" (“x”), resolved as /docs/gide',
    'The page /docs/ has a broken anchor: "./guide.md#last-steps" (“y”), resolved as /docs/guide#last-steps',
    'The page /docs/ has a broken anchor: "site:/docs/parts#tool" (“z”), resolved as /docs/parts#tool',
  ])
  for (const at of shown.classed('problem-at')) expect(at.text).toMatch(/^content\/current\/index\.md:\d+:\d+$/)
  expect(shown.classed('problems-notice')[0]?.text).toContain('Did you mean "site:/docs/guide"')
  await dev.prints('[broken-link]')
  await dev.get('/docs/')
  const parts = await dev.shows('/docs/parts', (html) => problemTitles(html).length > 0)
  expect(problemTitles(parts)).toEqual(['The page /docs/parts has a broken link: "/docs/nothing" (“Tools”)'])
  await dev.prints('/docs/nothing')
  expect(dev.output.match(/resolved as \/docs\/gide\b/g)).toHaveLength(1)

  await dev.edit(
    {
      'content/current/guide.md': page('Guide', `## First steps\n\n${release}\n\n## Last steps`),
      'content/current/gide.md': page('Gide'),
      'pages/docs/parts.tsx':
        'export const page = { id: \'parts\', title: \'Parts\' }\nexport default () => <p id="tools"><b id="tool">Tools</b></p>\n',
    },
    '/docs/',
    (html) => problemTitles(html).length === 0,
  )
  await dev.edit(
    {
      'sidebars/current.ts':
        "export default { main: ['index', 'guide', { type: 'link', label: 'Lost', href: '/docs/lost' }, { type: 'link', label: 'Part', href: '/docs/guide#middle' }] }\n",
    },
    '/docs/guide',
    (html) => problemTitles(html).length === 2,
  )
  await dev.prints('The sidebar "main" of the version "current" has a broken link: "/docs/lost"')
})

test('reports a missing static file on the page and in the terminal', async () => {
  const dev = await Dev.start(createSite())
  await dev.edit({ 'content/current/guide.md': page('Guide', '[Data](static:/data.csv)') }, '/docs/guide', (html) =>
    problemTitles(html).includes('The file "/data.csv" does not exist in the static folder.'),
  )
  await dev.prints('[missing-file]')
  await dev.edit({ 'static/data.csv': 'a,b\n' }, '/docs/guide', says('Data</a>'))
})

test('applies the link policies to the problems on a page', async () => {
  const links = "{ onBrokenLinks: 'ignore', onBrokenAnchors: 'warn' }"
  const guide = page('Guide', '[x](site:/docs/gide) [y](#none)')
  const dev = await Dev.start(createSite({ 'docs.config.ts': configWith({ links }), 'content/current/guide.md': guide }))
  const shown = await dev.shows('/docs/guide', (html) => problemTitles(html).length > 0)
  expect(problemTitles(shown)).toEqual(['The page /docs/guide has a broken anchor: "#none" (“y”), resolved as /docs/guide#none'])
})

test('updates what other pages derive from the text of a page after the page itself', async () => {
  const guide = (code: string) => page('Guide', `Call \`${code}\`.`)
  const root = createSite({
    'docs.config.ts': configWith(
      {
        plugins: "[pythonApi({ versions: { current: { facts: 'api/current.json', descriptions: 'api/current' } } })]",
        components: 'pythonApiComponents',
      },
      "import { pythonApi, pythonApiComponents } from 'docs-engine'\n",
    ),
    'api/current.json': API_FACTS,
    'api/current/Suite.yaml': API_DESCRIPTION,
    'content/current/guide.md': guide('list.append'),
  })
  const dev = await Dev.start(root)
  const guides = (html: Html) => html.all('a').filter((link) => link.text === 'Guide')
  const api = '/docs/reference/api/Suite_class'
  const before = guides((await dev.get(api)).html).length
  await dev.edit({ 'content/current/guide.md': guide('Suite.add') }, '/docs/guide', says('Suite.add'))
  await dev.shows(api, (html) => guides(html).length === before + 1)
  await dev.edit(
    { 'api/current/Suite.yaml': API_DESCRIPTION.replace('Adds an item', 'Appends an item') },
    api,
    says('Appends an'),
  )
  expect(await dev.stop()).toBe(0)
})

test('shows the last of many changes in a row', async () => {
  const dev = await Dev.start(createSite())
  for (let i = 0; i < 30; i++) {
    writeFiles(dev.root, { 'content/current/guide.md': page('Guide', `Change ${i}.`) })
    if (i % 3 === 0) await new Promise((done) => setImmediate(done))
  }
  await dev.edit({ 'content/current/guide.md': page('Guide', 'The last change.') }, '/docs/guide', says('The last change.'))
  await dev.stop()
})

test('redirects to the base URL', async () => {
  const dev = await Dev.start(createSite({ 'docs.config.ts': configWith({ baseUrl: "'/base/'" }) }))
  expect((await dev.get('/')).html.one('h1').text).toBe('Start')
  const { status, html } = await dev.get('/base/docs/guide')
  expect(status).toBe(200)
  for (const script of html.all('script', { src: true })) expect((await dev.get(script.attribute('src') ?? '')).status).toBe(200)
  await dev.stop()
})

test('does not report build output as a change', async () => {
  const dev = await Dev.start(createSite())
  writeFiles(dev.root, {
    'dist/docs/guide.html': 'x',
    'dist.next/a.html': 'x',
    '.cache/a.json': '{}',
    'content/current/guide.md~': 'x',
  })
  await dev.edit({ 'content/current/guide.md': page('Guide', 'One.') }, '/docs/guide', says('One.'))
  expect(dev.changes).toBe(1)
  await dev.stop()
})

test('a site without a not-found page shows the one of the theme at an unknown address', async () => {
  const dev = await Dev.start(createSite({ 'pages/404.tsx': null }))
  const { status, html } = await dev.get('/docs/nowhere')
  expect([status, html.one('h1').text]).toEqual([404, 'Page not found'])
  await dev.stop()
})

test('serves the files of plugins and updates them with their pages', async () => {
  const options = "{ page: 'guide', version: 'current', id: 'tag:docs.example.com,2024:widget', name: 'Widget' }"
  const guide = (version: string) => page('Guide', `<Release version="${version}" date="2026-03-04">\n\nText.\n\n</Release>`)
  const dev = await Dev.start(
    createSite({
      'docs.config.ts': configWith({ plugins: `[feed(${options})]` }, "import { feed } from 'docs-engine'\n"),
      'content/current/guide.md': guide('2.0'),
    }),
  )
  const feed = async () => (await fetch(`${dev.address}/docs/guide.atom`)).text()
  expect((await dev.get('/docs/guide.atom')).type).toBe('application/atom+xml; charset=utf-8')
  expect(await feed()).toContain('<title>Widget 2.0</title>')
  await dev.edit({ 'content/current/guide.md': guide('2.1') }, '/docs/guide', (html) => html.one('h3').text.startsWith('2.1'))
  expect(await feed()).toContain('<title>Widget 2.1</title>')
})

test('serves images in all sizes and reports invalid SVG', async () => {
  const [width, height] = [900, 300]
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * 31 + (i >> 6) * 17) % 256))
  const root = createSite({
    'content/current/guide.md': page('Guide', '![A chart](/chart.png)'),
    'static/chart.png': await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  })
  const dev = await Dev.start(root)
  const { html } = await dev.get('/docs/guide')
  const [form = ''] = (html.one('source').attribute('srcset') ?? '').split(' ')
  const webp = await fetch(dev.address + form)
  expect([webp.status, webp.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await sharp(await webp.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 900 })
  await dev.edit({ 'static/bad.svg': '<svg><script/></svg>' }, '/docs/guide', (page) => page.source.includes('svg-unsafe'))
})

test('serves cards, icons and the manifest in development', async () => {
  const config = configWith({ favicon: "'/icon.svg'", plugins: "[socialCards(), webApp({ iconBackground: '#ff6310' })]" })
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>'
  const dev = await Dev.start(createSite({ 'docs.config.ts': config, 'static/icon.svg': icon }))
  const { html } = await dev.get('/docs/guide')
  const card = new URL(html.one('meta', { property: 'og:image' }).attribute('content') ?? '').pathname
  const get = async (path: string) => {
    const response = await fetch(dev.address + path)
    return { type: response.headers.get('content-type'), body: Buffer.from(await response.arrayBuffer()) }
  }
  expect(await sharp((await get(card)).body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.type).toBe('application/manifest+json; charset=utf-8')
  for (const { src } of JSON.parse(manifest.body.toString()).icons) expect((await get(src)).type).toBe('image/png')
  expect((await get('/favicon.ico')).type).toBe('image/x-icon')
})

test('shows what was saved before the watchers were ready, while pages are requested all the time', async () => {
  const dev = await Dev.start(createSite())
  expect((await dev.get('/docs/guide')).html.source).not.toContain('Early.')
  writeFiles(dev.root, { 'content/current/guide.md': page('Guide', 'Early.') })
  let html: Html
  do html = (await dev.get('/docs/guide')).html
  while (!html.source.includes('Early.'))
  await dev.stop()
})
