import type { ReactNode } from 'react'
import { isBelow, samePage, unreachable } from '../../common'
import type { NavbarItem, PageView } from '../../model'
import { type NavbarAnchor, plainLink, resolveLink } from './resolve-link'
import { versionEntry } from './version-entry'

/** A menu of links. */
export interface NavbarMenu {
  type: 'menu'
  kind: 'links' | 'versions' | 'locales'
  label: string
  /** Label in the panel on narrow screens. */
  panelLabel: string
  entries: NavbarAnchor[]
  /** Hidden in the navbar, but its space is reserved. */
  reserved?: boolean
  /** Omitted from the panel on narrow screens. */
  hiddenInPanel?: boolean
  className?: string
}

/** A navbar item, ready to be rendered. */
export type ResolvedItem =
  | { type: 'link'; link: NavbarAnchor }
  | NavbarMenu
  | {
      type: 'repository'
      /** `owner/repository`. */
      label: string
      href: string
      /** URL that returns its counts. */
      api: string
      className?: string
    }
  | { type: 'html'; html: string; className?: string }
  | { type: 'plugin'; content: ReactNode; className?: string }

/**
 * Resolves a configured item for the current page. Returns `undefined` if there is nothing to show: the doc or sidebar doesn't exist, the
 * doc is unlisted and not the current one, or the menu has no entries.
 */
export function resolveItem(item: NavbarItem, view: PageView): ResolvedItem | undefined {
  const resolved = resolve(item, view)
  if (!resolved || item.className === undefined) return resolved
  if (resolved.type === 'link') return { type: 'link', link: { ...resolved.link, className: item.className } }
  return { ...resolved, className: item.className }
}

function resolve(item: NavbarItem, view: PageView): ResolvedItem | undefined {
  const { navbar } = view.texts
  switch (item.type) {
    case 'link':
    case 'doc':
    case 'sidebar': {
      const link = resolveLink(item, view)
      return link && { type: 'link', link }
    }
    case 'dropdown': {
      // The bar already marks the area of the page, so a menu entry is current only on its own page.
      const entries = item.items.flatMap((entry) => {
        const link = resolveLink(entry, view)
        return link ? [{ ...link, current: link.current && samePage(link.href, view.href(view.doc.route)) }] : []
      })
      if (entries.length === 0) return undefined
      return { type: 'menu', kind: 'links', label: item.label, panelLabel: item.label, entries }
    }
    case 'versionDropdown': {
      const names = item.versions ?? view.versions.map((version) => version.name)
      const entries = names.flatMap((name) => versionEntry(name, view) ?? [])
      const [only] = entries
      if (entries.length === 1 && item.items.length === 0 && only) return { type: 'link', link: only }
      return {
        type: 'menu',
        kind: 'versions',
        label: view.activeVersion.label,
        panelLabel: navbar.versions,
        entries: [...entries, ...item.items.map((entry) => plainLink(entry, view))],
        reserved: item.hiddenOn.some((base) => isBelow(view.doc.route, base)),
        hiddenInPanel: item.hiddenOnMobile.some((part) => view.doc.route.includes(part)),
      }
    }
    case 'localeDropdown': {
      // A site has exactly one locale.
      const [locale] = view.config.locales
      if (!locale || item.hideWhenSingle) return undefined
      const { label, htmlLang: lang } = locale
      const entries = [{ label, lang, href: view.href(view.doc.route), current: true, external: false }]
      return { type: 'menu', kind: 'locales', label, panelLabel: navbar.languages, entries }
    }
    case 'repositoryBadge': {
      const label = `${item.owner}/${item.repository}`
      const api = `${item.apiUrl.replace(/\/$/, '')}/repos/${label}`
      return { type: 'repository', label, href: item.href ?? `https://github.com/${label}`, api }
    }
    case 'html':
      return { type: 'html', html: item.html }
    case 'plugin': {
      const content = view.pluginItem(item.name, item.options)
      return content === undefined ? undefined : { type: 'plugin', content }
    }
    default:
      return unreachable(item)
  }
}
