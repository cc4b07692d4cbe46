import { describe, expect, test } from 'vitest'
import { docOf, makeSite } from '../../../test/make-site'
import type { SidebarsInput } from '../../model/config/sidebars'

/** A guide with every kind of entry. */
const sidebars: SidebarsInput = {
  guide: [
    'start',
    { type: 'link', label: 'Out', href: 'https://example.com' },
    {
      type: 'category',
      label: 'Install',
      link: { type: 'doc', id: 'install/index' },
      items: ['install/python', 'install/secret', { type: 'category', label: 'More', items: ['install/extras'] }],
    },
    { type: 'category', label: 'All', link: { type: 'generated-index' }, items: ['end'] },
  ],
  other: ['end', 'alone'],
}
const pages: Parameters<typeof makeSite>[0] = [
  'alone.md',
  'end.md',
  'install/extras.md',
  'install/index.md',
  ['install/python.md', { sidebar_label: 'Python', pagination_label: 'Install Python' }],
  ['install/secret.md', { unlisted: true }],
  'nowhere.md',
  'start.md',
]

describe('the sidebar of a page', () => {
  const site = makeSite([...pages, ['wants.md', { displayed_sidebar: 'other' }], ['without.md', { displayed_sidebar: null }]], {
    ...sidebars,
    third: ['without'],
  })

  test('is the first one that lists it, as an entry or as the page of a category', () => {
    expect(docOf(site, 'end').sidebarId).toBe('guide')
    expect(docOf(site, 'alone').sidebarId).toBe('other')
    expect(docOf(site, 'install/index').sidebarId).toBe('guide')
    expect(docOf(site, '/category/all').sidebarId).toBe('guide')
  })

  test('is absent if no sidebar lists it', () => {
    expect(docOf(site, 'nowhere').sidebarId).toBeUndefined()
    expect(docOf(site, 'nowhere').breadcrumbs).toEqual([])
  })

  test('can be set or removed in its front matter', () => {
    expect(docOf(site, 'wants')).toMatchObject({ sidebarId: 'other', breadcrumbs: [] })
    expect(docOf(site, 'without').sidebarId).toBeUndefined()
  })

  test('must exist', () => {
    const [problem] = makeSite([['a.md', { displayed_sidebar: 'guid' }]], { guide: ['a'] }).problems
    expect(problem).toMatchObject({
      code: 'unknown-sidebar',
      title: 'displayed_sidebar is "guid", but the version "current" has no such sidebar.',
      hint: 'Did you mean "guide"? Sidebars:\n- guide',
      at: 'content/current/a.md',
    })
  })
})

describe('breadcrumbs', () => {
  const site = makeSite(pages, sidebars)

  test('are the categories above the page and the page itself', () => {
    expect(docOf(site, 'install/python').breadcrumbs).toEqual([
      { label: 'Install', href: '/docs/install/' },
      { label: 'Python', href: '/docs/install/python' },
    ])
    expect(docOf(site, 'install/index').breadcrumbs).toEqual([{ label: 'Install', href: '/docs/install/' }])
  })

  test('show a category without a page as text', () => {
    expect(docOf(site, 'install/extras').breadcrumbs[1]).toEqual({ label: 'More' })
  })

  test('show a category with an unlisted page as text', () => {
    const unlisted: typeof pages = ['a.md', ['b.md', { unlisted: true }]]
    const found = makeSite(unlisted, { guide: [{ type: 'category', label: 'B', link: { type: 'doc', id: 'b' }, items: ['a'] }] })
    expect(docOf(found, 'a').breadcrumbs).toEqual([{ label: 'B' }, { label: 'a', href: '/docs/a' }])
  })

  test('begin with the name of the sidebar, which links to its first page', () => {
    const named = makeSite(pages, sidebars, { areas: { guide: 'Guide' } })
    const area = { label: 'Guide', href: '/docs/start' }
    expect(docOf(named, 'install/python').breadcrumbs.map(({ label }) => label)).toEqual(['Guide', 'Install', 'Python'])
    expect(docOf(named, 'install/python').breadcrumbs[0]).toEqual(area)
    expect(docOf(named, 'start').breadcrumbs).toEqual([area])
    expect(docOf(named, 'alone').breadcrumbs).toEqual([{ label: 'alone', href: '/docs/alone' }])
  })

  test('of an area lead to its landing page, if the version has it', () => {
    const pages = ['a.md', 'b.md', ['start.md', { displayed_sidebar: 'guide' }]] as Parameters<typeof makeSite>[0]
    const guide = { name: 'Guide', page: 'start' }
    const rootOf = (site: ReturnType<typeof makeSite>) => docOf(site, 'b').breadcrumbs[0]
    const site = makeSite(pages, { guide: ['a', 'b'] }, { areas: { guide } })
    expect(rootOf(site)).toEqual({ label: 'Guide', href: '/docs/start' })
    const other = makeSite(pages, { guide: ['a', 'b'] }, { areas: { guide: { ...guide, page: 'strat' } } })
    expect(rootOf(other)).toEqual({ label: 'Guide', href: '/docs/a' })
    expect(other.problems).toMatchObject([
      { code: 'unknown-doc', title: 'areas.guide.page is "strat", but no version has such a page.' },
    ])
  })

  test('do not repeat a category that links to the first page of the sidebar', () => {
    const category: SidebarsInput[string][number] = {
      type: 'category',
      label: 'Start',
      link: { type: 'doc', id: 'a' },
      items: ['b'],
    }
    const named = makeSite(['a.md', 'b.md'], { guide: [category] }, { areas: { guide: 'Guide' } })
    expect(docOf(named, 'b').breadcrumbs.map(({ label }) => label)).toEqual(['Guide', 'b'])
  })

  test('are empty if the version has no breadcrumbs', () => {
    expect(docOf(makeSite(pages, sidebars, { breadcrumbs: false }), 'install/python').breadcrumbs).toEqual([])
  })
})

describe('previous and next', () => {
  const site = makeSite(pages, sidebars)

  test('include pages of categories and skip links and unlisted pages', () => {
    const walked: string[] = []
    for (let doc = docOf(site, 'start'); ; ) {
      walked.push(doc.id)
      const { next } = doc
      if (!next) break
      const following = site.docs.find((candidate) => candidate.route === next.href)
      expect(following?.previous?.href).toBe(doc.route)
      if (!following) break
      doc = following
    }
    expect(walked).toEqual(['start', 'install/index', 'install/python', 'install/extras', '/category/all', 'end'])
  })

  test('have the pagination label, sidebar label, or title; a generated index has the label of its category', () => {
    expect(docOf(site, 'install/index').next).toEqual({ title: 'Install Python', href: '/docs/install/python' })
    expect(docOf(site, 'install/python').previous).toEqual({ title: 'install/index', href: '/docs/install/' })
    expect(docOf(site, 'install/extras').next).toEqual({ title: 'All', href: '/docs/category/all' })
  })

  test('are absent on unlisted pages and outside sidebars', () => {
    for (const id of ['install/secret', 'nowhere']) {
      expect(docOf(site, id)).not.toHaveProperty('previous')
      expect(docOf(site, id)).not.toHaveProperty('next')
    }
  })

  test('can be set or removed in the front matter', () => {
    const front: typeof pages = [
      ['a.md', { pagination_next: 'c' }],
      ['b.md', { pagination_prev: null, pagination_next: 'draft' }],
      'c.md',
      ['draft.md', { draft: true }],
    ]
    const found = makeSite(front, { guide: ['a', 'b', 'c'] })
    expect(found.problems).toEqual([])
    expect(docOf(found, 'a').next).toEqual({ title: 'c', href: '/docs/c' })
    expect(docOf(found, 'b').previous).toBeUndefined()
    expect(docOf(found, 'b').next).toBeUndefined()
  })

  test('must exist', () => {
    const [problem] = makeSite([['a.md', { pagination_next: 'bb' }], 'b.md'], {}).problems
    expect(problem).toMatchObject({
      code: 'unknown-doc',
      title: 'pagination_next is "bb", but the version "current" has no such page.',
      at: 'content/current/a.md',
    })
  })
})
