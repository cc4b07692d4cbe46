import { expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import { filesOf, pluginSite, setUp } from '../../../test/support/plugin-site'
import { sample } from '../../../test/support/sample-view'
import type { SiteConfigInput } from '../../model/config/site-config'
import type { Doc } from '../../model/types/doc'
import type { Sidebar, SidebarItem } from '../../model/types/sidebar'
import type { Version } from '../../model/types/version'
import { llms } from './llms'

const doc = (route: string, more: Partial<Doc> = {}): Doc => ({
  ...sample.doc,
  id: route,
  route,
  title: `Title of ${route}`,
  description: `About ${route}.`,
  version: 'current',
  ...more,
})
const link = (href: string): SidebarItem => ({ type: 'link', label: href, href })
const category = (label: string, items: SidebarItem[], href?: string): SidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(href === undefined ? {} : { href }),
})
const sidebar = (id: string, label: string, items: SidebarItem[]): Sidebar => ({
  id,
  version: 'current',
  items,
  link: { path: '/', label },
  hash: '',
})
const current: Version = {
  ...sample.current,
  resolvedSidebars: {
    core: sidebar('core', 'Core', [
      category('Intro', [link('/docs/a'), category('Deep', [link('/docs/b')])], '/docs/intro/'),
      link('/docs/log'),
      { type: 'link', label: 'Elsewhere', href: 'https://example.com' },
    ]),
    cloud: sidebar('cloud', 'Cloud', [
      category('Intro', [link('/docs/c'), link('/docs/a')]),
      category('Empty', [link('/docs/x')]),
    ]),
  },
}
const DOCS = [
  doc('/docs/c'),
  doc('/docs/log'),
  doc('/docs/a'),
  doc('/docs/b', { title: 'B [1]' }),
  doc('/docs/intro/'),
  doc('/docs/alone', { description: undefined }),
  doc('/docs/secret', { unlisted: true }),
  doc('/docs/home', { kind: 'page', version: undefined }),
  doc('/404', { kind: 'page', version: undefined, unlisted: true }),
  doc('/docs/1.x/old', { version: '1.x' }),
]

async function written(settings: Partial<SiteConfigInput> = {}, options = {}): Promise<Record<string, string>> {
  const config = makeConfig({ product: 'Widget', tagline: 'Counts widgets.', ...settings })
  const article = async ({ route, title }: Doc) => ({ ...sample.article, markdown: `# ${title}\n\nText of ${route}.\n` })
  return filesOf(await setUp(llms(options), pluginSite({ config, docs: DOCS, versions: [current, sample.old], article })))
}

test('llms.txt lists each page of the latest version once, by section, in the order of the sidebars', async () => {
  const files = await written()
  expect(files['/llms.txt']).toBe(`# Widget 2.0

> Counts widgets.

Docs of version 2.0. Each page is linked as Markdown. All of them in one file: [llms-full.txt](https://docs.example.com/base/llms-full.txt).

## Intro

- [Title of /docs/intro/](https://docs.example.com/base/docs/intro.md): About /docs/intro/.
- [Title of /docs/a](https://docs.example.com/base/docs/a.md): About /docs/a.
- [B \\[1\\]](https://docs.example.com/base/docs/b.md): About /docs/b.

## Intro (Cloud)

- [Title of /docs/c](https://docs.example.com/base/docs/c.md): About /docs/c.

## More pages

- [Title of /docs/log](https://docs.example.com/base/docs/log.md): About /docs/log.
- [Title of /docs/alone](https://docs.example.com/base/docs/alone.md)
- [Title of /docs/home](https://docs.example.com/base/docs/home.md): About /docs/home.

## Optional

- [Version 1.9](https://docs.example.com/base/docs/1.x/llms.txt)
`)
})

test('other versions have their own files below their path', async () => {
  const files = await written()
  expect(Object.keys(files)).toEqual(['/llms.txt', '/llms-full.txt', '/docs/1.x/llms.txt', '/docs/1.x/llms-full.txt'])
  expect(files['/docs/1.x/llms.txt']).toContain(
    '## Pages\n\n- [Title of /docs/1.x/old](https://docs.example.com/base/docs/1.x/old.md)',
  )
  expect(files['/docs/1.x/llms.txt']).toContain('- [Version 2.0](https://docs.example.com/base/llms.txt)')
})

test('llms-full.txt contains all content pages with their URLs', async () => {
  const text = (await written())['/llms-full.txt'] ?? ''
  expect(
    text.startsWith(
      '# Widget 2.0\n\n> Counts widgets.\n\n# Title of /docs/intro/\n\nSource: https://docs.example.com/base/docs/intro/\n\nText',
    ),
  ).toBe(true)
  expect([...text.matchAll(/^Text of (.*)\.$/gm)].map(([, route]) => route)).toEqual(
    ['intro/', 'a', 'b', 'c', 'log', 'alone'].map((name) => `/docs/${name}`),
  )
})

test('the summary in the options replaces the tagline; without both there is no summary', async () => {
  expect((await written({}, { summary: 'All about widgets.' }))['/llms.txt']).toContain('\n> All about widgets.\n')
  expect((await written({ tagline: '' }))['/llms.txt']).not.toContain('\n>')
})

test('writes no files with hash URLs', async () => {
  expect(await written({ router: 'hash' })).toEqual({})
})
