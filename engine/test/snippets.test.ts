import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FileHashes } from '../src/load/cache'
import { snippetFingerprint } from '../src/site/snippet-fingerprint'
import { configWith, createSite, MINIMAL, page, temporaryFolder, writeFiles } from './support/fixture-site'
import { readHtml } from './support/html'
import { build, docsInWorker } from './support/run-docs'
import { snippetResults } from './support/snippet-results'

const CODE = '# region: read\nprint("new")\n# endregion: read\n'
const VERSIONS = "[{ name: 'current', label: '2.0', path: '/docs', isLast: true, sidebars }, { name: '1.0', path: '/docs/1.0' }]"

/** A site with two versions. The text is a page of the older one. */
const siteWith = (body: string) =>
  createSite({
    'docs.config.ts': configWith({ versions: VERSIONS }),
    'snippets/current/core/a.py': CODE,
    'snippets/current/results.json': snippetResults('core/a.py', CODE, { read: 'new\n' }),
    'content/1.0/old.md': page('Old', body),
  })

test('a page can show code of another version, with the output and the badge of that version', async () => {
  const root = siteWith('<Snippet name="current:core/a.py#read" output />')
  await build(root)
  const old = readHtml(root, 'docs/1.0/old.html')
  expect(old.one('span', { class: 'tested' }).text).toContain('2.0')
  expect(old.one('div', { class: 'prose' }).text).toMatch(/print\("new"\)[\s\S]*new/)
})

test('a change of a fingerprint file removes the badge, even if the file is outside the site folder', async () => {
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, {
    ...MINIMAL,
    'docs.config.ts': configWith({ snippets: "{ fingerprint: ['../{version}.lock'] }" }),
    'content/current/guide.md': page('Guide', '<Snippet name="a.py#read" />'),
    'snippets/current/a.py': CODE,
    '../current.lock': 'library==1\n',
  })
  const { hash } = snippetFingerprint(root, 'current', ['../{version}.lock'], new FileHashes(root))
  writeFiles(root, { 'snippets/current/results.json': snippetResults('a.py', CODE, {}, hash) })
  await build(root)
  expect(readHtml(root, 'docs/guide.html').all('span', { class: 'tested' })).toHaveLength(2)
  writeFiles(root, { '../current.lock': 'library==2\n' })
  await build(root)
  expect(readHtml(root, 'docs/guide.html').all('span', { class: 'tested' })).toHaveLength(0)
})

test.each([
  ['current:core/b.py', 'current:core/a.py'],
  ['core/a.py', 'current:core/a.py'],
  ['later:core/a.py', 'current:core/a.py'],
  ['current:../1.0/a.py', 'current:core/a.py'],
])('reports the unknown snippet %s and suggests the nearest name', async (name, nearest) => {
  const { code, output } = await docsInWorker(['build', siteWith(`<Snippet name="${name}" />`)])
  expect(code).toBe(1)
  expect(output).toContain(`Unknown snippet "${name}".`)
  expect(output).toContain(nearest)
})
