import type { ReactNode } from 'react'
import type { HeadTag } from '../config/head-tags'
import type { SiteData } from '../page-data'
import type { Article, Doc, Sidebar, Version } from '../types'
import type { PageContext } from './page-context'

/** Addresses of the built files that documents refer to. */
export interface Assets {
  /** Stylesheet, with base URL and content hash. */
  stylesheet: string
  /** Module scripts of every document, in order. */
  scripts: string[]
  /** Code of the inline script that runs before the first paint; empty if there are no scripts. */
  boot: string
}

/** All data for rendering a document. The props of every region of the layout. */
export interface PageView extends Pick<PageContext, 'config' | 'texts' | 'href' | 'asset'> {
  versions: readonly Version[]
  /** Version of the page; the latest version for pages outside the versions. */
  activeVersion: Version
  doc: Doc
  /** Sidebar of the page. */
  sidebar?: Sidebar
  /** Compiled text; absent for generated indexes and component pages, which have a `body`. */
  article?: Article
  /** Body of generated indexes and component pages. */
  body?: ReactNode
  /** Head tags of plugins. */
  headTags: readonly HeadTag[]
  /** Links of plugins in the last line of the footer. `to` is a route. */
  footerLinks: readonly { label: string; to: string }[]
  assets: Assets
  /** Data for scripts that is the same on every page. */
  siteData: SiteData
  /** Content security policy for a meta tag, used if `policyMeta` is configured. */
  policy: string
  /** Renders a navbar item of a plugin. `undefined` if no plugin has an item with this name. */
  pluginItem(name: string, options: unknown): ReactNode | undefined
  /** Finds a page by ID, in the given version, or in the active version and then the latest one. The lookup is recorded. */
  findDoc(id: string, version?: string): Pick<Doc, 'id' | 'version' | 'route' | 'label' | 'sidebarId' | 'unlisted'> | undefined
}
