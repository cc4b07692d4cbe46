import { pathKey, samePage } from '../../common'
import type { SidebarCategoryItem, SidebarItem } from '../../model'

/** The comparable routes of a category and everything in it. */
const categoryRoutes = new WeakMap<SidebarCategoryItem, ReadonlySet<string>>()

/** Whether an entry is the current page or contains it. */
export function isActive(item: SidebarItem, route: string): boolean {
  if (item.type === 'html') return false
  if (item.type === 'link') return samePage(item.href, route)
  let routes = categoryRoutes.get(item)
  if (!routes) {
    routes = new Set(collectRoutes([item]))
    categoryRoutes.set(item, routes)
  }
  return routes.has(pathKey(route))
}

function collectRoutes(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return []
    const own = item.href === undefined ? [] : [pathKey(item.href)]
    return item.type === 'category' ? [...own, ...collectRoutes(item.items)] : own
  })
}

/** The entries that all listed pages show, and the routes of the unlisted pages. */
interface ListedItems {
  items: SidebarItem[]
  unlisted: ReadonlySet<string>
}
const listedItems = new WeakMap<readonly SidebarItem[], ListedItems>()

/**
 * The entries of a sidebar on the page at `route`. Unlisted pages are visible only on themselves. A category without visible entries is
 * left out, or becomes a link if it has a page. Unchanged entries stay the same objects, so that their HTML can be cached.
 */
export function visibleItems(items: readonly SidebarItem[], route: string): readonly SidebarItem[] {
  let listed = listedItems.get(items)
  if (!listed) {
    listed = { items: filterItems(items, undefined), unlisted: new Set(collectUnlisted(items)) }
    listedItems.set(items, listed)
  }
  return listed.unlisted.has(pathKey(route)) ? filterItems(items, route) : listed.items
}

function collectUnlisted(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return []
    if (item.type === 'link') return item.unlisted ? [pathKey(item.href)] : []
    const own = item.linkUnlisted && item.href !== undefined ? [pathKey(item.href)] : []
    return [...own, ...collectUnlisted(item.items)]
  })
}

/** @param route of the current page if it is unlisted */
function filterItems(items: readonly SidebarItem[], route: string | undefined): SidebarItem[] {
  const isCurrent = (href: string) => route !== undefined && samePage(href, route)
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'html') return [item]
    if (item.type === 'link') return item.unlisted && !isCurrent(item.href) ? [] : [item]
    const children = filterItems(item.items, route)
    const hasLink = item.href !== undefined && (!item.linkUnlisted || isCurrent(item.href))
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
