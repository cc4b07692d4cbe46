import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configWith, createSite, type Files, page } from './support/fixture-site'
import { readHtml } from './support/html'
import { build, docs, docsInWorker } from './support/run-docs'

/** A problem in the output of a build. */
interface Printed {
  severity: string
  title: string
  at: string
  hint: string
  code: string
}

/** Parses the problems in the output of a build. */
function problemsIn(output: string): Printed[] {
  const blocks = output.split(/\n(?=(?:Error|Warning): )/).slice(1)
  return blocks.map((block) => {
    const [, severity = '', title = '', at = '', hint = '', code = ''] =
      /^(Error|Warning): ((?:(?!\n {2}(?:at |\[[a-z0-9-]+\](?:\n|$))).)*)(?:\n {2}at ([^\n]*))?(.*?)\n {2}\[([a-z0-9-]+)\]/s.exec(
        block,
      ) ?? []
    return { severity, title, at, hint: hint.trim(), code }
  })
}

/** The errors of a build of the minimal site with these files. */
async function errorsOf(files: Files): Promise<Printed[]> {
  const { code, output } = await docsInWorker(['build', createSite(files), '--quiet'])
  const errors = problemsIn(output).filter((problem) => problem.severity === 'Error')
  expect(code, output).toBe(errors.length > 0 ? 1 : 0)
  expect(output, 'no stack trace of the engine').not.toMatch(/\n {4}at /)
  return errors
}

const guide = (body: string) => ({ 'content/current/guide.md': page('Guide', body) })
const config = (settings: Record<string, string>) => ({ 'docs.config.ts': configWith(settings) })

// Columns: description, files, code, position, and a pattern for the message and the hint.
test.each<[string, Files, string, string, RegExp]>([
  [
    'front matter that is not valid YAML',
    { 'content/current/guide.md': '---\ntitle: Guide\ndescription: a: b\n---\n' },
    'front-matter-yaml',
    'content/current/guide.md:3:14',
    /Quote values/,
  ],
  [
    'an unknown key of the front matter',
    { 'content/current/guide.md': page('Guide', 'Text.', { descriptoin: 'x' }) },
    'front-matter-key',
    'content/current/guide.md:4:1',
    /"description"/,
  ],
  [
    'a page without front matter',
    { 'content/current/guide.md': 'Text.\n' },
    'front-matter-missing',
    'content/current/guide.md:1:1',
    /---/,
  ],
  [
    'a page that is not UTF-8',
    { 'content/current/guide.md': Buffer.from('---\ntitle: Guide\ndescription: caf\xe9\n---\n', 'latin1') },
    'not-utf8',
    'content/current/guide.md:3:17',
    /UTF-8/,
  ],
  [
    'a page in UTF-16',
    { 'content/current/guide.md': Buffer.from('\ufeff---\ntitle: Guide\n---\n', 'utf16le') },
    'not-utf8',
    'content/current/guide.md:1:1',
    /UTF-8/,
  ],
  [
    'a sidebar category that contains itself',
    {
      'sidebars/current.ts':
        "const category: any = { type: 'category', label: 'A', items: [] }\ncategory.items.push(category)\nexport default { main: [category] }\n",
    },
    'sidebar-value',
    'sidebars/current.ts',
    /nested more than 64 levels deep/,
  ],
  [
    'two pages with the same route, if that is an error',
    {
      ...config({ links: "{ onDuplicateRoutes: 'throw' }" }),
      'content/current/other.md': page('Other', 'Text.', { slug: '/guide' }),
    },
    'duplicate-route',
    'content/current/other.md',
    /content\/current\/guide\.md/,
  ],
  [
    'two pages with the same ID',
    { 'content/current/other.md': page('Other', 'Text.', { id: 'guide' }) },
    'doubled-id',
    'content/current/other.md',
    /content\/current\/guide\.md/,
  ],
  [
    'a cycle of partials',
    {
      ...guide('<Partial file="./_a.md" />'),
      'content/current/_a.md': 'A\n\n<Partial file="./_b.md" />\n',
      'content/current/_b.md': '<Partial file="./_a.md" />\n',
    },
    'partial-cycle',
    'content/current/_b.md:1:1',
    /_a\.md → .*_b\.md → .*_a\.md/,
  ],
  [
    'a missing partial',
    guide('Text.\n\n<Partial file="./_none.md" />'),
    'partial-missing',
    'content/current/guide.md:7:1',
    /_none\.md/,
  ],
  [
    'a missing image',
    { ...guide('![A chart](/img/chart.png)'), 'static/img/charts.png': '' },
    'missing-file',
    'content/current/guide.md:5:1',
    /"\/img\/charts\.png"/,
  ],
  [
    'a wrong prop',
    guide('<Tabs grup="x">\n<Tab label="A">\nText.\n</Tab>\n</Tabs>'),
    'component-key',
    'content/current/guide.md:5:1',
    /"group"/,
  ],
  ['a script', guide('Text.\n\n<script>alert(1)</script>'), 'html-tag', 'content/current/guide.md:7:1', /script/],
  [
    'a language without a grammar in a fence',
    guide('```pythn\nx\n```'),
    'code-language',
    'content/current/guide.md:5:1',
    /"python"/,
  ],
  [
    'a language without a grammar in the configuration',
    config({ code: "{ languages: ['python', 'pythonn'] }" }),
    'language-without-grammar',
    'docs.config.ts',
    /"pythonn"/,
  ],
  ['a wrong type in the config', config({ baseUrl: '3' }), 'config-value', 'docs.config.ts', /baseUrl is 3.*text/s],
  [
    'a base URL with an empty segment',
    config({ baseUrl: "'//base'" }),
    'config-value',
    'docs.config.ts',
    /without empty segments/,
  ],
  ['an unknown key in the config', config({ titel: "'x'" }), 'config-key', 'docs.config.ts', /"titel".*"title"/s],
  [
    'an unknown navbar type',
    config({ navbar: "{ items: [{ type: 'dropdwn', label: 'x', items: [] }] }" }),
    'config-value',
    'docs.config.ts',
    /navbar\.items\[0\].*"dropdwn".*"dropdown"/s,
  ],
  [
    'a menu in a menu',
    config({ navbar: "{ items: [{ type: 'dropdown', label: 'x', items: [{ type: 'dropdown', label: 'y', items: [] }] }] }" }),
    'config-value',
    'docs.config.ts',
    /navbar\.items\[0\]\.items\[0\]/,
  ],
  [
    'a link with two targets',
    config({ navbar: "{ items: [{ type: 'link', label: 'x', to: '/docs/', href: 'https://example.com' }] }" }),
    'config-value',
    'docs.config.ts',
    /navbar\.items\[0\]/,
  ],
  [
    'an unknown doc in the navbar',
    config({ navbar: "{ items: [{ type: 'doc', docId: 'gide' }] }" }),
    'unknown-doc',
    'docs.config.ts',
    /"gide".*"guide".*- guide/s,
  ],
  [
    'an unknown sidebar in the navbar',
    config({ navbar: "{ items: [{ type: 'sidebar', sidebarId: 'mian', label: 'x' }] }" }),
    'unknown-sidebar',
    'docs.config.ts',
    /"mian".*"main".*- main/s,
  ],
  [
    'an unknown version in the navbar',
    config({ navbar: "{ items: [{ type: 'versionDropdown', versions: ['curent'] }] }" }),
    'unknown-version',
    'docs.config.ts',
    /navbar\.items\[0\]\.versions.*"curent".*- current/s,
  ],
  [
    'no last version',
    config({ versions: "[{ name: 'current', path: '/docs' }]" }),
    'config-versions',
    'docs.config.ts',
    /isLast/,
  ],
  [
    'a version name with a slash',
    config({ versions: "[{ name: 'a/b', path: '/docs', isLast: true }]" }),
    'config-value',
    'docs.config.ts',
    /versions\[0\]\.name.*"a\/b"/s,
  ],
  [
    'sidebars without a default export',
    {
      ...config({ versions: "[{ name: 'current', path: '/docs', isLast: true }]" }),
      'sidebars/current.ts': "export const sidebars = { main: ['guide'] }\n",
    },
    'config-value',
    'docs.config.ts',
    /versions\[0\]\.sidebars.*null/s,
  ],
  [
    'a version without pages',
    config({ versions: "[{ name: 'current', path: '/docs', isLast: true, sidebars }, { name: '1.0', path: '/docs/1.0' }]" }),
    'content-missing',
    'docs.config.ts',
    /content\/1\.0/,
  ],
  [
    'HTML with a script in the navbar',
    config({ navbar: "{ items: [{ type: 'html', html: '<b onclick=\"x()\">x</b>' }] }" }),
    'config-value',
    'docs.config.ts',
    /onclick/,
  ],
  ['a region that does not exist', config({ regions: '{ Foter: () => null }' }), 'config-value', 'docs.config.ts', /"Footer"/],
  ['a site URL with a path', config({ url: "'https://example.com/docs'" }), 'config-value', 'docs.config.ts', /baseUrl/],
  [
    'an icon that does not exist',
    config({ favicon: "'/icon.svg'" }),
    'missing-file',
    'docs.config.ts',
    /favicon.*"\/icon\.svg"/s,
  ],
  [
    'a logo that does not exist',
    config({ navbar: "{ logo: { src: '/mark.svg' } }" }),
    'missing-file',
    'docs.config.ts',
    /navbar\.logo.*"\/mark\.svg"/s,
  ],
  [
    'a social image of a page that does not exist',
    { 'content/current/guide.md': page('Guide', 'Text.', { image: '/no.png' }) },
    'missing-file',
    'content/current/guide.md',
    /"\/no\.png"/,
  ],
  ['a redirect to nowhere', config({ entryRedirects: "{ '/': '/dcos/' }" }), 'redirect-target', 'docs.config.ts', /"\/docs\/"/],
  [
    'a redirect at the address of a page',
    config({ entryRedirects: "{ '/': '/docs/', '/docs/guide': '/docs/' }" }),
    'redirect-source',
    'docs.config.ts',
    /\/docs\/guide/,
  ],
  [
    'a component page without a default export',
    { 'pages/home.tsx': "export const page = { id: 'home', title: 'Home' }\n" },
    'page-no-default',
    'pages/home.tsx',
    /\/home.*[Dd]efault-export/s,
  ],
  [
    'a component page without metadata',
    { 'pages/home.tsx': 'export default () => null\n' },
    'page-no-facts',
    'pages/home.tsx',
    /export const page/,
  ],
  [
    'a component page of a version that does not exist',
    { 'pages/home.tsx': "export const page = { id: 'h', title: 'H', version: '9' }\nexport default () => null\n" },
    'unknown-version',
    'pages/home.tsx',
    /"9"/,
  ],
  [
    'a component page that reads an unknown snippet',
    {
      'pages/home.tsx':
        "export const page = { id: 'h', title: 'H' }\nexport const load = (context) => context.snippet('no.py')\nexport default () => null\n",
    },
    'unknown-snippet',
    'pages/home.tsx',
    /"no\.py"/,
  ],
  [
    'a component page that reads an unknown file',
    {
      'pages/home.tsx':
        "export const page = { id: 'h', title: 'H' }\nexport const load = (context) => ({ src: context.asset('/no.png') })\nexport default () => null\n",
    },
    'missing-file',
    'pages/home.tsx',
    /"\/no\.png"/,
  ],
  [
    'a component page whose load function throws',
    {
      'pages/home.tsx':
        "export const page = { id: 'h', title: 'H' }\nexport const load = () => undefined.x\nexport default () => null\n",
    },
    'page-crash',
    'pages/home.tsx',
    /\/h/,
  ],
  [
    'terms that are not valid JSON',
    { ...guide('A <Term name="a">b</Term>.'), 'content/current/terms.json': '{\n  "a": {\n    "title" "x"\n  }\n}\n' },
    'terms-broken',
    'content/current/terms.json:3:13',
    /JSON/,
  ],
  [
    'terms with an invalid structure',
    { ...guide('A <Term name="a">b</Term>.'), 'content/current/terms.json': '{ "a": { "titel": "x" } }' },
    'terms-broken',
    'content/current/terms.json:1:3',
    /a/,
  ],
  [
    'an unknown term',
    { ...guide('A <Term name="a">b</Term>.'), 'content/current/terms.json': '{}' },
    'unknown-term',
    'content/current/guide.md:5:3',
    /"a"/,
  ],
  [
    'snippet results that are not valid JSON',
    { 'snippets/current/results.json': '{ "format": 1,' },
    'snippet-results',
    'snippets/current/results.json:1:15',
    /npm run snippets/,
  ],
  [
    'a route manifest that is not valid JSON',
    { 'routes/current.json': '[{ "route": "/docs/" },' },
    'route-manifest',
    'routes/current.json:1:24',
    /JSON/,
  ],
  [
    'a category file that is not valid JSON',
    { 'content/current/_category.json': '{ "label": }' },
    'category-value',
    'content/current/_category.json:1:12',
    /JSON/,
  ],
  [
    'a category index outside a sidebar',
    { 'content/current/a/x.md': page('X'), 'content/current/a/_category.json': '{ "link": { "type": "generated-index" } }' },
    'index-outside-sidebar',
    'content/current/a/_category.json',
    /\/docs\/category\/a/,
  ],
  [
    'a sidebar that does not compile',
    { 'sidebars/current.ts': 'export default {\n  main: [index\n}\n' },
    'config-broken',
    'sidebars/current.ts:3:1',
    /./,
  ],
  [
    'a sidebar that throws',
    { 'sidebars/current.ts': 'export default { main: nothing }\n' },
    'config-broken',
    'docs.config.ts',
    /nothing is not defined/,
  ],
  [
    'a sidebar without a default export',
    { 'sidebars/current.ts': 'export const main = []\n' },
    'config-broken',
    'docs.config.ts:2:8',
    /sidebars\/current\.ts/,
  ],
  [
    'invalid JSON that the configuration imports',
    {
      'docs.config.ts': configWith({ versions: 'versions' }, "import versions from './versions.json'\n"),
      'versions.json': '[\n  { "name": "current" "path": "/docs" }\n]\n',
    },
    'config-broken',
    'versions.json:2:23',
    /./,
  ],
  [
    'a configuration that does not compile',
    { 'docs.config.ts': 'export default {\n  product: Fixture Docs\n}\n' },
    'config-broken',
    'docs.config.ts:2:20',
    /./,
  ],
  [
    'a configuration that imports a missing module',
    { 'docs.config.ts': configWith({}, "import './nowhere'\n") },
    'config-broken',
    'docs.config.ts:3:8',
    /nowhere/,
  ],
  [
    'a configuration without a default export',
    { 'docs.config.ts': 'export const config = {}\n' },
    'config-value',
    'docs.config.ts',
    /Default-export/,
  ],
  [
    'a configuration that does not export an object',
    { 'docs.config.ts': 'export default 3\n' },
    'config-value',
    'docs.config.ts',
    /defineConfig/,
  ],
  ['no config', { 'docs.config.ts': null }, 'config-missing', 'docs.config.ts', /defineConfig/],
  [
    'an unknown page in a sidebar',
    { 'sidebars/current.ts': "export default { main: ['index', 'gide'] }\n" },
    'sidebar-unknown-doc',
    'sidebars/current.ts',
    /"gide".*"guide"/s,
  ],
  [
    'an unknown type of sidebar item',
    { 'sidebars/current.ts': "export default { main: [{ type: 'categry', label: 'x', items: [] }] }\n" },
    'sidebar-value',
    'sidebars/current.ts',
    /main\[0\].*"category"/s,
  ],
  [
    'an island that does not compile',
    { 'islands/bad.island.tsx': 'export default {\n' },
    'config-broken',
    'islands/bad.island.tsx:1:18',
    /expected/i,
  ],
  [
    'an island that imports a server module',
    {
      'theme/Table.tsx': 'export const Table = () => <table />\n',
      'islands/bad.island.tsx': [
        "import { defineIsland } from 'docs-engine/islands'",
        "import { Table } from '../theme/Table'",
        "export default defineIsland({ name: 'bad', wake: 'load', Component: Table })",
      ].join('\n'),
    },
    'scripts-broken',
    'islands',
    /islands\/bad\.island\.tsx imports "theme\/Table\.tsx"/,
  ],
  [
    'an unknown key in a sidebar',
    { 'sidebars/current.ts': "export default { main: [{ type: 'doc', id: 'guide', lable: 'x' }] }\n" },
    'sidebar-key',
    'sidebars/current.ts',
    /"lable".*"label"/s,
  ],
  [
    'an empty category',
    { 'sidebars/current.ts': "export default { main: ['index', { type: 'category', label: 'Later', items: [] }] }\n" },
    'sidebar-empty-category',
    'sidebars/current.ts',
    /"Later"/,
  ],
  [
    'a missing folder in a sidebar',
    { 'sidebars/current.ts': "export default { main: [{ type: 'autogenerated', dirName: 'gides' }] }\n" },
    'sidebar-folder',
    'sidebars/current.ts',
    /"gides"/,
  ],
  [
    'a page with an unknown sidebar',
    { 'content/current/guide.md': page('Guide', 'Text.', { displayed_sidebar: 'mian' }) },
    'unknown-sidebar',
    'content/current/guide.md',
    /"mian".*"main"/s,
  ],
  [
    'an unknown previous or next page',
    { 'content/current/guide.md': page('Guide', 'Text.', { pagination_next: 'idnex' }) },
    'unknown-doc',
    'content/current/guide.md',
    /"index"/,
  ],
  ['a page with another ending', { 'content/current/other.mdx': 'x' }, 'content-ending', 'content/current/other.mdx', /\.md/],
  [
    'a file name that is not valid in an address',
    { 'content/current/two words.md': page('Two') },
    'page-address',
    'content/current/two words.md',
    /slug/,
  ],
  [
    'a component page whose name is not valid in an address',
    {
      'pages/two words.tsx':
        "export const page = { id: 'two', title: 'Two' }\nexport default function Two() {\n  return <p>Two</p>\n}\n",
    },
    'page-address',
    'pages/two words.tsx',
    /Rename/,
  ],
  [
    'a static file with the output path of a page',
    { 'static/docs/Guide/index.html': 'x' },
    'output-conflict',
    'static/docs/Guide/index.html',
    /\(content\/current\/guide\.md\)\n\s*- \/docs\/Guide\/index\.html/,
  ],
  [
    'a static file with the output path of a compressed page',
    { 'static/docs/guide.html.br': 'x' },
    'output-conflict',
    '',
    /"docs\/guide\.html\.br"/,
  ],
  [
    'a file of a plugin with the output path of a page',
    config({ plugins: "[{ name: 'p', setup: () => ({ files: () => [{ path: '/docs/guide.html', content: 'x' }] }) }]" }),
    'output-conflict',
    'docs.config.ts',
    /\(content\/current\/guide\.md\)\n\s*- \/docs\/guide\.html/,
  ],
  ['a plugin without a name', config({ plugins: '[{}]' }), 'config-value', 'docs.config.ts', /plugins\[0\]/],
  [
    'two plugins with the same name',
    config({ plugins: "[{ name: 'p' }, { name: 'p' }]" }),
    'config-plugins',
    'docs.config.ts',
    /"p"/,
  ],
])('reports %s with its position', async (_, files, code, at, words) => {
  const errors = await errorsOf(files)
  expect(errors.map((error) => [error.code, error.at])).toEqual([[code, at]])
  expect(`${errors[0]?.title}\n${errors[0]?.hint}`).toMatch(words)
})

test('reports symbolic links and pipes in the sources, and does not read the pipe', async () => {
  const root = createSite({ 'static/img/a.png': 'x' })
  symlinkSync('../../outside.md', join(root, 'content/current/link.md'))
  spawnSync('mkfifo', [join(root, 'static/pipe.png')])
  const { code, output } = await docsInWorker(['build', root, '--quiet'])
  const errors = problemsIn(output).filter(({ severity }) => severity === 'Error')
  expect([code, errors.map((error) => [error.code, error.at])]).toEqual([
    1,
    [
      ['file-kind', 'content/current/link.md'],
      ['file-kind', 'static/pipe.png'],
    ],
  ])
})

// Common mistakes in the authoring format (docs/authoring.md, "Text"), with the code and the position of the problem.
const TRAPS: [body: string, problem: string][] = [
  ['Text.\n\nimport the data first', 'import-export 7:1'],
  ['export const a = 1', 'import-export 5:1'],
  ['A set {1, 2}.', 'braces 5:7'],
  ['A {set.', 'braces 5:3'],
  ['Fewer than <5 rows.', 'less-than 5:12'],
  ['One<br>two', 'unclosed-tag 5:4'],
  ['<!-- note -->', 'html-comment 5:1'],
  ['See <https://example.com>.', 'angle-link 5:5'],
  ['A List<int> of it.', 'unclosed-tag 5:7'],
  ['<Steps>\n\nText.', 'unclosed-tag 5:1'],
  ['Text.</Steps>', 'closing-tag 5:6'],
  ['<div>x</div>', 'html-tag 5:1'],
  ['<kbd onclick="x()">K</kbd>', 'html-attribute 5:1'],
  ['<kbd style="color: red">K</kbd>', 'html-attribute 5:1'],
  ['<Stepz></Stepz>', 'unknown-component 5:1'],
  ['<Value name={x} />', 'prop-value 5:1'],
  ['[x](javascript:alert(1))', 'link-scheme 5:1'],
  [':::nope\nText.\n:::', 'unknown-admonition 5:1'],
  [':::note Title\nText.\n:::', 'admonition-title 5:1'],
  ['Text.\n\n:::note\nText.', 'admonition-open 7:1'],
  ['## Title {not an id}', 'heading-id 5:1'],
  ['# Another title', 'heading-level 5:1'],
  ['See:note[this](./guide.md).', 'colon-link 5:4'],
  ['A [x](b c.md) d', 'link-syntax 5:3'],
  ['```python\nx', 'fence-open 5:1'],
]

test('reports all mistakes in the authoring format in the same build, with file, line and column', async () => {
  const pages = TRAPS.map(([body], i) => [`content/current/t/t${String(i).padStart(2, '0')}.md`, page(`Trap ${i}`, body)])
  const errors = await errorsOf(Object.fromEntries(pages))
  const found = errors.map(({ code, at }) => `${at.replace('content/current/t/', '')} ${code}`).sort()
  const expected = TRAPS.map(([, problem], i) => {
    const [code, place] = problem.split(' ')
    return `t${String(i).padStart(2, '0')}.md:${place} ${code}`
  })
  expect(found).toEqual(expected.sort())
})

test('accepts text that only looks like a mistake', async () => {
  const body = 'At 10:30, s3:key and a::b, $5 and $6, 5 > 4, a < b, \\{x\\}, \\<y>, C:\\dir, `{z}` and snake_case_name.'
  const root = createSite(guide(body))
  await build(root)
  const prose = readHtml(root, 'docs/guide.html').one('div', { class: 'prose' })
  expect(prose.text).toBe('At 10:30, s3:key and a::b, $5 and $6, 5 > 4, a < b, {x}, <y>, C:\\dir, {z} and snake_case_name.')
})

test('a heading made only of code has an id and an entry in the table of contents', async () => {
  const root = createSite(
    guide('## `add_or_update()`\n\nText.\n\n## ``a`b``\n\nText.\n\n## 日本語\n\nText.\n\n## `<T>`\n\nText.'),
  )
  await build(root)
  const html = readHtml(root, 'docs/guide.html')
  const headings = html.one('div', { class: 'prose' }).inside.all('h2')
  const entries = html.one('div', { class: 'toc-open' }).inside.all('a')
  expect(entries.map((entry) => entry.text)).toEqual(['add_or_update()', 'a`b', '日本語', '<T>'])
  expect(entries.map((entry) => entry.attribute('href'))).toEqual(headings.map((heading) => `#${heading.attribute('id')}`))
  expect(headings.map((heading) => heading.attribute('id'))).toEqual(['add_or_update', 'ab', '日本語', 't'])
})

test('builds a page of five megabytes in less than a minute', async () => {
  const section = (i: number) =>
    `## Section ${i}\n\n${'Words of a long page, one after the other. '.repeat(24)}\n\n- **one** [link](#section-1)\n- two \`code\`\n\n`
  const body = Array.from({ length: 4800 }, (_, i) => section(i)).join('')
  expect(body.length).toBeGreaterThan(5_000_000)
  const root = createSite(guide(body))
  const { code, output } = await docs(['build', root])
  expect(code, output).toBe(0)
  // About ten times as long as on an idle machine, to detect more than linear growth.
  expect(Number(/Built 4 pages in ([\d.]+) s/.exec(output)?.[1])).toBeLessThan(60)
  expect(readHtml(root, 'docs/guide.html').all('h2')).toHaveLength(4800)
})

test('does not report links to a page with errors as broken', async () => {
  const errors = await errorsOf({ 'content/current/guide.md': 'No front matter.\n' })
  expect(errors.map(({ code }) => code)).toEqual(['front-matter-missing'])
})

test('one mistake in the address of a page is one problem, with links to the page and a sidebar that lists its folder', async () => {
  const errors = await errorsOf({
    'content/current/100%.md': page('Percent', '[a](./guide.md)'),
    'content/current/index.md': page('Start', '[a](<./100%.md>) [b](<./100%.md>)'),
    'sidebars/current.ts': "export default { main: [{ type: 'autogenerated', dirName: '.' }] }\n",
  })
  expect(errors.map(({ code, at }) => `${at} ${code}`)).toEqual(['content/current/100%.md page-address'])
})

test('links to the second page with an address lead to the first', async () => {
  const site = createSite({
    'content/current/again.md': page('Again', '[a](./guide.md)', { slug: '/guide' }),
    'content/current/index.md': page('Start', '[a](./again.md) [b](./guide.md)'),
  })
  const { output } = await docsInWorker(['build', site, '--quiet'])
  expect(
    problemsIn(output)
      .map(({ code }) => code)
      .filter((code) => code !== 'no-git'),
  ).toEqual(['duplicate-route'])
  expect(output).not.toContain('Error:')
})

test('reports broken links and anchors with their position, also in partials', async () => {
  const errors = await errorsOf({
    'docs.config.ts': configWith({ links: "{ onBrokenAnchors: 'throw' }" }),
    'content/current/_part.md': 'Text.\n\n[a](/giude)\n',
    'content/current/guide.md': page(
      'Guide',
      'A [start](./index.md#fisrt).\n\n[b](/docs/guide) [c](#nowhere)\n\n<Partial file="./_part.md" />',
    ),
    'content/current/index.md': page('Start', '## First'),
  })
  expect(errors.map(({ code, at }) => `${at.replace('content/current/', '')} ${code}`).sort()).toEqual([
    '_part.md:3:1 broken-link',
    'guide.md:5:3 broken-anchor',
    'guide.md:7:1 broken-link',
    'guide.md:7:18 broken-anchor',
  ])
  expect(errors.find(({ at }) => at.includes('guide.md:7:1'))?.hint).toContain('"/guide"')
})

test('reports attributes that have no effect in a page: styles and event handlers', async () => {
  const file = (title: string, element: string, head = '') =>
    `${head}export const page = { id: '${title}', title: '${title}' }\nexport default () => (\n  <main>\n    ${element}\n  </main>\n)\n`
  const errors = await errorsOf({
    'pages/style.tsx': file('style', "<p style={{ color: 'red' }}>a</p>"),
    'pages/event.tsx': file('event', '<button type="button" onClick={() => undefined}>a</button>'),
    'pages/html.tsx': file('html', '<p dangerouslySetInnerHTML={{ __html: \'<b onclick="x()">a</b>\' }} />'),
    'pages/created.tsx': file(
      'created',
      "{createElement('p', { style: { color: 'red' } })}",
      "import { createElement } from 'react'\n",
    ),
    'pages/fine.tsx': file('fine', '<p className="style">{"style="} <a href="#x" aria-label="on this page">onClick</a></p>'),
    'components/badge.tsx': `import { defineComponent } from 'docs-engine'
import { z } from 'zod'
const Inner = () => <i style={{ color: 'red' }}>a</i>
export const badge = defineComponent({ name: 'Badge', props: z.strictObject({}), content: 'none', render: () => <Inner /> })
`,
    'docs.config.ts': configWith({ components: '[badge]' }, "import { badge } from './components/badge'\n"),
    'content/current/guide.md': page('Guide', '<Badge />'),
    'content/current/index.md': page('Start', '<Badge />'),
  })
  expect(errors.map(({ code, at }) => `${at} ${code}`).sort()).toEqual([
    'components/badge.tsx:3:21 blocked-attribute',
    'pages/created.tsx blocked-attribute',
    'pages/event.tsx:4:5 blocked-attribute',
    'pages/html.tsx blocked-attribute',
    'pages/style.tsx:4:5 blocked-attribute',
  ])
})

test('shows the source lines of problems in pages, data, sidebars and styles', async () => {
  const outputOf = async (files: Files) => (await docsInWorker(['build', createSite(files), '--quiet'])).output
  const pages = await outputOf({
    'content/current/guide.md': page('Guide', 'A line.\nA {brace}.\n').replaceAll('\n', '\r\n'),
    'content/current/index.md': page('Start', '<TermList />'),
    'content/current/terms.json': '{\n\t"batch": }\n',
    'content/current/a/_category.json': '{ "label": "A",, }\n',
    'content/current/a/b.md': page('B'),
  })
  expect(pages).toContain(
    '  at content/current/guide.md:6:3\n    5 | A line.\n  > 6 | A {brace}.\n      |   ^\n  For the character itself write',
  )
  expect(pages).toContain('  at content/current/terms.json:2:11\n    1 | {\n  > 2 |     "batch": }\n      |              ^\n')
  expect(pages).toContain('  at content/current/a/_category.json:1:16\n  > 1 | { "label": "A",, }\n      |                ^\n')
  const sidebars = await outputOf({ 'sidebars/current.ts': 'export default {\n  main: [index guide],\n}\n' })
  expect(sidebars).toMatch(
    /at sidebars\/current\.ts:2:16\n {4}1 \| export default \{\n {2}> 2 \| {3}main: \[index guide\],\n {6}\| {16}\^\n/,
  )
  expect(sidebars.match(/index guide/g), 'the source is shown once').toHaveLength(1)
  const styles = await outputOf({ 'theme/site.css': '.a { color red }\n' })
  expect(styles).toContain('  at theme/site.css:1:11\n  > 1 | .a { color red }\n      |           ^\n')
})

test('errors in the front matter or address of a page do not hide those in its text', async () => {
  const errors = await errorsOf({
    'content/current/guide.md': page('Guide', 'A {brace}.\n\n[x](./no.md)\n\n<PageCards />', { titel: 'x' }),
    'content/current/yaml.md': '---\ntitle: a: b\n---\nA {brace}.\n',
    'content/current/late.md': '\n---\ntitle: A\ndescription: B\n---\n# Again\n',
    'content/current/two words.md': page('Two', 'A {brace}.'),
    'content/current/index.md': page('Start', '[Guide](./guide.md)'),
  })
  expect(errors.map(({ code, at }) => `${at.replace('content/current/', '')} ${code}`).sort()).toEqual([
    'guide.md:4:1 front-matter-key',
    'guide.md:6:3 braces',
    'guide.md:8:1 link-target',
    'late.md:1:1 front-matter-missing',
    'late.md:6:1 heading-level',
    'two words.md page-address',
    'two words.md:5:3 braces',
    'yaml.md:2:8 front-matter-yaml',
    'yaml.md:4:3 braces',
  ])
})

test('reports problems in sidebars, content and pages together', async () => {
  const { output } = await docsInWorker([
    'build',
    createSite({
      'content/current/index.md': page('Start', 'A {brace} and [nowhere](./no.md).'),
      'content/current/guide.md': page('Guide', 'Text.', { titel: 'x' }),
      'content/current/more.md': page('More', '![x](/no.png)'),
      'sidebars/current.ts': "export default { main: ['index', 'guide', 'nobody'] }\n",
    }),
  ])
  const codes = problemsIn(output)
    .filter((problem) => problem.severity === 'Error')
    .map(({ code }) => code)
  expect(codes.sort()).toEqual(['braces', 'front-matter-key', 'link-target', 'missing-file', 'sidebar-unknown-doc'])
  expect(output).toContain('5 errors')
})

test('reports all errors of the site next to front matter that the YAML parser rejects', async () => {
  const titles = ['*New*', '&New things', '[*.csv]', '{a: '.repeat(100_000), '[*a]', '!!binary x']
  const pages = titles.map((title, i) => [
    `content/current/p${i}.md`,
    `---\ntitle: ${title}\ndescription: A.\n---\n\nA {brace}.\n`,
  ])
  const found = await errorsOf({ ...Object.fromEntries(pages), ...guide('Another {brace}.') })
  expect(found.map(({ code, at }) => `${at.replace(/^content.current./, '')} ${code}`).sort()).toEqual(
    [
      'guide.md:5:9 braces',
      'p0.md:2:8 front-matter-yaml',
      'p1.md:2:13 front-matter-yaml',
      'p2.md:2:9 front-matter-yaml',
      'p3.md:2:260 front-matter-yaml',
      'p4.md:2:9 front-matter-yaml',
      'p5.md:2:8 front-matter-yaml',
      ...titles.map((_, i) => `p${i}.md:6:3 braces`),
    ].sort(),
  )
})

test.each([
  ['content/current/terms.json', 'terms-broken', 'A <Term name="a">b</Term>.'],
  ['content/current/_category.json', 'category-value', 'Text.'],
  ['snippets/current/results.json', 'snippet-results', 'Text.'],
  ['routes/current.json', 'route-manifest', 'Text.'],
])('reports errors in %s with their positions', async (file, code, body) => {
  const deep = '{"a": '.repeat(65)
  for (const [text, position] of [
    ['{ "a": *New* }', '1:8'],
    [deep, `1:${64 * 6 + 1}`],
    ['['.repeat(200_000) + ']'.repeat(200_000), '1:65'],
  ] as const) {
    const errors = await errorsOf({ ...guide(body), [file]: text })
    expect(errors.map((error) => [error.code, error.at])).toEqual([[code, `${file}:${position}`]])
  }
})

test('warns once that pages outside a Git repository have no dates', async () => {
  const output = await build(createSite())
  expect(problemsIn(output).map(({ severity, code }) => [severity, code])).toEqual([['Warning', 'no-git']])
})

test('shows the date of the last commit on pages', async () => {
  const root = createSite()
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-04T12:00:00Z', GIT_AUTHOR_DATE: '2026-03-04T12:00:00Z' },
    })
  git('init', '-q')
  git('add', '.')
  expect(git('commit', '-qm', 'All').status).toBe(0)
  const output = await build(root)
  expect(output).not.toContain('no-git')
  expect(readHtml(root, 'docs/guide.html').one('time').attribute('datetime')).toBe('2026-03-04')
})

test('reports a port in use and an invalid port', async () => {
  const root = createSite()
  await build(root)
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => other.once('listening', done))
  const { port } = other.address() as AddressInfo
  for (const command of ['serve', 'dev']) {
    const { code, output } = await docs([command, root, `--port=${port}`])
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`Error: Port ${port} is in use\\.\\n.*--port=N.*\\n {2}\\[port-in-use\\]`))
  }
  other.close()
  expect((await docsInWorker(['serve', root, '--port=http'])).output).toContain('[bad-port]')
})

test.each([
  [['biuld'], 'unknown-command', '"build"'],
  [['constructor'], 'unknown-command', 'docs help'],
  [['build', '.', '--relase'], 'unknown-option', '"release"'],
  [['build', '.', '--quiet=yes'], 'unknown-option', '--quiet=yes'],
  [['new'], 'missing-argument', 'new'],
  [['version'], 'missing-argument', 'version'],
  [['serve', '/nowhere/at/all'], 'not-built', 'build'],
  [['build', '/nowhere/at/all'], 'file-access', '/nowhere/at/all does not exist'],
])('rejects the arguments %j: %s', async (argv, code, words) => {
  const result = await docsInWorker(argv)
  expect(result.code).toBe(1)
  expect(result.output).toContain(`[${code}]`)
  expect(result.output).toContain(words)
  expect(result.output).not.toContain('node:')
})

test('lists all commands in the help', async () => {
  for (const argv of [[], ['help'], ['--help']]) {
    const { code, output } = await docsInWorker(argv)
    expect(code).toBe(0)
    for (const command of ['build', 'dev', 'serve', 'new', 'version']) expect(output).toContain(`docs ${command} <site>`)
  }
})
