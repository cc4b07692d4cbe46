import { expect, test } from 'vitest'
import { pluginSite, setUp } from '../../../test/support/plugin-site'
import { sample } from '../../../test/support/sample-view'
import type { Doc } from '../../model'
import type { IndexedPage } from './index/index-files.browser'
import { search } from './search'

const home: Doc = { ...sample.doc, kind: 'page', id: 'home', route: '/docs/home', title: 'Home', unlisted: false }
delete home.version

/** Titles and headings in the index of each version. */
async function indexes(docs: readonly Doc[]): Promise<Record<string, string[]>> {
  const sections = [
    { id: '', headings: [], text: 'Count widgets.', code: [] },
    { id: 'tasks', headings: ['Common tasks'], text: 'Find the failing rows', code: [] },
  ]
  const output = await setUp(search(), pluginSite({ docs, componentSections: async () => sections }))
  const found: Record<string, string[]> = {}
  for (const { path, content } of (await output?.files?.()) ?? []) {
    const [, , version = '', folder] = path.split('/')
    if (folder !== 'pages') continue
    const pages = JSON.parse(content as string) as IndexedPage[]
    found[version] = pages.flatMap(({ title, sections }) => [title, ...sections.flatMap(([, ...headings]) => headings)])
  }
  return found
}

test('the index of the latest version contains component pages outside of the versions', async () => {
  expect(await indexes([home])).toEqual({ [sample.current.name]: ['Home', 'Common tasks'] })
})

test('terms are sent with a type that content delivery networks compress', async () => {
  const output = await setUp(search(), pluginSite({ docs: [home] }))
  const terms = ((await output?.files?.()) ?? []).filter(({ path }) => path.includes('/terms/'))
  expect(terms).toMatchObject([{ path: expect.stringMatching(/\.bin$/), type: 'text/plain' }])
})

test('the index contains no unlisted pages', async () => {
  expect(await indexes([{ ...home, unlisted: true }])).toEqual({})
})
