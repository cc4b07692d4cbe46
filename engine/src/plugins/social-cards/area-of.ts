import type { Doc, NavbarItem, SiteConfig } from '../../model'

/** The part of a site that a page belongs to. */
export interface Area {
  name: string
  /** Cards of the last version show its label. */
  showsVersion: boolean
}

/** What is known of the pages of a site. */
export interface Pages {
  inVersion(version: string, id: string): Doc | undefined
  atRoute(route: string): Doc | undefined
}

type Settings = Pick<SiteConfig, 'navbar' | 'versions' | 'socialCards'>

/**
 * The area of a page: its sidebar, named by the configuration or by the navbar item that leads there; without a sidebar the navbar item that
 * leads to the page. The page that the logo leads to stands for the whole site, and so does what is found from nowhere.
 */
export function areaOf(doc: Doc, pages: Pages, { navbar, versions, socialCards }: Settings): Area | undefined {
  const last = versions.find((version) => version.isLast)?.name ?? ''
  const leads = (item: NavbarItem): boolean => {
    if (item.type === 'dropdown') return item.items.some(leads)
    if (item.type === 'sidebar') return item.sidebarId === doc.sidebarId
    const target =
      item.type === 'doc'
        ? (pages.inVersion(doc.version ?? last, item.docId) ?? pages.inVersion(last, item.docId))
        : item.type === 'link' && item.to !== undefined
          ? pages.atRoute(item.to)
          : undefined
    if (!target) return false
    return doc.sidebarId === undefined ? target === doc : target.sidebarId === doc.sidebarId
  }
  const labelled = () => {
    for (const item of navbar.items) if ('label' in item && item.label !== undefined && leads(item)) return item.label
    return undefined
  }
  if (doc.sidebarId === undefined) {
    const name = doc === pages.atRoute(navbar.href) ? undefined : labelled()
    return name === undefined ? undefined : { name, showsVersion: false }
  }
  const named = socialCards?.areas[doc.sidebarId]
  const name = named?.name ?? labelled()
  return name === undefined ? undefined : { name, showsVersion: versions.length > 1 && (named?.version ?? true) }
}
