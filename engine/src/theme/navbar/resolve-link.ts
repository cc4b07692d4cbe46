import { isBelow, unreachable } from '../../common'
import type { NavbarItem, NavbarLink, PageView, Version } from '../../model'

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
        current: isPage || (doc.sidebarId !== undefined && doc.sidebarId === view.doc.sidebarId),
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
