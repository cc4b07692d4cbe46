import type { Sidebar } from './sidebar'

/** A page of a version. */
export interface DocEntry {
  id: string
  path: string
  /** Absent if the page doesn't belong to a sidebar. */
  sidebar?: string
}

/** A sidebar of a version. */
export interface SidebarEntry {
  link?: { path: string; label: string }
}

/** A version of the documentation. */
export interface VersionEntry {
  /** Name in browser storage and search tags, e.g. `current`. */
  name: string
  /** Name that readers see, e.g. `1.8.1`. */
  label: string
  isLast: boolean
  /** Root path, e.g. `/docs/0.18`. */
  path: string
  mainDocId: string
  docs: DocEntry[]
  sidebars: Record<string, SidebarEntry>
  /** Whether breadcrumbs are shown. */
  breadcrumbs: boolean
}

/** A version with its resolved sidebars. */
export interface Version extends VersionEntry {
  resolvedSidebars: Record<string, Sidebar>
}
