import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { configWith, createSite, type Files, page, writeFiles } from './support/fixture-site'
import { readHtml } from './support/html'
import { build, docs, docsInWorker } from './support/run-docs'
import { listTree } from './support/tree'

const readText = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

/** A plugin that uses every property of the interface and every public entry, written like in a package outside the engine. */
const PLUGIN = `import { join } from 'node:path'
import { createElement } from 'react'
import { definePlugin, Island } from 'docs-engine/plugin'
import { z } from 'zod'
import counter from './counter.island'

const Schema = z.strictObject({ greeting: z.string() })
const BROWSER = join(import.meta.dirname, 'sample.browser.ts')
const WORKER = join(import.meta.dirname, 'sample-worker.browser.ts')

export const sample = definePlugin({
  name: 'sample',
  options: Schema,
  create: ({ greeting }) => ({
    globalData: { greeting },
    hosts: { connect: ['https://api.example.com'] },
    pages: () => [{
      route: '/sample',
      module: {
        page: { id: 'sample', title: 'Sample page', version: 'current' },
        default: () => createElement('main', null, createElement('h1', null, 'Sample page'), createElement(Island, { of: counter, props: { start: 3 } })),
      },
    }],
    islands: { counter: join(import.meta.dirname, 'counter.island.tsx') },
    navbarItems: {
      sample: {
        schema: z.strictObject({ label: z.string() }),
        component: ({ item, view }) => createElement('a', { href: view.href('/sample'), className: 'sample-item' }, item.label),
      },
    },
    regions: { SkipLink: () => createElement('p', { id: 'sample-region' }, 'Region') },
    footerLinks: () => [{ label: 'Sample link', to: '/sample' }],
    scripts: () => ({
      browser: [{ module: BROWSER, wake: 'intent', selector: '.sample-item' }],
      workers: [WORKER],
    }),
    async setup(site) {
      return {
        headTags: (doc) => (doc.id === 'guide' ? [{ tag: 'meta', attributes: { name: 'sample', content: doc.title } }] : []),
        generated: [{ path: 'assets/sample.bin', key: 'sample.bin', make: async () => new Uint8Array([1, 2, 3]) }],
        async files() {
          const words = await site.mapPages('words', ({ doc, article, sections }) => ({
            route: doc.route,
            words: article.words,
            sections: sections.map(({ id, headings, text }) => [id, headings, text]),
          }))
          return [{ path: '/sample.json', content: JSON.stringify([...words.values()]), type: 'application/x-sample' }]
        },
        finish: ({ files, worker, scriptsOf }) => [
          { path: '/sample-worker.js', content: worker(WORKER) },
          { path: '/sample-list.txt', content: [...scriptsOf(BROWSER), files['docs/guide.html']?.hash].join('\\n') },
        ],
        headers: [{ pattern: '/sample.json', headers: { 'X-Sample': 'yes' } }],
        redirects: [{ from: '/old-sample', to: '/sample', status: 301 }],
        pendingAddresses: ['/docs/later'],
      }
    },
  }),
})
`
const FILES: Files = {
  'plugins/sample.ts': PLUGIN,
  'plugins/counter.island.tsx': `import { defineIsland } from 'docs-engine/islands'
export default defineIsland({ name: 'counter', wake: 'visible', Component: ({ start }: { start: number }) => <button type="button">Count {start}</button> })
`,
  'plugins/sample.browser.ts': `import { local } from 'docs-engine/browser'
export function start({ greeting }: { greeting: string }): void {
  local.write('sample-browser', greeting)
}
`,
  'plugins/sample-worker.browser.ts': `import { pathKey } from 'docs-engine/browser'
addEventListener('message', ({ data }) => console.log('sample-worker', pathKey(data)))
`,
  'content/current/guide.md': page(
    'Guide',
    '## First steps {#first}\n\nFour words are here.\n\n[Later](site:/docs/later) and the [data](site:/sample.json).',
  ),
}
const configOf = (call: string, settings: Record<string, string> = {}) =>
  configWith(
    {
      navbar: "{ items: [{ type: 'plugin', name: 'sample', options: { label: 'Try it' } }] }",
      plugins: `[${call}]`,
      ...settings,
    },
    "import { sample } from './plugins/sample'\n",
  )

test.each([
  ['its component throws', "({ item }) => { throw new Error('no label ' + item.label) }", 'no label Try it'],
  ['its component has an error', '({ item, view }) => createElement("a", { href: item.none.href }, view)', "reading 'href'"],
  ['an element of its component throws', '() => createElement(() => { throw "late" })', 'late'],
  ['an island in it throws', "() => createElement(Island, { of: counter, props: { start: 'fail' } })", 'No counter'],
  ['an island has invalid props', '() => createElement(Island, { of: counter, props: { start: () => 1 } })', 'start'],
  ['it renders something that is not an element', '() => ({ label: 1 })', 'not valid as a React child'],
])('a navbar item fails the build once with its configuration if %s', async (_, component, reason) => {
  const island = `import { defineIsland } from 'docs-engine/islands'
const Component = ({ start }: { start: unknown }) => { if (start === 'fail') throw new Error('No counter'); return <p>Count</p> }
export default defineIsland({ name: 'counter', wake: 'visible', Component })
`
  const root = createSite({
    ...FILES,
    'plugins/counter.island.tsx': island,
    'plugins/sample.ts': PLUGIN.replace(/component: \(\{ item, view \}\) => .*/, () => `component: (${component}) as never,`),
    'pages/more.tsx': "export const page = { id: 'more', title: 'More' }\nexport default () => null\n",
    'docs.config.ts': configOf("sample({ greeting: 'Hello' })"),
  })
  const { code, output } = await docsInWorker(['build', root, '--quiet'])
  expect(code).toBe(1)
  expect(output.match(/^Error: .*/gm)).toEqual([expect.stringContaining('navbar.items[0] fails to render: ')])
  expect(output).toContain(reason)
  expect(output).toMatch(/name: 'sample',\n.*options: \{ label: 'Try it' \}/)
  expect(output).toMatch(/\n {2}at docs\.config\.ts\n.*\[navbar-item\]/s)
})

test('a plugin can use every property of the interface', async () => {
  const root = createSite({ ...FILES, 'docs.config.ts': configOf("sample({ greeting: 'Hello' })") })
  await build(root)
  const read = (path: string) => readText(root, `dist/${path}`)
  const guide = readHtml(root, 'docs/guide.html')
  expect(guide.one('meta', { name: 'sample' }).attribute('content')).toBe('Guide')
  expect(readHtml(root, 'docs/index.html').all('meta', { name: 'sample' })).toEqual([])
  expect(guide.classed('sample-item').map(({ text }) => text)).toEqual(['Try it'])
  expect(guide.all('p', { id: 'sample-region' })).toHaveLength(1)
  expect(guide.one('footer').inside.one('a', { href: '/sample' }).text).toBe('Sample link')
  expect(guide.source).toContain('"greeting":"Hello"')
  expect(
    readHtml(root, 'sample.html')
      .all('button')
      .map(({ text }) => text),
  ).toContain('Count 3')
  expect(JSON.parse(read('sample.json')).find(({ route }: { route: string }) => route === '/docs/guide')).toEqual({
    route: '/docs/guide',
    words: expect.any(Number),
    sections: [['first', ['First steps'], 'Four words are here.\nLater and the data.']],
  })
  expect(listTree(`${root}/dist`)).toContain('assets/sample.bin')
  expect(read('sample-worker.js')).toContain('sample-worker')
  const list = read('sample-list.txt').split('\n')
  const hash = list.pop()
  expect(list.filter((script) => read(script).includes('sample-browser'))).toHaveLength(1)
  expect(hash).toMatch(/^[0-9a-f]{16}$/)
  const headers = read('_headers')
  expect(headers).toContain("connect-src 'self' https://api.example.com")
  expect(headers).toMatch(/\/sample\.json\n {2}X-Sample: yes/)
  expect(headers).toContain('application/x-sample')
  expect(read('_redirects')).toContain('/old-sample /sample 301')
})

test('without the plugin, the output contains nothing of it', async () => {
  const guide = page('Guide', '## First steps {#first}\n\nFour words are here.')
  const settings = { navbar: '{}' }
  const without = createSite({ ...FILES, 'content/current/guide.md': guide, 'docs.config.ts': configWith(settings) })
  await build(without)
  for (const path of listTree(`${without}/dist`).filter((name) => /\.(html|js|json|txt|conf)$|_headers|_redirects/.test(name)))
    expect(readText(without, `dist/${path}`), path).not.toMatch(/sample/i)
})

test('without the features that need them, a first build loads no libraries for images, text shaping, and diagrams', async () => {
  const root = createSite({ 'docs.config.ts': configWith({ plugins: '[search(), sitemap()]' }) })
  const refuse = pathToFileURL(join(import.meta.dirname, 'support/refuse-drawing.mjs'))
  const { code, output } = await docs(['build', root, '--quiet'], { env: { NODE_OPTIONS: `--import=${refuse}` } })
  expect([code, output]).toEqual([0, expect.not.stringContaining('is loaded')])
})

test('an edit of a page computes only the derived value of that page again', async () => {
  const root = createSite({
    ...FILES,
    'plugins/sample.ts': PLUGIN.replace('route: doc.route,', "route: (console.error('derived', doc.id), doc.route),"),
    'docs.config.ts': configOf("sample({ greeting: 'Hello' })"),
  })
  const derived = async () =>
    [...(await docsInWorker(['build', root, '--quiet'])).output.matchAll(/derived (\w+)/g)].map(([, id]) => id)
  expect((await derived()).sort()).toEqual(['guide', 'index'])
  writeFiles(root, { 'content/current/guide.md': page('Guide', '## First steps {#first}\n\nOther words.') })
  expect(await derived()).toEqual(['guide'])
  for (const text of ['one', 'two']) {
    writeFiles(root, { 'static/data.txt': text })
    expect(await derived()).toEqual([])
  }
})

test.each([
  ['an invalid option', 'sample({ greeting: 1 } as never)', {}, 'plugins[0].options.greeting is 1.'],
  [
    'an unknown navbar item',
    "sample({ greeting: 'Hello' })",
    { navbar: "{ items: [{ type: 'plugin', name: 'sampel' }] }" },
    'navbar.items[0] has the name "sampel", but no plugin defines such an item.',
  ],
  [
    'invalid options of a navbar item',
    "sample({ greeting: 'Hello' })",
    { navbar: "{ items: [{ type: 'plugin', name: 'sample', options: {} }] }" },
    'navbar.items[0].options.label is missing.',
  ],
  ['an unknown property', "{ ...sample({ greeting: 'Hello' }), setUp: () => ({}) } as never", {}, 'plugins[0].setUp'],
])('rejects %s', async (_, call, settings, message) => {
  const root = createSite({ ...FILES, 'docs.config.ts': configOf(call, settings) })
  const { code, output } = await docsInWorker(['build', root, '--quiet'])
  expect([code, output]).toEqual([1, expect.stringContaining(message)])
})

/** A plugin that creates pages from a data file, such as an API reference. */
const REFERENCE = `import { escapePageText, fencedCode, type Plugin } from 'docs-engine/plugin'

interface Entry { name: string; path?: string; text: string; methods: Record<string, string> }

export const reference: Plugin = {
  name: 'reference',
  content(site) {
    const entries: Entry[] = JSON.parse(site.readFile('api/reference.json') ?? '[]')
    return entries.map(({ name, path = \`api/\${name.toLowerCase()}.md\`, text, methods }) => ({
      version: 'current',
      path,
      frontMatter: { title: name, description: \`The class \${name}.\` },
      body: [
        escapePageText(text),
        ...Object.entries(methods).flatMap(([method, about]) => [
          \`## \${method}() {#\${method}}\`, fencedCode(\`\${method}()\`, 'python'), about,
        ]),
      ].join('\\n\\n'),
      names: { [\`api:\${name}\`]: '', ...Object.fromEntries(Object.keys(methods).map((method) => [\`api:\${name}.\${method}\`, method])) },
    }))
  },
  async setup(site) {
    const pages = await site.mapPages('sections', ({ sections }) => sections.map(({ id, text }) => [id, text]))
    return { files: () => [{ path: '/sections.json', content: JSON.stringify(Object.fromEntries([...pages].map(([doc, sections]) => [doc.id, sections]))) }] }
  },
}
`
const SHEEP = { name: 'Sheep', text: 'import {wool} <from> $sheep.', methods: { shear: 'Returns wool.' } }
const GOAT = { name: 'Goat', text: 'Gives milk.', methods: { milk: 'See [shear](api:Sheep.shear).' } }
const REFERENCE_FILES: Files = {
  'plugins/reference.ts': REFERENCE,
  'api/reference.json': JSON.stringify([SHEEP, GOAT]),
  'sidebars/current.ts':
    "export default { main: ['index', 'guide', { type: 'category', label: 'API', items: [{ type: 'autogenerated', dirName: 'api' }] }] }\n",
  'content/current/guide.md': page(
    'Guide',
    'Call [`shear()`](api:Sheep.shear) on a [sheep](api:Sheep), or read about [goats](./api/goat.md).',
  ),
  'docs.config.ts': configWith(
    { plugins: '[reference]', editUrl: "'https://example.com/edit/{file}'" },
    "import { reference } from './plugins/reference'\n",
  ),
}

test('pages from data are like those from content files', async () => {
  const root = createSite(REFERENCE_FILES)
  await build(root)
  const goat = readHtml(root, 'docs/api/goat.html')
  const texts = (tag: string, attributes: Record<string, string | RegExp>) =>
    goat.all(tag, attributes).map(({ text, inside }) => [text, inside.all('a').map((link) => link.attribute('href'))].flat())
  expect(goat.one('h1').text).toBe('Goat')
  expect(goat.one('a', { 'aria-current': 'page', href: '/docs/api/goat' }).text).toBe('Goat')
  expect(texts('nav', { 'aria-label': /readcrumb/ })[0]?.[0]).toBe('APIGoat')
  expect(goat.all('a', { href: '#milk' }).map(({ text }) => text)).toContain('milk()')
  expect(goat.all('a', { rel: 'next' }).map((link) => link.attribute('href'))).toContain('/docs/api/sheep')
  expect(goat.all('a', { href: '/docs/api/sheep#shear' }).map(({ text }) => text)).toEqual(['shear'])
  expect(goat.source).not.toContain('example.com/edit')
  expect(readHtml(root, 'docs/api/sheep.html').source).toMatch(/<p>import \{wool\} &lt;from(?:>|&gt;) \$sheep\.<\/p>/)
  expect(readText(root, 'dist/docs/api/goat.md')).toContain('## milk()\n\n```python\nmilk()\n```\n')
  expect(JSON.parse(readText(root, 'dist/sections.json'))['api/goat']).toEqual([
    ['', 'Gives milk.'],
    ['milk', 'See shear.'],
  ])
  const guide = readHtml(root, 'docs/guide.html').one('article').inside
  expect(guide.all('a', { href: /api/ }).map((link) => [link.text, link.attribute('href')])).toEqual(
    expect.arrayContaining([
      ['shear()', '/docs/api/sheep#shear'],
      ['sheep', '/docs/api/sheep'],
      ['goats', '/docs/api/goat'],
    ]),
  )
})

test('a page from data is compiled again if its data has changed, and so are the pages with links to its names', async () => {
  const root = createSite(REFERENCE_FILES)
  const compiled = async (entries: readonly object[]) => {
    writeFiles(root, { 'api/reference.json': JSON.stringify(entries) })
    const { code, output } = await docsInWorker(['build', root])
    expect(code, output).toBe(0)
    return /cache {2}(\d+) of (\d+) articles/.exec(output)?.slice(1).map(Number)
  }
  expect(await compiled([SHEEP, GOAT])).toEqual([0, 4])
  expect(await compiled([SHEEP, { ...GOAT, text: 'Gives much milk.' }])).toEqual([3, 4])
  expect(await compiled([{ ...SHEEP, path: 'api/ewe.md' }, GOAT])).toEqual([1, 4])
})

test('a content file replaces the page of a plugin at the same path', async () => {
  const root = createSite({
    ...REFERENCE_FILES,
    'content/current/api/goat.md': page('Written goat', 'Text.'),
  })
  await build(root)
  expect(readHtml(root, 'docs/api/goat.html').one('h1').text).toBe('Written goat')
})

test.each([
  ['an unknown name', {}, 'See [it](api:Sheep.sheer).', 'defines the name "api:Sheep.sheer"', 'Did you mean "api:Sheep.shear"'],
  [
    'an error in the text',
    { text: '', methods: { milk: 'A {brace}.' } },
    'Text.',
    'api/goat.md of the plugin "reference":',
    'brace',
  ],
])('reports %s', async (_, change, text, ...messages) => {
  const root = createSite({
    ...REFERENCE_FILES,
    'api/reference.json': JSON.stringify([SHEEP, { ...GOAT, ...change }]),
    'content/current/guide.md': page('Guide', text),
  })
  const { code, output } = await docsInWorker(['build', root, '--quiet'])
  for (const message of messages) expect(output).toContain(message)
  expect(code).toBe(1)
})
