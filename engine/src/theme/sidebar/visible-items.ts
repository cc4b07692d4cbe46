import type { SidebarCategoryItem, SidebarItem } from '../../types'
import { sameRoute } from '../same-route'

/** Whether the entry is the current page or holds it. */
export function isActive(item: SidebarItem, route: string): boolean {
  if (item.type === 'html') return false
  if (item.href !== undefined && sameRoute(item.href, route)) return true
  return item.type === 'category' && item.items.some((child) => isActive(child, route))
}

/**
 * The entries that a reader of the page at `route` sees (BEHAVIOUR 4.6): an unlisted page only while it is the current one; a category
 * only with something to show, and as a plain link when only its own page is left. Entries that nothing is left out of stay the same
 * objects.
 */
export function visibleItems(items: readonly SidebarItem[], route: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'html') return [item]
    if (item.type === 'link') return item.unlisted && !sameRoute(item.href, route) ? [] : [item]
    const children = visibleItems(item.items, route)
    const hasLink = item.href !== undefined && (!item.linkUnlisted || sameRoute(item.href, route))
    if (hasLink === (item.href !== undefined) && isSame(children, item.items) && children.length > 0) return [item]
    if (children.length > 0) return [{ ...(hasLink ? item : withoutLink(item)), items: children }]
    if (!hasLink || item.href === undefined) return []
    const { label, href, badge, className } = item
    return [
      { type: 'link', label, href, ...(badge === undefined ? {} : { badge }), ...(className === undefined ? {} : { className }) },
    ]
  })
}

function withoutLink({ href: _, docId: __, ...item }: SidebarCategoryItem): SidebarCategoryItem {
  return item
}

function isSame(a: readonly SidebarItem[], b: readonly SidebarItem[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i])
}
