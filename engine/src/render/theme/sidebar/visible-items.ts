import type { SidebarCategoryItem, SidebarItem } from '../../../model'
import { comparable, sameRoute } from '../../../model'

/** Routes of a category and of all that lies in it, for comparing. */
const routesOf = new WeakMap<SidebarCategoryItem, ReadonlySet<string>>()

/** Whether the entry is the current page or holds it. */
export function isActive(item: SidebarItem, route: string): boolean {
  if (item.type === 'html') return false
  if (item.type === 'link') return sameRoute(item.href, route)
  let routes = routesOf.get(item)
  if (!routes) {
    routes = new Set(collectRoutes([item]))
    routesOf.set(item, routes)
  }
  return routes.has(comparable(route))
}

function collectRoutes(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return []
    const own = item.href === undefined ? [] : [comparable(item.href)]
    return item.type === 'category' ? [...own, ...collectRoutes(item.items)] : own
  })
}

/** What readers of all pages see but those of the unlisted ones, by the entries of a sidebar. */
interface Common {
  items: SidebarItem[]
  unlisted: ReadonlySet<string>
}
const common = new WeakMap<readonly SidebarItem[], Common>()

/**
 * The entries that a reader of the page at `route` sees (BEHAVIOUR 4.6): an unlisted page only while it is the current one; a category
 * only with something to show, and as a plain link when only its own page is left. Entries that nothing is left out of stay the same
 * objects.
 */
export function visibleItems(items: readonly SidebarItem[], route: string): readonly SidebarItem[] {
  let known = common.get(items)
  if (!known) {
    known = { items: seenFrom(items, undefined), unlisted: new Set(collectUnlisted(items)) }
    common.set(items, known)
  }
  return known.unlisted.has(comparable(route)) ? seenFrom(items, route) : known.items
}

function collectUnlisted(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return []
    if (item.type === 'link') return item.unlisted ? [comparable(item.href)] : []
    const own = item.linkUnlisted && item.href !== undefined ? [comparable(item.href)] : []
    return [...own, ...collectUnlisted(item.items)]
  })
}

/** @param route `undefined` for a page that is not unlisted */
function seenFrom(items: readonly SidebarItem[], route: string | undefined): SidebarItem[] {
  const isCurrent = (href: string) => route !== undefined && sameRoute(href, route)
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'html') return [item]
    if (item.type === 'link') return item.unlisted && !isCurrent(item.href) ? [] : [item]
    const children = seenFrom(item.items, route)
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
