/** The front matter of a page, after validation; unknown keys are errors. Content files always have title and description. */
export interface FrontMatter {
  /** Page title: h1, browser title, default label. */
  title?: string
  /** One sentence that answers "is this my page?"; at most 160 characters. */
  description?: string
  /** Doc id; default: the file's path inside the version without its ending. */
  id?: string
  /** Route inside the version: starts with `/` (from the version's root) or is relative to the page's folder. A closing `/` makes a folder page. */
  slug?: string
  sidebar_label?: string
  sidebar_position?: number
  hide_title?: boolean
  hide_table_of_contents?: boolean
  /** The sidebar this page shows; `null` for none. Default: the sidebar that lists it. */
  displayed_sidebar?: string | null
  pagination_label?: string
  /** Doc id of the previous page; `null` for none. */
  pagination_prev?: string | null
  pagination_next?: string | null
  draft?: boolean
  unlisted?: boolean
  keywords?: string[]
  /** Path of the social image, from the static folder. */
  image?: string
  toc_min_heading_level?: number
  toc_max_heading_level?: number
  /** The page's own data, free of rules. */
  custom?: Record<string, unknown>
}

/** A content file as found on disk: front matter checked, body not yet compiled. */
export interface Source {
  /** Version name, e.g. `current`. */
  version: string
  /** File path relative to the site folder, with `/`; what errors name. */
  file: string
  /** Path inside the version's content folder, e.g. `core/introduction/gx_overview.md`. */
  path: string
  frontMatter: FrontMatter
  /** Text after the front matter. */
  body: string
  /** Number of lines before the body, so that positions in errors count from the file's first line. */
  bodyLine: number
  /** Hash of the whole file. */
  hash: string
  /** ISO date (`2026-11-14`) of the last commit that touched the file; absent without git. */
  updated?: string
}
