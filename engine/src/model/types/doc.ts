import type { Source } from './source'

/** A step of the breadcrumb trail; without `href` it is plain text. The last step is the page itself, always drawn as text. */
export interface Breadcrumb {
  label: string
  href?: string
}

/** The page before or after in sidebar order. */
export interface PageLink {
  title: string
  href: string
}

/** Where a reader of this page goes in another version (decision G-17). */
export interface Counterpart {
  /** Version name. */
  version: string
  href: string
  /** `same`: the doc with the same id; `nearest`: the page the version map names; `main`: the version's main doc, since the page is gone. */
  relation: 'same' | 'nearest' | 'main'
}

/** A page of the site with its place: address, sidebar, neighbours, counterparts. */
export interface Doc {
  /** `doc`: a content file; `generated-index`: made from a sidebar category; `page`: a component under `pages/`. */
  kind: 'doc' | 'generated-index' | 'page'
  /** Id inside its version, e.g. `guides/overview`. */
  id: string
  /** Version name; absent for pages outside the versions (home, not found). */
  version?: string
  /** Canonical address without base URL: folder pages end with `/`. */
  route: string
  title: string
  /** Label in sidebars and pagination. */
  label: string
  description?: string
  keywords?: string[]
  /** Social image of the page, in the static folder. */
  image?: string
  /** File relative to the site folder; of a generated index the one with its sidebar. */
  file: string
  source?: Source
  /** Id of the sidebar that is shown. */
  sidebarId?: string
  /** Empty for a page without sidebar. The last one is the page itself. */
  breadcrumbs: Breadcrumb[]
  previous?: PageLink
  next?: PageLink
  counterparts: Counterpart[]
  draft: boolean
  unlisted: boolean
  /** ISO date of the last change. */
  updated?: string
  editUrl?: string
}
