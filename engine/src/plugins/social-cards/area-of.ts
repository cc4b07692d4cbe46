import type { Doc, NavbarItem, PluginSite } from '../../plugin'
import type { SocialCardsConfig } from './social-cards-options'

/** The part of a site that a page belongs to. */
export interface Area {
  name: string
  /** Whether the cards of the latest version show its label. */
  showsVersion: boolean
}

/**
 * Returns the area of a page: its sidebar, with the name from the configuration or the label of the navbar item that links to it; without a
 * sidebar, the navbar item that links to the page. Returns `undefined`, which is the whole site, for the page that the logo links to and
 * for pages that the navbar doesn't link to.
 */
export function areaOf(
  doc: Doc,
  { config: { navbar, versions }, findDoc, docAt }: Pick<PluginSite, 'config' | 'findDoc' | 'docAt'>,
  { areas }: SocialCardsConfig,
): Area | undefined {
  const linksToArea = (item: NavbarItem): boolean => {
    if (item.type === 'dropdown') return item.items.some(linksToArea)
    if (item.type === 'sidebar') return item.sidebarId === doc.sidebarId
    const target =
      item.type === 'doc'
        ? (findDoc(item.docId, doc.version) ?? findDoc(item.docId))
        : item.type === 'link' && item.to !== undefined
          ? docAt(item.to)
          : undefined
    if (!target) return false
    return doc.sidebarId === undefined ? target === doc : target.sidebarId === doc.sidebarId
  }
  const findLabel = () => {
    for (const item of navbar.items) if ('label' in item && item.label !== undefined && linksToArea(item)) return item.label
    return undefined
  }
  if (doc.sidebarId === undefined) {
    const name = doc === docAt(navbar.href) ? undefined : findLabel()
    return name === undefined ? undefined : { name, showsVersion: false }
  }
  const named = areas[doc.sidebarId]
  const name = named?.name ?? findLabel()
  return name === undefined ? undefined : { name, showsVersion: versions.length > 1 && (named?.version ?? true) }
}
