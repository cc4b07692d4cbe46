/** An entry of a resolved sidebar, with addresses instead of page IDs and without drafts. */
export type SidebarItem = SidebarLinkItem | SidebarCategoryItem | SidebarHtmlItem

export interface SidebarLinkItem {
  type: 'link'
  label: string
  href: string
  /** Set if the entry is a page of this version. */
  docId?: string
  description?: string
  unlisted?: boolean
  badge?: string
  className?: string
}

export interface SidebarCategoryItem {
  type: 'category'
  label: string
  items: SidebarItem[]
  /** Address of the category's page. */
  href?: string
  docId?: string
  linkUnlisted?: boolean
  collapsed: boolean
  collapsible: boolean
  description?: string
  badge?: string
  className?: string
}

export interface SidebarHtmlItem {
  type: 'html'
  value: string
  className?: string
}

/** A resolved sidebar. */
export interface Sidebar {
  id: string
  version: string
  items: SidebarItem[]
  /** The first page of the sidebar; absent if it doesn't contain a page. */
  link?: { path: string; label: string }
  /** Hash of everything above, part of the cache key of each document with this sidebar. */
  hash: string
}
