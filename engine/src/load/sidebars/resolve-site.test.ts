import { describe, expect, test } from 'vitest'
import { docOf, makeConfig, makeSite, makeSource, versionOf } from '../../../test/make-site'
import type { SiteConfigInput } from '../../model/config/site-config'
import type { Doc } from '../../model/types/doc'
import { notFoundPlaces } from '../versions'
import type { ComponentPage } from './create-docs'
import { resolveSite } from './resolve-site'

/** A site with two versions: `current` is the latest version, and `0.18` is older. */
function twoVersions(
  current: string[],
  older: string[],
  rest: Partial<SiteConfigInput> & { nearest?: Record<string, string | string[]> } = {},
) {
  const { nearest = {}, ...config } = rest
  const versions = [
    { name: 'current', label: '1.8.1', path: '/docs', isLast: true, sidebars: { guide: current.filter((id) => id !== 'main') } },
    { name: '0.18', label: '0.18.21', path: '/docs/0.18', sidebars: { guide: older }, nearest },
  ]
  const sources = [
    ...current.map((id) => makeSource(`${id}.md`)),
    ...older.map((id) => makeSource(`${id}.md`, { title: `Old ${id}` }, '0.18')),
  ]
  return resolveSite({ config: makeConfig({ versions, ...config }), sources, pages: [], includeDrafts: false })
}

test('a page has the data of its file', () => {
  const config = makeConfig({ editUrl: 'https://example.com/edit/{file}' })
  const source = {
    ...makeSource('core/a b.md', { slug: './a', keywords: ['k'], image: '/i.png', unlisted: true }),
    updated: '2026-01-02',
  }
  const site = resolveSite({ config, sources: [source], pages: [], includeDrafts: false })
  expect(docOf(site, 'core/a b')).toEqual({
    kind: 'doc',
    id: 'core/a b',
    version: 'current',
    route: '/docs/core/a',
    title: 'core/a b',
    label: 'core/a b',
    description: 'About core/a b.',
    keywords: ['k'],
    image: '/i.png',
    file: 'content/current/core/a b.md',
    source,
    breadcrumbs: [],
    counterparts: [],
    draft: false,
    unlisted: true,
    updated: '2026-01-02',
    editUrl: 'https://example.com/edit/content/current/core/a%20b.md',
  } satisfies Doc)
})

test('a version has exactly the fields of the specification', () => {
  const { resolvedSidebars, ...version } = versionOf(twoVersions(['main', 'a'], ['a', 'b']), '0.18')
  expect(version).toEqual({
    name: '0.18',
    label: '0.18.21',
    isLast: false,
    path: '/docs/0.18',
    mainDocId: 'a',
    docs: [
      { id: 'a', path: '/docs/0.18/a', sidebar: 'guide' },
      { id: 'b', path: '/docs/0.18/b', sidebar: 'guide' },
    ],
    sidebars: { guide: { link: { path: '/docs/0.18/a', label: 'Old a' } } },
    breadcrumbs: true,
  })
  expect(Object.keys(resolvedSidebars)).toEqual(['guide'])
  expect(versionOf(twoVersions(['main', 'a'], ['a'])).docs[0]).toEqual({ id: 'main', path: '/docs/main' })
})

describe('the counterpart of a page in another version', () => {
  const nearest = { gone: ['not-there', 'main'], lost: 'not-there', both: 'main' }
  const site = twoVersions(['a', 'both', 'main'], ['a', 'both', 'gone', 'lost'], { nearest })
  const of = (id: string, version: string) => docOf(site, id, version).counterparts

  test('is the page with the same id', () => {
    expect(of('a', '0.18')).toEqual([{ version: 'current', href: '/docs/a', relation: 'same' }])
    expect(of('a', 'current')).toEqual([{ version: '0.18', href: '/docs/0.18/a', relation: 'same' }])
    expect(of('both', '0.18')[0]?.relation).toBe('same')
  })

  test('is the first existing similar page from an older to the latest version', () => {
    expect(of('gone', '0.18')).toEqual([{ version: 'current', href: '/docs/main', relation: 'nearest' }])
    expect(of('lost', '0.18')).toEqual([{ version: 'current', href: '/docs/a', relation: 'main' }])
  })

  test('is the main page otherwise', () => {
    expect(of('main', 'current')).toEqual([{ version: '0.18', href: '/docs/0.18/a', relation: 'main' }])
  })
})

test('generated indexes with equal slugs are counterparts', () => {
  const index = (label: string) => ({
    guide: [{ type: 'category' as const, label, link: { type: 'generated-index' as const }, items: ['a'] }],
  })
  const versions = [
    { name: 'current', path: '/docs', isLast: true, sidebars: index('Integrate') },
    { name: 'old', path: '/docs/old', sidebars: index('integrate') },
  ]
  const sources = [makeSource('a.md'), makeSource('a.md', {}, 'old')]
  const site = resolveSite({ config: makeConfig({ versions }), sources, pages: [], includeDrafts: false })
  expect(docOf(site, '/category/integrate', 'old').counterparts).toEqual([
    { version: 'current', href: '/docs/category/integrate', relation: 'same' },
  ])
})

describe('component pages', () => {
  const page = { route: '/docs/home', file: 'pages/docs/home.tsx', id: 'home', title: 'Home' }

  test('can belong to a version', () => {
    const dated = { ...page, version: 'current', updated: '2026-01-02' }
    const site = makeSite(['a.md'], { guide: ['home', 'a'] }, { pages: [dated] })
    expect(docOf(site, 'home')).toMatchObject({
      kind: 'page',
      route: '/docs/home',
      updated: '2026-01-02',
      sidebarId: 'guide',
      next: { href: '/docs/a' },
    })
    expect(versionOf(site).docs).toContainEqual({ id: 'home', path: '/docs/home', sidebar: 'guide' })
  })

  test('outside the versions have the main pages as counterparts', () => {
    const site = makeSite(['a.md'], {}, { pages: [page] })
    expect(docOf(site, 'home')).toMatchObject({ counterparts: [{ version: 'current', href: '/docs/a', relation: 'main' }] })
    expect(docOf(site, 'home')).not.toHaveProperty('version')
    expect(versionOf(site).docs).toHaveLength(1)
  })

  test('must belong to an existing version', () => {
    const [problem] = makeSite(['a.md'], {}, { pages: [{ ...page, version: 'curent' }] }).problems
    expect(problem).toMatchObject({ code: 'unknown-version', hint: 'Did you mean "current"?', at: 'pages/docs/home.tsx' })
  })
})

test('a page can only be in versions that exist', () => {
  const { docs, problems } = makeSite([['a.md', { also_in: ['curent'] }]])
  expect(docs[0]).toMatchObject({ alsoIn: ['curent'] })
  expect(problems[0]).toMatchObject({ code: 'unknown-version', hint: 'Did you mean "current"?' })
})

describe('the main doc', () => {
  const main = (...args: Parameters<typeof makeSite>) => versionOf(makeSite(...args)).mainDocId

  test('is the configured one', () => {
    expect(main(['a.md', 'b.md'], {}, { mainDocId: 'b' })).toBe('b')
  })

  test('defaults to the page at the root, the first page of the first sidebar, or the first page', () => {
    expect(main(['a.md', ['b.md', { slug: '/' }], 'c.md'], { guide: ['c'] })).toBe('b')
    expect(main(['a.md', 'b.md', 'c.md'], { guide: ['c'] })).toBe('c')
    expect(main(['a.md', 'b.md'])).toBe('a')
  })

  test('must exist, unless it is a draft', () => {
    expect(makeSite(['abc.md'], {}, { mainDocId: 'abd' }).problems[0]).toMatchObject({
      code: 'unknown-doc',
      hint: 'Did you mean "abc"? Available ids:\n- abc',
    })
    const draft = makeSite(['a.md', ['b.md', { draft: true }]], {}, { mainDocId: 'b' })
    expect([draft.problems, versionOf(draft).mainDocId]).toEqual([[], 'a'])
  })
})

test('reports two pages of a version with the same id', () => {
  const site = makeSite(['a.md', ['b.md', { id: 'a' }]])
  expect(site.problems).toMatchObject([
    { code: 'doubled-id', title: 'Two pages of the version "current" have the id "a".', at: 'content/current/b.md' },
  ])
  expect(site.docs).toHaveLength(1)
})

test('keeps the first of two pages with the same route and applies the policy', () => {
  const pages: Parameters<typeof makeSite>[0] = ['a.md', ['b.md', { slug: '/A/' }], 'c.md']
  const site = makeSite(pages, { guide: ['b'] })
  expect(site.problems).toMatchObject([
    {
      severity: 'warning',
      code: 'duplicate-route',
      title: '2 pages have the route /docs/a:\n- /docs/a (content/current/a.md)\n- /docs/A/ (content/current/b.md)',
    },
  ])
  expect(site.docs.map((doc) => doc.id)).toEqual(['a', 'c'])
  expect(site.hidden.map(({ doc, shown }) => [doc.id, shown.id])).toEqual([['b', 'a']])
  const strict = makeConfig({ links: { onDuplicateRoutes: 'throw' } })
  expect(makeSite(pages, {}, { config: strict }).problems[0]?.severity).toBe('error')
})

test('reports a version without pages, unless its only page has errors', () => {
  expect(makeSite([]).problems).toMatchObject([{ code: 'content-missing', title: 'The version "current" has no pages.' }])
  const unreadable = [{ version: 'current', file: 'content/current/a.md', path: 'a.md' }]
  expect(makeSite([], { guide: ['a'] }, { unreadable }).problems).toEqual([])
})

test('requires a description of each page unless it is turned off', () => {
  const pages: Parameters<typeof makeSite>[0] = [['a.md', { description: undefined }], 'b.md']
  expect(makeSite(pages).problems).toMatchObject([
    { code: 'front-matter-value', title: 'description is missing.', at: 'content/current/a.md:1:1' },
  ])
  expect(makeSite(pages, {}, { config: makeConfig({ requireDescriptions: false }) }).problems).toEqual([])
})

test('reports an invalid address with the file', () => {
  expect(makeSite(['a b.md', 'c.md']).problems).toMatchObject([{ code: 'page-address', at: 'content/current/a b.md' }])
})

test('does not report a page with an invalid address as missing in a sidebar', () => {
  const site = makeSite(['a b.md', 'c.md'], { guide: [{ type: 'autogenerated', dirName: '.' }] })
  expect(site.problems.map(({ code }) => code)).toEqual(['page-address'])
})

describe('the navbar', () => {
  const navbar = (...items: NonNullable<NonNullable<SiteConfigInput['navbar']>['items']>) => ({ navbar: { items } })

  test('links to pages of the latest version', () => {
    const site = twoVersions(['core/a'], ['old'], navbar({ type: 'doc', docId: 'old' }))
    expect(site.problems).toMatchObject([
      {
        code: 'unknown-doc',
        title: 'navbar.items[0] links to the page "old", which does not exist in the version "current".',
        hint: 'Allowed: "core/a". Available ids:\n- core/a',
        at: 'docs.config.ts',
      },
    ])
  })

  test('is validated in dropdowns', () => {
    const menu = { type: 'dropdown' as const, label: 'Help', items: [{ type: 'doc' as const, docId: 'none' }] }
    expect(twoVersions(['a'], ['a'], navbar(menu)).problems[0]?.title).toContain(
      'navbar.items[0].items[0] links to the page "none"',
    )
  })

  test('can link to drafts', () => {
    const config = makeConfig(navbar({ type: 'doc', docId: 'b' }))
    expect(makeSite(['a.md', ['b.md', { draft: true }]], {}, { config }).problems).toEqual([])
  })

  test('links to existing sidebars with pages', () => {
    const item = (sidebarId: string) => ({ type: 'sidebar' as const, label: 'A', sidebarId })
    const version = { name: 'current', path: '/docs', isLast: true, sidebars: { guide: ['a'], empty: [] } }
    const config = makeConfig({ versions: [version], ...navbar(item('guide'), item('giude'), item('empty')) })
    expect(makeSite(['a.md'], {}, { config }).problems.map(({ code, title }) => `${code}: ${title}`)).toEqual([
      'unknown-sidebar: navbar.items[1] links to the sidebar "giude", which does not exist in the version "current".',
      'sidebar-without-link: navbar.items[2] links to the sidebar "empty", which contains no pages.',
    ])
  })

  test('each version has an unlisted not-found page', () => {
    const versions = [
      { name: 'current', label: '2.0', path: '/docs', isLast: true },
      { name: 'old', label: '1.0', path: '/docs/1.0' },
    ]
    const sources = [makeSource('a.md'), makeSource('a.md', {}, 'old')]
    const lost = { route: '/404', file: 'pages/404.tsx', id: 'lost', title: 'Page Not Found' }
    const site = resolveSite({ config: makeConfig({ versions }), sources, pages: [lost], includeDrafts: false })
    const places = site.docs
      .filter(({ id }) => id === 'lost')
      .map(({ version, route, unlisted, counterparts }) => [version, route, unlisted, counterparts.map(({ href }) => href)])
    expect(places).toEqual([
      [undefined, '/404', true, ['/docs/a', '/docs/1.0/a']],
      ['current', '/docs/404', true, ['/docs/1.0/a']],
      ['old', '/docs/1.0/404', true, ['/docs/a']],
    ])
    expect(notFoundPlaces(site.docs, site.versions)).toEqual([
      { below: '/docs/1.0/', route: '/docs/1.0/404' },
      { below: '/docs/', route: '/docs/404' },
      { below: '/', route: '/404' },
    ])
  })

  test('a version at the root uses the not-found page of the site', () => {
    const versions = [{ name: 'current', label: '2.0', path: '/', isLast: true }]
    const site = (pages: ComponentPage[]) =>
      resolveSite({ config: makeConfig({ versions }), sources: [makeSource('a.md')], pages, includeDrafts: false })
    const { docs } = site([{ route: '/404', file: 'pages/404.tsx', id: 'lost', title: 'Page Not Found' }])
    expect(docs.map(({ route }) => route)).toEqual(['/a', '/404'])
    expect(notFoundPlaces(docs, versions)).toEqual([{ below: '/', route: '/404' }])
    expect(notFoundPlaces(site([]).docs, versions)).toEqual([])
  })
})
