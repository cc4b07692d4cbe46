import { isBelow, unreachable } from '../../common'
import type { Doc, NavbarItem, NavbarLink, PageView, Version } from '../../model'

/** A link in the navbar, with the attributes it has on the current page. */
export interface NavbarAnchor {
  label: string
  href: string
  /** Links to the current page, or to the area that the page belongs to. */
  current: boolean
  /** Links to another site and opens in a new tab. */
  external: boolean
  /** Styled as a button. */
  cta?: boolean
  /** Language of the target. */
  lang?: string
  /** Following the link makes the version of this name the preferred one. */
  preferVersion?: string
  /** URLs by version name, on pages outside the versions. Scripts pick the one of the preferred version. */
  versionTargets?: Record<string, string>
  /** Small text after the label. */
  note?: string
  className?: string
}

/** Resolves an item that is a single link, also in a dropdown. Returns `undefined` if it has no target on this page. */
export function resolveLink(
  item: Extract<NavbarItem, { type: 'link' | 'doc' | 'sidebar' }>,
  view: PageView,
): NavbarAnchor | undefined {
  switch (item.type) {
    case 'link':
      return plainLink(item, view)
    case 'doc': {
      const doc = view.findDoc(item.docId)
      if (!doc) return undefined
      const isPage = doc.version === view.doc.version && doc.id === view.doc.id
      if (doc.unlisted && !isPage) return undefined
      return {
        label: item.label ?? doc.label,
        href: view.href(doc.route),
        current: isPage || isArea(doc, view),
        external: false,
        ...versionTargets(view, (version) => view.findDoc(item.docId, version.name)?.route),
      }
    }
    case 'sidebar': {
      const pathIn = (version: Version | undefined) => version?.sidebars[item.sidebarId]?.link?.path
      const path = pathIn(view.activeVersion) ?? pathIn(view.versions.find((version) => version.isLast))
      if (path === undefined) return undefined
      return {
        label: item.label,
        href: view.href(path),
        current: view.doc.sidebarId === item.sidebarId,
        external: false,
        ...versionTargets(view, pathIn),
      }
    }
    default:
      return unreachable(item)
  }
}

/**
 * Whether a page leads to the area of the current one: both are in the same sidebar, and no other item of the navbar leads to a page of this sidebar that
 * is closer to the current one.
 */
function isArea({ id, sidebarId }: Pick<Doc, 'id' | 'sidebarId'>, view: PageView): boolean {
  if (sidebarId === undefined || sidebarId !== view.doc.sidebarId) return false
  const areas = view.config.navbar.items.flatMap((item) => (item.type === 'doc' ? (view.findDoc(item.docId) ?? []) : []))
  const [closest] = areas
    .filter((area) => area.sidebarId === sidebarId)
    .map((area) => ({ id: area.id, depth: isBelow(view.doc.route, area.route) ? area.route.length : 0 }))
    .sort((a, b) => b.depth - a.depth)
  return closest === undefined || closest.id === id || !areas.some((area) => area.id === id)
}

/** A link with a configured address. */
export function plainLink({ label, to, href = '', activeBasePath = to, cta }: NavbarLink, view: PageView): NavbarAnchor {
  return {
    label,
    href: to === undefined ? href : view.href(to),
    current: activeBasePath !== undefined && isBelow(view.doc.route, activeBasePath),
    external: to === undefined,
    ...(cta ? { cta } : {}),
  }
}

/** The URLs of a link in all versions that have its target; only on pages outside the versions, and if there are at least two. */
function versionTargets(view: PageView, pathIn: (version: Version) => string | undefined): Pick<NavbarAnchor, 'versionTargets'> {
  if (view.doc.version !== undefined) return {}
  const found = view.versions.flatMap((version): [string, string][] => {
    const path = pathIn(version)
    return path === undefined ? [] : [[version.name, view.href(path)]]
  })
  return found.length > 1 ? { versionTargets: Object.fromEntries(found) } : {}
}
