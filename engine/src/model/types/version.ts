import type { Sidebar } from './sidebar'

/** Specification §3, documentation entry. */
export interface DocEntry {
  id: string
  path: string
  /** Absent when the page belongs to no sidebar. */
  sidebar?: string
}

/** Specification §3, sidebar: a link with path and label. */
export interface SidebarEntry {
  link?: { path: string; label: string }
}

/** Specification §3, version. */
export interface VersionEntry {
  /** Used in storage and search tags, e.g. `current`. */
  name: string
  /** Shown on screen, e.g. `1.8.1`. */
  label: string
  isLast: boolean
  /** Root address, e.g. `/docs/0.18`. */
  path: string
  mainDocId: string
  docs: DocEntry[]
  sidebars: Record<string, SidebarEntry>
  /** Breadcrumbs are shown. */
  breadcrumbs: boolean
}

/** A version with its resolved sidebars. */
export interface Version extends VersionEntry {
  resolvedSidebars: Record<string, Sidebar>
}
