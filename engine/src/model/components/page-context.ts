import type { InterfaceTexts } from '../../common'
import type { SiteSettings } from '../config/site-settings'
import type { Doc } from '../types'

/** The data of a page that other pages can read. */
export type PageSummary = Pick<Doc, 'route' | 'title' | 'label' | 'description' | 'unlisted'>

/** The code of a snippet, with the result of its last run. */
export interface Snippet {
  code: string
  /** Language for its code block, e.g. `python`. */
  language: string
  /** Whether the code has run without errors in its version. */
  tested: boolean
  /** Label of that version. */
  release: string
  /** Printed output of the region. */
  output?: string
  /** Possible link targets, without scheme, by the code that refers to them. Best match first. */
  names?: Readonly<Record<string, readonly string[]>>
}

/**
 * The lookups of a page while it is compiled or rendered. Lookups are recorded, including those without a result, so that the page is rendered again
 * if a result changes.
 */
export interface PageContext {
  readonly config: SiteSettings
  /** Texts of the interface in the language of the site. */
  readonly texts: InterfaceTexts
  /** Name of the version that the page belongs to; unset for pages outside the versions. */
  readonly version?: string
  /** Address of a route of this site, with base URL. */
  href(route: string): string
  /** A page by id, `undefined` if it doesn't exist (yet). `version` is a name; the default is the page's own version or the last one. */
  doc(id: string, version?: string): PageSummary | undefined
  /** Address of a file in the static folder, with the hash of its content. Throws `missing-file`. */
  asset(path: string): string
  /** A snippet region (`file.py#region`) or a whole file. Throws `unknown-snippet`. */
  snippet(name: string): Snippet
  /** HTML of highlighted code, for the inside of `<pre><code>`. */
  highlight(code: string, language: string): string
}
