import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configWith, createSite, type Files, page, settle, writeFiles } from './support/fixture-site'
import { build } from './support/run-docs'

const VERSIONS =
  "[{ name: 'current', label: '2.0', path: '/docs', isLast: true, sidebars }, { name: '1.x', label: '1.9', path: '/docs/1.x' }]"
const SETTINGS = { versions: VERSIONS, tagline: "'All about fixtures.'", baseUrl: "'/base/'", plugins: '[llms()]' }
const HOME = `export const page = { id: 'home', title: 'Home', description: 'Where to begin.' }
export const load = ({ href, doc }) => ({ guide: href(doc('guide').route), label: doc('guide').label })
export default function Home({ guide, label }) {
  return <main><h1>Welcome</h1><p>To the <a href={guide}>{label}</a></p><button type="button">Press</button></main>
}
`

function siteWith(settings: Record<string, string> = {}, files: Files = {}): string {
  return createSite({
    'docs.config.ts': configWith({ ...SETTINGS, ...settings }, "import { llms } from 'docs-engine'\n"),
    'pages/docs/home.tsx': HOME,
    'content/1.x/index.md': page('Old start', 'Old text.'),
    ...files,
  })
}

const read = (root: string, path: string, out = 'dist') => readFileSync(join(root, out, path), 'utf8')
const URL_OF_SITE = 'https://docs.example.com/base'

test('the copy of a page has its title, version and URL, and absolute links', async () => {
  const body =
    'To the [start](./index.md), [below](#more).\n\n<Tabs>\n<Tab label="pip">\n\nOne.\n\n</Tab>\n</Tabs>\n\n## More\n\nText.'
  const root = siteWith({}, { 'content/current/guide.md': page('Guide "A"', body) })
  await build(root)
  expect(read(root, 'docs/guide.md')).toBe(
    `---\ntitle: "Guide \\"A\\""\nversion: "2.0"\nurl: "${URL_OF_SITE}/docs/guide"\n---\n\n# Guide "A"\n\nAbout Guide "A".\n\n` +
      `To the [start](${URL_OF_SITE}/docs/), [below](${URL_OF_SITE}/docs/guide#more).\n\n**pip**\n\nOne.\n\n## More\n\nText.\n`,
  )
})

test('the copy of a component page contains its text, and is updated with the data that the page shows', async () => {
  const root = siteWith()
  await build(root)
  const copy = (label: string) =>
    `---\ntitle: "Home"\nurl: "${URL_OF_SITE}/docs/home"\n---\n\n# Welcome\n\nTo the [${label}](${URL_OF_SITE}/docs/guide)\n`
  expect(read(root, 'docs/home.md')).toBe(copy('Guide'))
  writeFiles(root, { 'content/current/guide.md': page('Manual') })
  settle(join(root, 'content/current/guide.md'))
  await build(root)
  expect(read(root, 'docs/home.md')).toBe(copy('Manual'))
  expect(existsSync(join(root, 'dist/404.md'))).toBe(false)
})

test('the files for language models are at the root for the last version, and in the folder of other versions', async () => {
  const root = siteWith()
  await build(root)
  const links = (path: string) =>
    [...read(root, path).matchAll(/\]\((.*?)\)/g)].map(([, href = '']) => href.replace(URL_OF_SITE, ''))
  expect(links('llms.txt')).toEqual(['/llms-full.txt', '/docs.md', '/docs/guide.md', '/docs/home.md', '/docs/1.x/llms.txt'])
  expect(links('docs/1.x/llms.txt')).toEqual(['/docs/1.x/llms-full.txt', '/docs/1.x.md', '/llms.txt'])
  const files = [...links('llms.txt'), ...links('docs/1.x/llms.txt')]
  expect(files.filter((path) => !existsSync(join(root, 'dist', path)))).toEqual([])
  expect(read(root, 'llms-full.txt')).toContain(`# Guide\n\nSource: ${URL_OF_SITE}/docs/guide\n\nAbout Guide.\n\n## First steps`)
  expect(read(root, 'llms-full.txt')).not.toContain('Old text.')
  expect(read(root, 'docs/1.x/llms-full.txt')).toContain('Old text.')
})

test('a build from the cache writes the same bytes as a clean build', async () => {
  const root = siteWith()
  await build(root)
  writeFiles(root, { 'content/current/guide.md': page('Guide', 'Other text.', { description: 'Other words.' }) })
  settle(join(root, 'content/current/guide.md'))
  await build(root)
  await build(root, `--out=${join(root, 'dist-fresh')}`)
  for (const path of ['llms.txt', 'llms-full.txt', 'docs/guide.md', 'docs/home.md', 'docs/1.x/llms.txt'])
    expect(read(root, path), path).toBe(read(root, path, 'dist-fresh'))
  expect(read(root, 'llms-full.txt')).toContain('Other text.')
})

test('with hash URLs, copies link to fragments of the entry page, and there are no files for language models', async () => {
  const root = siteWith({ router: "'hash'" })
  await build(root)
  expect(read(root, 'docs.md')).toContain(`[guide](${URL_OF_SITE}/#/docs/guide)`)
  expect(read(root, 'docs/home.md')).toContain(`url: "${URL_OF_SITE}/#/docs/home"`)
  expect(existsSync(join(root, 'dist/llms.txt'))).toBe(false)
})
