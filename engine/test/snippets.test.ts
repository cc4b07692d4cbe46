import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { configWith, createSite, page } from './support/fixture-site'
import { readHtml } from './support/html'
import { build, docsInWorker } from './support/run-docs'

const CODE = '# region: read\nprint("new")\n# endregion: read\n'
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const RESULTS = JSON.stringify({
  format: 1,
  environment: { version: '2.0', lock: 'abc' },
  snippets: {
    'core/a.py': { hash: sha(`core/a.py ${sha(CODE)}\nlock abc\n`), outcome: 'passed', outputs: { read: 'new\n' } },
  },
})
const VERSIONS = "[{ name: 'current', label: '2.0', path: '/docs', isLast: true, sidebars }, { name: '1.0', path: '/docs/1.0' }]"

/** A site of two versions; the page of the older one has this text. */
const siteWith = (body: string) =>
  createSite({
    'docs.config.ts': configWith({ versions: VERSIONS }),
    'snippets/current/core/a.py': CODE,
    'snippets/current/results.json': RESULTS,
    'content/1.0/old.md': page('Old', body),
  })

test('a page shows code of another version, with its output and the badge of that version', async () => {
  const root = siteWith('<Snippet name="current:core/a.py#read" output />')
  await build(root)
  const old = readHtml(root, 'docs/1.0/old.html')
  expect(old.one('span', { class: 'tested' }).text).toContain('2.0')
  expect(old.one('div', { class: 'prose' }).text).toMatch(/print\("new"\)[\s\S]*new/)
})

test.each([
  ['current:core/b.py', 'current:core/a.py'],
  ['core/a.py', 'current:core/a.py'],
  ['later:core/a.py', 'current:core/a.py'],
  ['current:../1.0/a.py', 'current:core/a.py'],
])('the name %s leads to no snippet, and the message says the nearest', async (name, nearest) => {
  const { code, output } = await docsInWorker(['build', siteWith(`<Snippet name="${name}" />`)])
  expect(code).toBe(1)
  expect(output).toContain(`There is no snippet "${name}".`)
  expect(output).toContain(nearest)
})
