import type { Breadcrumb, Doc, PageLink, Sidebar, SidebarItem, SiteSettings } from '../../model'
import { bulleted, didYouMean, type Problems } from '../../model'
import type { VersionDraft } from './version-draft'

/** The positions of pages in a sidebar. */
interface Placement {
  /** Breadcrumbs by page ID, ending with the page itself. */
  trails: Map<string, Breadcrumb[]>
  /** Listed pages in reading order. */
  order: { docId: string; label: string; isCategory: boolean }[]
  /** Index in `order` by page ID. If a page is listed twice, the first one. */
  positions: Map<string, number>
}

/**
 * Sets the sidebar, breadcrumbs, previous page, and next page of every page of a version.
 * @param areas the setting `areas`; `undefined` turns breadcrumbs off
 */
export function placeDocs(
  version: VersionDraft,
  sidebars: Record<string, Sidebar>,
  areas: SiteSettings['areas'] | undefined,
): void {
  const placements = new Map<string, Placement>()
  const owners = new Map<string, string>()
  for (const [id, sidebar] of Object.entries(sidebars)) {
    const placement = placeItems(sidebar.items)
    placements.set(id, placement)
    for (const docId of placement.trails.keys()) if (!owners.has(docId)) owners.set(docId, id)
  }
  for (const doc of version.docs.values()) {
    const sidebarId = chooseSidebar(doc, owners.get(doc.id), sidebars, version.problems)
    const placement = sidebarId === undefined ? undefined : placements.get(sidebarId)
    if (sidebarId !== undefined) doc.sidebarId = sidebarId
    const trail = placement?.trails.get(doc.id)
    if (trail && sidebarId !== undefined && areas) {
      const area = areas[sidebarId]
      const landing = typeof area === 'object' ? version.docs.get(area.page)?.route : undefined
      const name = typeof area === 'object' ? area.name : area
      doc.breadcrumbs = startWithArea(trail, name, landing ?? sidebars[sidebarId]?.link?.path)
    }
    const { previous, next } = neighbors(doc, placement, version)
    if (previous) doc.previous = previous
    if (next) doc.next = next
  }
}

/** Adds the name of the sidebar, which links to its landing page. Removes a category that links to the same page. */
function startWithArea(trail: Breadcrumb[], label: string | undefined, href: string | undefined): Breadcrumb[] {
  if (label === undefined || href === undefined) return trail
  return [{ label, href }, ...trail.filter((step) => step.href !== href)]
}

function placeItems(items: readonly SidebarItem[]): Placement {
  const placement: Placement = { trails: new Map(), order: [], positions: new Map() }
  const { trails, order, positions } = placement
  const walk = (level: readonly SidebarItem[], ancestors: readonly Breadcrumb[]) => {
    for (const item of level) {
      if (item.type === 'html') continue
      const isCategory = item.type === 'category'
      const unlisted = isCategory ? item.linkUnlisted : item.unlisted
      const { label, href, docId } = item
      if (docId !== undefined && href !== undefined && !trails.has(docId)) {
        trails.set(docId, [...ancestors, { label, href }])
        if (!unlisted) {
          positions.set(docId, order.length)
          order.push({ docId, label, isCategory })
        }
      }
      if (isCategory) walk(item.items, [...ancestors, href === undefined || unlisted ? { label } : { label, href }])
    }
  }
  walk(items, [])
  return placement
}

function chooseSidebar(
  doc: Doc,
  owner: string | undefined,
  sidebars: Record<string, Sidebar>,
  problems: Problems,
): string | undefined {
  const wanted = doc.source?.frontMatter.displayed_sidebar
  if (wanted === null) return undefined
  if (wanted === undefined || Object.hasOwn(sidebars, wanted)) return wanted ?? owner
  problems.error({
    code: 'unknown-sidebar',
    title: `displayed_sidebar is "${wanted}", but the version "${doc.version}" has no such sidebar.`,
    hint: `${didYouMean(wanted, Object.keys(sidebars))} Sidebars:\n${bulleted(Object.keys(sidebars))}`,
    at: doc.file,
  })
  return owner
}

function neighbors(doc: Doc, placement: Placement | undefined, version: VersionDraft): { previous?: PageLink; next?: PageLink } {
  if (doc.unlisted) return {}
  const position = placement?.positions.get(doc.id)
  const { pagination_prev, pagination_next } = doc.source?.frontMatter ?? {}
  const inOrder = (step: -1 | 1): PageLink | undefined => {
    const entry = position === undefined ? undefined : placement?.order[position + step]
    const target = entry && version.docs.get(entry.docId)
    if (!target) return undefined
    // A generated index has the label of its category, not its title.
    return entry.isCategory && target.kind === 'generated-index' ? { title: entry.label, href: target.route } : pageLink(target)
  }
  const choose = (key: string, wanted: string | null | undefined, step: -1 | 1): PageLink | undefined => {
    if (wanted === null) return undefined
    return wanted === undefined ? inOrder(step) : neighborById(key, wanted, doc, version)
  }
  const previous = choose('pagination_prev', pagination_prev, -1)
  const next = choose('pagination_next', pagination_next, 1)
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}

function neighborById(key: string, id: string, doc: Doc, version: VersionDraft): PageLink | undefined {
  const target = version.docs.get(id)
  if (target) return target.unlisted ? undefined : pageLink(target)
  if (!version.drafts.has(id)) {
    version.problems.error({
      code: 'unknown-doc',
      title: `${key} is "${id}", but the version "${version.name}" has no such page.`,
      hint: didYouMean(id, version.docs.keys()),
      at: doc.file,
    })
  }
  return undefined
}

function pageLink(doc: Doc): PageLink {
  return { title: doc.source?.frontMatter.pagination_label ?? doc.label, href: doc.route }
}
