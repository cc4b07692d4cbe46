import type { Doc, NavbarItem, PluginSite } from '../../model'
import type { SocialCardsConfig } from './social-cards-options'

/** The part of a site that a page belongs to. */
export interface Area {
  name: string
  /** Cards of the last version show its label. */
  showsVersion: boolean
}

/**
 * The area of a page: its sidebar, named by the configuration or by the navbar item that leads there; without a sidebar the navbar item that
 * leads to the page. The page that the logo leads to stands for the whole site, and so does what is found from nowhere.
 */
export function areaOf(
  doc: Doc,
  { config: { navbar, versions }, findDoc, docAt }: Pick<PluginSite, 'config' | 'findDoc' | 'docAt'>,
  { areas }: SocialCardsConfig,
): Area | undefined {
  const last = versions.find((version) => version.isLast)?.name ?? ''
  const leads = (item: NavbarItem): boolean => {
    if (item.type === 'dropdown') return item.items.some(leads)
    if (item.type === 'sidebar') return item.sidebarId === doc.sidebarId
    const target =
      item.type === 'doc'
        ? (findDoc(doc.version ?? last, item.docId) ?? findDoc(last, item.docId))
        : item.type === 'link' && item.to !== undefined
          ? docAt(item.to)
          : undefined
    if (!target) return false
    return doc.sidebarId === undefined ? target === doc : target.sidebarId === doc.sidebarId
  }
  const labelled = () => {
    for (const item of navbar.items) if ('label' in item && item.label !== undefined && leads(item)) return item.label
    return undefined
  }
  if (doc.sidebarId === undefined) {
    const name = doc === docAt(navbar.href) ? undefined : labelled()
    return name === undefined ? undefined : { name, showsVersion: false }
  }
  const named = areas[doc.sidebarId]
  const name = named?.name ?? labelled()
  return name === undefined ? undefined : { name, showsVersion: versions.length > 1 && (named?.version ?? true) }
}
