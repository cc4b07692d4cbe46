import type { ComponentType } from 'react'
import type { SiteConfig } from '../config'
import type { InterfaceTexts } from '../texts'
import type { Doc } from '../types'

/** What a component page says of itself. */
export interface PageInfo {
  /** Doc id, by which counterparts and navbar items find the page. */
  id: string
  title: string
  description?: string
  /** Version that the page belongs to; unset for pages outside the versions. */
  version?: string
  /** Reached by links only: search, sitemap and lists of pages leave it out. */
  unlisted?: boolean
}

/** A snippet with what is known of its last run. */
export interface LoadedSnippet {
  code: string
  /** Language of a fence for it, e.g. `python`. */
  language: string
  /** This very text ran without error with its version. */
  tested: boolean
  /** What the region printed. */
  output?: string
}

/** What a component page may ask, in `load` and while it is drawn. */
export interface PageLoadContext {
  config: SiteConfig
  /** Texts of the interface in the language of the site. */
  texts: InterfaceTexts
  /** Name of the version that the page belongs to; unset for pages outside the versions. */
  version?: string
  /** Address of a route of this site, with base URL. */
  href(route: string): string
  /** Hashed address of a static file. Raises `missing-file`. */
  asset(path: string): string
  /** A page by id; `undefined` when there is none (yet). `version` is a name, default the page's own or the last one. */
  doc(id: string, version?: string): Pick<Doc, 'route' | 'title' | 'label' | 'description' | 'unlisted'> | undefined
  /** A snippet region (`file.py#region`) or whole file of the page's version or the last one. Raises `unknown-snippet`. */
  snippet(name: string): LoadedSnippet
  /** HTML of highlighted code, ready for the inside of `<pre><code>`. */
  highlight(code: string, language: string): string
}

/** Props of the component of a page: what its `load` returned, and the context. */
export type PageProps<Loaded = object> = Loaded & { context: PageLoadContext }

/** The exports of a file under `pages/`. */
// biome-ignore lint/suspicious/noExplicitAny: pages of all props stand in one list
export interface PageModule<Loaded = any> {
  default: ComponentType<PageProps<Loaded>>
  page: PageInfo
  /** Makes the props at build; a page without it only gets the context. */
  load?(context: PageLoadContext): Loaded
}
