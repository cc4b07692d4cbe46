import { isNotFound } from '../../../load'
import type { Counterpart, NavbarItem, NavbarLink, PageView, Version } from '../../../model'
import { DocsError, isBelow, sameRoute } from '../../../model'

/** A link as the navbar draws it. */
export interface NavbarAnchor {
  label: string
  /** Address to write. */
  href: string
  /** The page is this one or belongs to its area. */
  current: boolean
  /** Leads off the site, in a new tab. */
  external: boolean
  /** The one call to action. */
  cta?: boolean
  /** Language of the target. */
  lang?: string
  /** Following the link chooses the version of this name. */
  preferVersion?: string
  /** Addresses by version name, on pages outside the versions: scripts choose the version that the reader prefers. */
  versionTargets?: Record<string, string>
  /** Said after the label in small. */
  note?: string
  className?: string
}

/** An entry of the navbar, ready to draw: what it leads to is known, and it is worth drawing. */
export type ResolvedItem =
  | { type: 'link'; link: NavbarAnchor }
  | {
      type: 'menu'
      kind: 'links' | 'versions' | 'locales'
      label: string
      /** Label inside the panel of narrow screens. */
      panelLabel: string
      entries: NavbarAnchor[]
      /** Keeps its place in the bar, but is not seen there. */
      reserved: boolean
      /** Left out of the panel of narrow screens. */
      hiddenInPanel: boolean
      className?: string
    }
  | {
      type: 'repository'
      /** `owner/repository`. */
      label: string
      href: string
      /** Address that answers with its counts. */
      api: string
      className?: string
    }
  | { type: 'html'; html: string; className?: string }

/**
 * What a configured item is on this page; `undefined` when it leads nowhere here: a doc or sidebar that does not exist (yet), an
 * unlisted doc other than the current one, a menu without entries.
 * @throws DocsError `navbar-item`
 */
export function resolveItem(item: NavbarItem, view: PageView): ResolvedItem | undefined {
  try {
    return resolve(item, view)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new DocsError({
      code: 'navbar-item',
      title: `A navbar item fails to render on ${view.doc.route}: ${message}\n${JSON.stringify(item, null, 2)}`,
      hint: 'Mend the item in `navbar.items` of the configuration.',
      cause,
    })
  }
}

function resolve(item: NavbarItem, view: PageView): ResolvedItem | undefined {
  const className = item.className === undefined ? {} : { className: item.className }
  switch (item.type) {
    case 'link':
    case 'doc':
    case 'sidebar': {
      const link = resolveLink(item, view)
      return link && { type: 'link', link: { ...link, ...className } }
    }
    case 'dropdown': {
      // In a menu an entry stands for its own page only; that the page's area is current the bar says already.
      const entries = item.items.flatMap((entry) => {
        const link = resolveLink(entry, view)
        return link ? [{ ...link, current: link.current && sameRoute(link.href, view.href(view.doc.route)) }] : []
      })
      if (entries.length === 0) return undefined
      const { label } = item
      return {
        type: 'menu',
        kind: 'links',
        label,
        panelLabel: label,
        entries,
        reserved: false,
        hiddenInPanel: false,
        ...className,
      }
    }
    case 'versionDropdown': {
      const names = item.versions ?? view.versions.map((version) => version.name)
      const entries = names.flatMap((name) => versionEntry(name, view) ?? [])
      const others = item.items.map((entry) => plainLink(entry, view))
      const [only] = entries
      if (entries.length === 1 && others.length === 0 && only) return { type: 'link', link: { ...only, ...className } }
      return {
        type: 'menu',
        kind: 'versions',
        label: view.activeVersion.label,
        panelLabel: 'Versions',
        entries: [...entries, ...others],
        reserved: item.hiddenOn.some((base) => isBelow(view.doc.route, base)),
        hiddenInPanel: item.hiddenOnMobile.some((part) => view.doc.route.includes(part)),
        ...className,
      }
    }
    case 'localeDropdown': {
      // A site has exactly one locale.
      const [locale] = view.config.locales
      if (!locale || item.hideWhenSingle) return undefined
      const { label, htmlLang: lang } = locale
      const entries = [{ label, lang, href: view.href(view.doc.route), current: true, external: false }]
      return {
        type: 'menu',
        kind: 'locales',
        label,
        panelLabel: 'Languages',
        entries,
        reserved: false,
        hiddenInPanel: false,
        ...className,
      }
    }
    case 'repositoryBadge': {
      const label = `${item.owner}/${item.repository}`
      const api = `${item.apiUrl.replace(/\/$/, '')}/repos/${label}`
      return { type: 'repository', label, href: item.href ?? `https://github.com/${label}`, api, ...className }
    }
    case 'html':
      return { type: 'html', html: item.html, ...className }
  }
}

type LinkItem = Extract<NavbarItem, { type: 'link' | 'doc' | 'sidebar' }>

function resolveLink(item: LinkItem, view: PageView): NavbarAnchor | undefined {
  switch (item.type) {
    case 'link':
      return plainLink(item, view)
    case 'doc': {
      const doc = view.findDoc(item.docId)
      if (!doc) return undefined
      const isPage = doc.version === view.doc.version && doc.id === view.doc.id
      if (doc.unlisted && !isPage) return undefined
      const shares = doc.sidebarId !== undefined && doc.sidebarId === view.doc.sidebarId
      const targets = versionTargets(view, (version) => version.docs.find((entry) => entry.id === item.docId)?.path)
      return {
        label: item.label ?? doc.label,
        href: view.href(doc.route),
        current: isPage || shares,
        external: false,
        ...targets,
      }
    }
    case 'sidebar': {
      const versions = [view.activeVersion, ...view.versions.filter((version) => version.isLast)]
      const target = versions.map((version) => version.sidebars[item.sidebarId]?.link).find((link) => link !== undefined)
      if (!target) return undefined
      const current = view.doc.sidebarId === item.sidebarId
      const targets = versionTargets(view, (version) => version.sidebars[item.sidebarId]?.link?.path)
      return { label: item.label, href: view.href(target.path), current, external: false, ...targets }
    }
  }
}

/** Where an entry leads in each version, on a page outside the versions; nothing when there is no choice. */
function versionTargets(view: PageView, find: (version: Version) => string | undefined): Pick<NavbarAnchor, 'versionTargets'> {
  if (view.doc.version !== undefined) return {}
  const found = view.versions.flatMap((version): [string, string][] => {
    const path = find(version)
    return path === undefined ? [] : [[version.name, view.href(path)]]
  })
  return found.length > 1 ? { versionTargets: Object.fromEntries(found) } : {}
}

function plainLink(item: NavbarLink, view: PageView): NavbarAnchor {
  const { label, to, href, activeBasePath, cta } = item
  const base = activeBasePath ?? to
  return {
    label,
    href: to === undefined ? (href ?? '') : view.href(to),
    current: base !== undefined && isBelow(view.doc.route, base),
    external: to === undefined,
    ...(cta ? { cta } : {}),
  }
}

/** What the menu says of a page that is not the same in the other version (decision G-17). */
const NOTES: Record<Counterpart['relation'], string | undefined> = {
  same: undefined,
  nearest: 'nearest page',
  main: 'this page is not in it',
}

function versionEntry(name: string, view: PageView): NavbarAnchor | undefined {
  const version = view.versions.find((candidate) => candidate.name === name)
  const place = version && versionPlace(version, view)
  return place && { ...place, preferVersion: name }
}

function versionPlace(version: Version, view: PageView): NavbarAnchor | undefined {
  const { doc } = view
  const label = version.label
  if (isNotFound(doc)) return mainPlace(version, view)
  if (version.name === doc.version) return { label, href: view.href(doc.route), current: true, external: false }
  const counterpart = doc.counterparts.find((entry) => entry.version === version.name)
  if (counterpart) {
    const note = NOTES[counterpart.relation]
    const isPage = sameRoute(counterpart.href, doc.route)
    return { label, href: view.href(counterpart.href), current: isPage, external: false, ...(note === undefined ? {} : { note }) }
  }
  return mainPlace(version, view)
}

/** The main doc of a version; that of the active version is current. */
function mainPlace(version: Version, { doc, activeVersion, href }: PageView): NavbarAnchor | undefined {
  const main = version.docs.find((entry) => entry.id === version.mainDocId)
  if (!main) return undefined
  const current = (doc.version ?? activeVersion.name) === version.name
  return { label: version.label, href: href(main.path), current, external: false }
}
