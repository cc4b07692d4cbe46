import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { docOf, makeSite, versionOf } from '../../../test/make-site'
import type { SidebarItemInput } from '../../model/config/sidebars'
import type { SidebarItem } from '../../model/types/sidebar'

/** The entries of the sidebar `guide`. */
function itemsOf(site: ReturnType<typeof makeSite>): SidebarItem[] {
  return versionOf(site).resolvedSidebars.guide?.items ?? []
}
const codes = (site: ReturnType<typeof makeSite>) => site.problems.map((problem) => problem.code)

describe('a doc entry', () => {
  test('has the address and label of its page', () => {
    const site = makeSite(['a.md', ['b.md', { sidebar_label: 'Short' }]], { guide: ['a', { type: 'doc', id: 'b' }] })
    expect(itemsOf(site)).toEqual([
      { type: 'link', label: 'a', href: '/docs/a', docId: 'a' },
      { type: 'link', label: 'Short', href: '/docs/b', docId: 'b' },
    ])
  })

  test('can have a label, badge, and class', () => {
    const site = makeSite(['a.md'], { guide: [{ type: 'doc', id: 'a', label: 'Mine', badge: 'Beta', className: 'new' }] })
    expect(itemsOf(site)).toEqual([{ type: 'link', label: 'Mine', href: '/docs/a', docId: 'a', badge: 'Beta', className: 'new' }])
  })

  test('of a draft is removed, except in development', () => {
    const pages: Parameters<typeof makeSite>[0] = ['a.md', ['b.md', { draft: true }]]
    const built = makeSite(pages, { guide: ['a', 'b'] })
    expect(built.problems).toEqual([])
    expect(itemsOf(built)).toHaveLength(1)
    expect(built.docs.map((doc) => doc.id)).toEqual(['a'])
    const dev = makeSite(pages, { guide: ['a', 'b'] }, { includeDrafts: true })
    expect(itemsOf(dev)).toHaveLength(2)
    expect(docOf(dev, 'b').draft).toBe(true)
  })

  test('of an unlisted page is marked', () => {
    const site = makeSite([['a.md', { unlisted: true }]], { guide: ['a'] })
    expect(itemsOf(site)).toEqual([{ type: 'link', label: 'a', href: '/docs/a', docId: 'a', unlisted: true }])
  })

  test('of a page that does not exist is reported with all available ids', () => {
    const site = makeSite(['core/try_gx.md'], { guide: ['core/try_xg', { type: 'category', label: 'A', items: ['nothing'] }] })
    expect(site.problems).toEqual([
      {
        severity: 'error',
        code: 'sidebar-unknown-doc',
        title: 'The sidebar "guide" of the version "current" lists pages that do not exist: "core/try_xg", "nothing".',
        hint: '"core/try_xg": Did you mean "core/try_gx"?\n"nothing": Allowed: "core/try_gx".\nAvailable ids:\n- core/try_gx',
        at: 'sidebars/current.ts',
      },
    ])
  })
})

test('keeps links and HTML unchanged', () => {
  const items: SidebarItemInput[] = [
    { type: 'link', label: 'Part', href: '/docs/a#part', badge: 'New' },
    { type: 'html', value: '<hr>', className: 'line' },
  ]
  expect(itemsOf(makeSite(['a.md'], { guide: items }))).toEqual(items)
})

describe('a category', () => {
  const category = (rest: object = {}): SidebarItemInput => ({ type: 'category', label: 'A & B', items: ['a'], ...rest })

  test('is collapsed by default', () => {
    expect(itemsOf(makeSite(['a.md'], { guide: [category()] }))[0]).toMatchObject({ collapsed: true, collapsible: true })
    expect(itemsOf(makeSite(['a.md'], { guide: [category({ collapsed: false })] }))[0]).toMatchObject({ collapsed: false })
  })

  test('that is not collapsible is never collapsed', () => {
    const [item] = itemsOf(makeSite(['a.md'], { guide: [category({ collapsible: false, collapsed: true })] }))
    expect(item).toMatchObject({ collapsed: false, collapsible: false })
  })

  test('links to its page', () => {
    const [item] = itemsOf(makeSite(['a.md', 'b.md'], { guide: [category({ link: { type: 'doc', id: 'b' } })] }))
    expect(item).toMatchObject({ href: '/docs/b', docId: 'b' })
  })

  test('with an unlisted page is marked', () => {
    const pages: Parameters<typeof makeSite>[0] = ['a.md', ['b.md', { unlisted: true }]]
    expect(itemsOf(makeSite(pages, { guide: [category({ link: { type: 'doc', id: 'b' } })] }))[0]).toMatchObject({
      linkUnlisted: true,
    })
  })

  test('with a generated index gets a page with the slug of its label', () => {
    const site = makeSite(['a.md'], { guide: [category({ link: { type: 'generated-index' } })] })
    expect(itemsOf(site)[0]).toMatchObject({ href: '/docs/category/a--b', docId: '/category/a--b' })
    expect(docOf(site, '/category/a--b')).toMatchObject({
      kind: 'generated-index',
      route: '/docs/category/a--b',
      title: 'A & B',
      label: 'A & B',
      sidebarId: 'guide',
      breadcrumbs: [{ label: 'A & B', href: '/docs/category/a--b' }],
    })
  })

  test('with a generated index uses the title, description, slug, keywords, and image of the link', () => {
    const link = { type: 'generated-index', title: 'T', description: 'D', slug: '/all', keywords: ['k'], image: '/i.png' }
    const { title, description, route, keywords, image } = docOf(makeSite(['a.md'], { guide: [category({ link })] }), '/all')
    expect({ title, description, route, keywords, image }).toEqual({
      title: 'T',
      description: 'D',
      route: '/docs/all',
      keywords: ['k'],
      image: '/i.png',
    })
  })

  test('has no generated index without listed pages', () => {
    const link = { type: 'generated-index' }
    const waiting = makeSite(['b.md', ['a.md', { draft: true }]], {
      guide: ['b', category({ link }), category({ link, items: [] })],
    })
    expect(waiting.problems).toEqual([])
    expect(waiting.docs.map((doc) => doc.id)).toEqual(['b'])
    expect(itemsOf(waiting)).toHaveLength(1)
    const out = { type: 'link', label: 'Out', href: 'https://example.com' }
    expect(makeSite(['b.md'], { guide: [category({ link, items: [out] })] }).docs.map((doc) => doc.id)).toEqual(['b'])
    const unlisted = makeSite([['a.md', { unlisted: true }]], { guide: [category({ link })] })
    expect(unlisted.docs.map((doc) => doc.id)).toEqual(['a'])
  })

  test('without entries and page is reported with its label', () => {
    const site = makeSite(['a.md'], { guide: [category({ items: [] })] })
    expect(site.problems[0]).toMatchObject({ code: 'sidebar-empty-category', title: expect.stringContaining('"A & B"') })
  })

  test('that only contains drafts is removed', () => {
    const site = makeSite(['b.md', ['a.md', { draft: true }]], { guide: [category()] })
    expect([itemsOf(site), site.problems]).toEqual([[], []])
  })

  test('whose page is a draft has no page', () => {
    const site = makeSite(['a.md', ['b.md', { draft: true }]], { guide: [category({ link: { type: 'doc', id: 'b' } })] })
    expect(site.problems).toEqual([])
    expect(itemsOf(site)[0]).not.toHaveProperty('href')
  })

  test('cannot have the same generated index as another category', () => {
    const link = { type: 'generated-index' }
    const site = makeSite(['a.md'], { guide: [category({ link }), category({ link })] })
    expect(site.problems[0]).toMatchObject({ code: 'doubled-id', hint: expect.stringContaining('category "A & B"') })
  })
})

describe('a sidebar', () => {
  test('links to its first listed page', () => {
    const site = makeSite(['a.md', ['u.md', { unlisted: true }]], {
      guide: [{ type: 'link', label: 'Out', href: 'https://example.com' }, 'u', { type: 'category', label: 'C', items: ['a'] }],
    })
    expect(versionOf(site).sidebars.guide).toEqual({ link: { path: '/docs/a', label: 'a' } })
  })

  test('has no link without listed pages', () => {
    const site = makeSite(['a.md'], { guide: [{ type: 'link', label: 'Out', href: 'https://example.com' }] })
    expect(versionOf(site).sidebars.guide).toEqual({})
  })

  test('has a different hash after any change', () => {
    const hash = (label: string) =>
      versionOf(makeSite(['a.md'], { guide: [{ type: 'doc', id: 'a', label }] })).resolvedSidebars.guide?.hash
    expect(hash('A')).toMatch(/^[0-9a-f]{16}$/)
    expect(hash('A')).toBe(hash('A'))
    expect(hash('A')).not.toBe(hash('B'))
  })

  test('has the same hash after a change of a page description', () => {
    const hash = (description: string) =>
      versionOf(makeSite([['a.md', { description }]], { guide: ['a'] })).resolvedSidebars.guide?.hash
    expect(hash('One.')).toBe(hash('Two.'))
  })

  test('with more than 500 entries causes a warning', () => {
    const pages = Array.from({ length: 501 }, (_, i) => `p${i}.md`)
    const ids = pages.map((page) => page.replace('.md', ''))
    expect(codes(makeSite(pages, { guide: ids.slice(1) }))).toEqual([])
    const [problem] = makeSite(pages, { guide: ids }).problems
    expect(problem).toMatchObject({ severity: 'warning', code: 'sidebar-large', title: expect.stringContaining('501 entries') })
  })
})

describe('an autogenerated entry', () => {
  test('lists a folder as in the golden tree', () => {
    const site = makeSite(
      [
        'top.md',
        ['api/index.md', { title: 'API' }],
        'api/Checkpoint_class.md',
        'api/checkpoint/ActionContext_class.md',
        'api/core/factory/SuiteFactory_class.md',
        ['api/core/index.md', { title: 'Core', sidebar_label: 'Core classes' }],
        ['api/zebra.md', { sidebar_position: 1 }],
        ['api/yak.md', { sidebar_position: 2, unlisted: true }],
        ['api/drafts/a.md', { draft: true }],
        ['api/core/renamed.md', { id: 'api/other-id' }],
        'api/guides/one.md',
      ],
      { guide: [{ type: 'autogenerated', dirName: 'api' }] },
      {
        categories: [
          {
            version: 'current',
            file: 'content/current/api/guides/_category.json',
            path: 'api/guides/_category.json',
            settings: { label: 'Guides', position: 1.5, collapsed: false, link: { type: 'generated-index', slug: '/guides' } },
          },
        ],
      },
    )
    expect(site.problems).toEqual([])
    const golden: unknown = JSON.parse(readFileSync(new URL('./golden/autogenerated.json', import.meta.url), 'utf8'))
    expect(itemsOf(site)).toEqual(golden)
  })

  test('does not list the page of its category', () => {
    const items: SidebarItemInput[] = [{ type: 'autogenerated', dirName: 'api' }]
    const site = makeSite(['api/index.md', 'api/a.md'], {
      guide: [{ type: 'category', label: 'API', link: { type: 'doc', id: 'api/index' }, items }],
    })
    expect(itemsOf(site)).toMatchObject([{ docId: 'api/index', items: [{ docId: 'api/a' }] }])
  })

  test.each(['.', '', '.', '/'])('of the folder "%s" lists all pages', (dirName) => {
    const site = makeSite(['b.md', 'a.md'], { guide: [{ type: 'autogenerated', dirName }] })
    expect(itemsOf(site)).toMatchObject([{ docId: 'a' }, { docId: 'b' }])
  })

  test('orders folders by category file, page, or name', () => {
    const pages: Parameters<typeof makeSite>[0] = [
      ['x.md', { sidebar_position: 3 }],
      ['file/index.md', { sidebar_position: 9 }],
      ['page/index.md', { sidebar_position: 2 }],
      ['both/index.md', { sidebar_position: 1 }],
      'name/index.md',
    ]
    const category = (folder: string, position: number) => ({
      version: 'current',
      file: `content/current/${folder}/_category.json`,
      path: `${folder}/_category.json`,
      settings: { label: folder, position },
    })
    const site = makeSite(
      pages,
      { guide: [{ type: 'autogenerated', dirName: '.' }] },
      { categories: [category('file', 0), category('both', 4)] },
    )
    expect(itemsOf(site)).toMatchObject([
      { docId: 'file/index' },
      { docId: 'page/index' },
      { docId: 'x' },
      { docId: 'both/index' },
      { docId: 'name/index' },
    ])
  })

  test('has no index page if the category file disables it', () => {
    const site = makeSite(
      ['api/core/index.md', 'api/core/a.md'],
      { guide: [{ type: 'autogenerated', dirName: 'api' }] },
      { categories: [{ version: 'current', file: 'f', path: 'api/core/_category.json', settings: { link: null } }] },
    )
    expect(itemsOf(site)).toMatchObject([{ label: 'core', items: [{ docId: 'api/core/index' }, { docId: 'api/core/a' }] }])
  })

  test('of a folder without pages is reported with similar folders', () => {
    const [problem] = makeSite(['api/a.md'], { guide: [{ type: 'autogenerated', dirName: 'aip' }] }).problems
    expect(problem).toMatchObject({ code: 'sidebar-folder', hint: 'Did you mean "api"? Folders:\n- api' })
  })

  test('must include each category file with an index page', () => {
    const settings = { link: { type: 'generated-index' as const, slug: '/guides' } }
    const categories = [{ version: 'current', file: 'content/current/g/_category.json', path: 'g/_category.json', settings }]
    const [problem] = makeSite(['g/a.md'], { guide: ['g/a'] }, { categories }).problems
    expect(problem).toMatchObject({
      code: 'index-outside-sidebar',
      title: 'The category index page "/docs/guides" does not belong to any sidebar category.',
      at: 'content/current/g/_category.json',
    })
  })
})
