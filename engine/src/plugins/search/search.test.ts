import { expect, test } from 'vitest'
import { pluginSite, setUp } from '../../../test/support/plugin-site'
import { sample } from '../../../test/support/sample-view'
import type { Doc } from '../../model'
import { mediaType } from '../../output/media-types'
import { restorePage, type StoredPage } from './index/index-files.browser'
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
    const pages = (JSON.parse(content as string) as StoredPage[]).map(restorePage)
    found[version] = pages.flatMap(({ title, sections }) => [title, ...sections.flatMap(([, ...headings]) => headings)])
  }
  return found
}

test('the index of the latest version contains component pages outside of the versions', async () => {
  expect(await indexes([home])).toEqual({ [sample.current.name]: ['Home', 'Common tasks'] })
})

test('the index of a version contains the pages of others that are also in it', async () => {
  const guide: Doc = { ...home, version: sample.old.name, title: 'Migrate', alsoIn: [sample.current.name] }
  const headings = ['Migrate', 'Common tasks']
  expect(await indexes([guide])).toEqual({ [sample.current.name]: headings, [sample.old.name]: headings })
})

test('the pages of other versions rank lower', async () => {
  const guide: Doc = { ...home, version: sample.old.name, alsoIn: [sample.current.name] }
  const output = await setUp(search(), pluginSite({ docs: [guide] }))
  const files = (await output?.files?.()) ?? []
  const weights = [sample.current, sample.old].map(({ name }) => {
    const manifest = files.find(({ path }) => path === `/search/${name}/index.json`)
    return JSON.parse(String(manifest?.content)).weights
  })
  expect(weights).toEqual([[80], [100]])
})

test('terms have an extension whose media type content delivery networks compress', async () => {
  const output = await setUp(search(), pluginSite({ docs: [home] }))
  const terms = ((await output?.files?.()) ?? []).filter(({ path }) => path.includes('/terms/'))
  expect(terms).toMatchObject([{ path: expect.stringMatching(/\.txt$/) }])
  expect(mediaType(terms[0]?.path ?? '')).toMatch(/^text\/plain/)
})

test('the index contains no unlisted pages', async () => {
  expect(await indexes([{ ...home, unlisted: true }])).toEqual({})
})
