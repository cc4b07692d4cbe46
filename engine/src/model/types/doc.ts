import type { Source } from './source'

/** A breadcrumb. The last one is the page itself, which is rendered as text. */
export interface Breadcrumb {
  label: string
  href?: string
}

/** The previous or next page in the sidebar. */
export interface PageLink {
  title: string
  href: string
}

/** The page that opens if a reader selects another version. */
export interface Counterpart {
  /** Version name. */
  version: string
  href: string
  /** `same`: the page with the same ID; `nearest`: a page from the `nearest` setting; `main`: the main page of the version. */
  relation: 'same' | 'nearest' | 'main'
}

/** A page of the site with its address, sidebar, previous and next page, and counterparts. */
export interface Doc {
  /** `doc`: a content file; `generated-index`: the index of a sidebar category; `page`: a component in `pages/`. */
  kind: 'doc' | 'generated-index' | 'page'
  /** ID in its version, e.g. `guides/overview`. */
  id: string
  /** Version name; absent for pages outside the versions (home, not found). */
  version?: string
  /** Names of other versions that contain the page as well. */
  alsoIn?: readonly string[]
  /** Canonical address without base URL. Folder pages end with `/`. */
  route: string
  title: string
  /** Label in sidebars and in previous and next links. */
  label: string
  description?: string
  keywords?: string[]
  /** Social image of the page, in the static folder. */
  image?: string
  /** File relative to the site folder. For a generated index, the file with its sidebar. */
  file: string
  source?: Source
  /** ID of the sidebar. */
  sidebarId?: string
  /** Empty for a page without a sidebar. */
  breadcrumbs: Breadcrumb[]
  previous?: PageLink
  next?: PageLink
  counterparts: Counterpart[]
  draft: boolean
  unlisted: boolean
  /** Content of the `robots` tag of this component page. */
  robots?: string
  /** Style files in the static folder that only this component page uses. */
  stylesheets?: readonly string[]
  /** ISO date of the last change. */
  updated?: string
  editUrl?: string
}
