import type { ReactNode } from 'react'
import type { HeadTag, SiteConfig } from '../config'
import type { SiteData } from '../page-data'
import type { InterfaceTexts } from '../texts'
import type { Article, Doc, Sidebar, Version } from '../types'

/** Addresses of the built files that documents refer to. */
export interface Assets {
  /** Stylesheet, with base URL and content hash. */
  stylesheet: string
  /** Module scripts of every document, in order. */
  scripts: string[]
  /** Code of the script that stands inline before anything is drawn; empty where there are no scripts. */
  boot: string
}

/** All that a document is rendered from. The same value goes to every region. */
export interface PageView {
  config: SiteConfig
  /** Texts of the interface in the language of the site. */
  texts: InterfaceTexts
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
  /** Turns a route of this site (`/docs/home`) into the address to write: base URL, trailing slash. */
  href(route: string): string
  /** Hashed address of a static file (`/img/mark.svg`). */
  asset(path: string): string
  /** A doc of any version by id, for navbar items: active version first, then the last one. */
  findDoc(id: string): Doc | undefined
  /** Whether the site has a page at a route. */
  hasPage(route: string): boolean
}
