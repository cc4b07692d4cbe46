import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import { filesOf, pluginSite, setUp } from '../../../test/support/plugin-site'
import { sample } from '../../../test/support/sample-view'
import type { SiteConfigInput } from '../../model/config/site-config'
import type { Doc } from '../../model/types/doc'
import { sitemap } from './sitemap'

const doc = (route: string, more: Partial<Doc> = {}): Doc => ({
  kind: 'doc',
  id: route,
  route,
  title: route,
  label: route,
  file: '',
  breadcrumbs: [],
  counterparts: [],
  draft: false,
  unlisted: false,
  ...more,
})

async function written(docs: Doc[], settings: Partial<SiteConfigInput> = {}): Promise<Record<string, string>> {
  const site = pluginSite({ config: makeConfig(settings), docs, versions: [sample.old, sample.current] })
  return filesOf(await setUp(sitemap(), site))
}

/** Texts of the elements with a name. */
function texts(xml: string, element: string): string[] {
  const found: string[] = []
  let isInside = false
  const parser = new Parser(
    {
      onopentag: (name) => {
        isInside = name === element
        if (isInside) found.push('')
      },
      ontext: (text) => isInside && found.push((found.pop() ?? '') + text),
      onclosetag: () => {
        isInside = false
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return found
}

test('lists pages outside the versions, then those of the latest version, then all others, each with its last change', async () => {
  const files = await written([
    doc('/docs/1.x/b', { version: '1.x' }),
    doc('/docs/b', { version: 'current', updated: '2026-11-14' }),
    doc('/docs/a&a', { version: 'current' }),
    doc('/docs/home', { kind: 'page' }),
  ])
  const xml = files['/sitemap.xml'] ?? ''
  expect(texts(xml, 'loc')).toEqual(
    ['/docs/home', '/docs/a&a', '/docs/b', '/docs/1.x/b'].map((route) => `https://docs.example.com/base${route}`),
  )
  expect(texts(xml, 'lastmod')).toEqual(['2026-11-14'])
})

test('omits unlisted pages', async () => {
  const files = await written([doc('/docs/secret', { version: 'current', unlisted: true })])
  expect(texts(files['/sitemap.xml'] ?? '', 'loc')).toEqual([])
})

test('robots.txt links to the sitemap', async () => {
  const files = await written([])
  expect(files['/robots.txt']).toBe('User-agent: *\nSitemap: https://docs.example.com/base/sitemap.xml\n')
})

test('splits a sitemap that exceeds the limit of the protocol', async () => {
  const files = await written(Array.from({ length: 50_001 }, (_, i) => doc(`/docs/${i}`, { version: 'current' })))
  expect(texts(files['/sitemap.xml'] ?? '', 'loc')).toEqual([1, 2].map((i) => `https://docs.example.com/base/sitemap-${i}.xml`))
  expect(texts(files['/sitemap-1.xml'] ?? '', 'loc')).toHaveLength(50_000)
  expect(texts(files['/sitemap-2.xml'] ?? '', 'loc')).toHaveLength(1)
})

test('writes no sitemap with hash URLs', async () => {
  expect(await written([doc('/docs/home')], { router: 'hash' })).toEqual({})
})
