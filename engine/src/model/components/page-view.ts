import type { ReactNode } from 'react'
import type { HeadTag } from '../config'
import type { SiteData } from '../page-data'
import type { Article, Doc, Sidebar, Version } from '../types'
import type { PageContext } from './page-context'

/** Addresses of the built files that documents refer to. */
export interface Assets {
  /** Stylesheet, with base URL and content hash. */
  stylesheet: string
  /** Module scripts of every document, in order. */
  scripts: string[]
  /** Code of the script that stands inline before anything is drawn; empty where there are no scripts. */
  boot: string
}

/** Everything that a document is rendered from. All regions of the layout have it as their props. */
export interface PageView extends Pick<PageContext, 'config' | 'texts' | 'href' | 'asset'> {
  versions: readonly Version[]
  /** Version of the page; for pages outside the versions the last one. */
  activeVersion: Version
  doc: Doc
  /** Sidebar of the page. */
  sidebar?: Sidebar
  /** Compiled text; absent for generated indexes and component pages, whose `body` is given. */
  article?: Article
  /** Body of generated indexes and component pages. */
  body?: ReactNode
  /** Head tags of plugins. */
  headTags: readonly HeadTag[]
  /** Links of plugins in the last line of the footer. */
  footerLinks: readonly { label: string; to: string }[]
  assets: Assets
  /** What is the same on every page, for scripts. */
  siteData: SiteData
  /** Content security policy in the form of a meta tag, written where the configuration asks for it. */
  policy: string
  /** A page by id, in a version by name; without a name in the active version, otherwise in the last one. The lookup is recorded. */
  findDoc(id: string, version?: string): Pick<Doc, 'id' | 'version' | 'route' | 'label' | 'sidebarId' | 'unlisted'> | undefined
}
