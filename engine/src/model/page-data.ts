import type { Counterpart } from './types'

/** What a document says of itself to scripts: the JSON of its `<script type="application/json" id="page-data">`. */
export interface PageData {
  /** Canonical address without base URL. */
  route: string
  docId: string
  kind: 'doc' | 'page' | 'generated-index'
  /** Version name; `null` on pages outside the versions. */
  version: string | null
  /** Sidebar that the page shows. */
  sidebarId: string | null
  title: string
  /** Where a reader of this page goes in every other version; `href` with base URL. */
  counterparts: Counterpart[]
}

/** A version as scripts know it. */
export interface SiteVersion {
  /** Goes into storage and search tags, e.g. `current`. */
  name: string
  /** Shown on screen, e.g. `1.8.1`. */
  label: string
  /** Root address, with base URL. */
  path: string
  isLast: boolean
  /** Address of the main doc, with base URL. */
  main: string
}

/** What is the same on every page: the JSON of its `<script type="application/json" id="site-data">`. */
export interface SiteData {
  /** Path the site lives under; begins and ends with `/`. */
  baseUrl: string
  router: 'path' | 'hash'
  /** Links are followed without a page load. */
  navigator: boolean
  siteTitle: string
  titleDelimiter: string
  versions: SiteVersion[]
  colorMode: ColorModeData
  announcement: AnnouncementData | null
  navbar: { hideOnScroll: boolean }
  /** Plugin data by plugin name and plugin id. */
  pluginData: Record<string, Record<string, unknown>>
  /** Canonical routes (with base URL) of documents so long that the browser shows them sooner by itself. */
  longRoutes: string[]
}

/** Light and dark, as configured. */
export interface ColorModeData {
  defaultMode: 'light' | 'dark'
  disableSwitch: boolean
  respectPrefersColorScheme: boolean
  /** Colour of the browser's own surfaces, by mode. */
  themeColor: { light: string; dark: string }
}

/** The line above the navbar, as configured. */
export interface AnnouncementData {
  id: string
  isCloseable: boolean
}
