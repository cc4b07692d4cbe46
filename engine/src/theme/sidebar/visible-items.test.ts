import { expect, test } from 'vitest'
import { makeSite, versionOf } from '../../../test/make-site'
import type { FrontMatter } from '../../model/config/front-matter'
import type { SidebarItemInput } from '../../model/config/sidebars'
import type { SidebarItem } from '../../model/types/sidebar'
import { visibleItems } from './visible-items'

const unlisted = (id: string): [string, FrontMatter] => [`${id}.md`, { unlisted: true }]
const category = (label: string, items: SidebarItemInput[], page?: string): SidebarItemInput => ({
  type: 'category',
  label,
  items,
  ...(page === undefined ? {} : { link: { type: 'doc' as const, id: page } }),
})

/** What a reader of a page sees, as indented labels; `→` marks a link. */
function seen(items: SidebarItemInput[], current: string): string[] {
  const pages = ['open.md', 'page.md', unlisted('secret'), unlisted('hidden')]
  const sidebar = versionOf(makeSite(pages, { guide: items })).resolvedSidebars.guide
  const lines = (level: readonly SidebarItem[], indent: string): string[] =>
    level.flatMap((item) => {
      if (item.type === 'html') return []
      const line = `${indent}${item.type} ${item.label}${item.href === undefined ? '' : ' →'}`
      return [line, ...(item.type === 'category' ? lines(item.items, `${indent}  `) : [])]
    })
  return lines(visibleItems(sidebar?.items ?? [], `/docs/${current}`), '')
}

test('shows an unlisted page only while it is the current one', () => {
  expect(seen(['open', 'secret'], 'open')).toEqual(['link open →'])
  expect(seen(['open', 'secret'], 'secret')).toEqual(['link open →', 'link secret →'])
})

test('leaves out categories without a page and visible entries at any depth', () => {
  const items = ['open', category('A', [category('B', ['secret'])])]
  expect(seen(items, 'open')).toEqual(['link open →'])
  expect(seen(items, 'secret')).toEqual(['link open →', 'category A', '  category B', '    link secret →'])
})

test('turns a category with a page but no visible entries into a link', () => {
  expect(seen([category('A', ['secret'], 'page')], 'open')).toEqual(['link A →'])
  expect(seen([category('A', [], 'page')], 'open')).toEqual(['link A →'])
})

test('links a category to its unlisted page only on that page', () => {
  expect(seen([category('A', ['open'], 'hidden')], 'open')).toEqual(['category A', '  link open →'])
  expect(seen([category('A', ['open'], 'hidden')], 'hidden')).toEqual(['category A →', '  link open →'])
  expect(seen([category('A', ['secret'], 'hidden')], 'open')).toEqual([])
})

test('keeps a category with visible entries', () => {
  expect(seen([category('A', ['open', 'secret'])], 'page')).toEqual(['category A', '  link open →'])
})
