import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from './support/fixture-site'
import { readHtml } from './support/html'
import { build } from './support/run-docs'
import { listTree } from './support/tree'

const ROOT = join(import.meta.dirname, '../..')

/** Runs `npm run new-site` in a folder. */
const newSite = (cwd: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts/new-site.mjs'), ...args], { env: { ...process.env, INIT_CWD: cwd } })

test('a new site builds with no settings but title and address; its links lead to its pages, and its sidebar lists them', async () => {
  const folder = temporaryFolder()
  const { stdout } = await newSite(folder, 'Widget Docs')
  expect(stdout).toContain('cd Widget Docs\n')
  const root = join(folder, 'Widget Docs')
  const { name, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(name).toBe('widget-docs')
  expect(join(root, dependencies['docs-engine'].replace('file:', ''))).toBe(join(ROOT, 'engine'))
  expect(await build(root)).toContain('Built 4 pages')
  const documents = listTree(join(root, 'dist')).filter((file) => file.endsWith('.html'))
  expect(documents).toEqual(['404.html', 'guides/count.html', 'index.html', 'settings.html'])
  const addresses = new Set(documents.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`))
  for (const file of documents) {
    const own = readHtml(root, file)
      .all('a', { href: /^\// })
      .map((link) => link.attribute('href')?.replace(/#.*/, '') ?? '')
    expect(own.filter((address) => !addresses.has(address) && !address.endsWith('.md'))).toEqual([])
  }
  const sidebar = readHtml(root, 'index.html').one('nav', { 'aria-label': 'Docs sidebar' }).inside
  expect(sidebar.all('a').map((link) => link.text)).toEqual(['Introduction', 'Count your widgets', 'Settings'])
  expect(readHtml(root, '404.html').one('h1').text).toBe('Page not found')
})

test('the configuration in the instructions adds the search', async () => {
  const folder = temporaryFolder()
  await newSite(folder, 'docs')
  const manual = readFileSync(join(ROOT, 'docs/new-site.md'), 'utf8')
  const config = /```ts title="docs\.config\.ts"\n([\s\S]*?)```/.exec(manual)?.[1] ?? ''
  writeFileSync(join(folder, 'docs/docs.config.ts'), config.replaceAll(/^ {3}/gm, ''))
  await build(join(folder, 'docs'))
  expect(readHtml(join(folder, 'docs'), 'index.html').classed('search-button')).not.toEqual([])
  expect(listTree(join(folder, 'docs/dist')).some((file) => file.startsWith('search/'))).toBe(true)
})

test('refuses a folder with files and a missing name, and changes nothing', async () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'docs/notes.txt': 'Mine.' })
  await expect(newSite(folder, 'docs')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') })
  await expect(newSite(folder)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('is missing') })
  expect(readdirSync(join(folder, 'docs'))).toEqual(['notes.txt'])
})

test('sidebars/current.ts replaces the automatic sidebar', async () => {
  const folder = temporaryFolder()
  await newSite(folder, 'docs')
  writeFiles(join(folder, 'docs'), { 'sidebars/current.ts': "export default { main: ['settings', 'index'] }\n" })
  await build(join(folder, 'docs'))
  const sidebar = readHtml(join(folder, 'docs'), 'index.html').one('nav', { 'aria-label': 'Docs sidebar' }).inside
  expect(sidebar.all('a').map((link) => link.text)).toEqual(['Settings', 'Introduction'])
})
