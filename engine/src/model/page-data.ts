import type { Counterpart } from './types'

/** Data about a document for scripts: the JSON in `<script type="application/json" id="page-data">`. */
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
  /** The page that opens in every other version. `href` includes the base URL. */
  counterparts: Counterpart[]
}

/** Data about a version for scripts. */
export interface SiteVersion {
  /** Name in browser storage and search tags, e.g. `current`. */
  name: string
  /** Name that readers see, e.g. `1.8.1`. */
  label: string
  /** Root address, with base URL. */
  path: string
  isLast: boolean
  /** Address of the main doc, with base URL. */
  main: string
}

/** Data that is the same on every page: the JSON in `<script type="application/json" id="site-data">`. */
export interface SiteData {
  /** Path of the site. Begins and ends with `/`. */
  baseUrl: string
  router: 'path' | 'hash'
  /** Whether links on the site are followed without a page load. */
  navigator: boolean
  siteTitle: string
  titleDelimiter: string
  versions: SiteVersion[]
  colorMode: ColorModeData
  announcement: AnnouncementData | null
  navbar: { hideOnScroll: boolean }
  /** Plugin data by plugin name and plugin id. */
  pluginData: Record<string, Record<string, unknown>>
  /** Canonical routes, with base URL, of documents that are so long that the browser displays them sooner than the navigator. */
  longRoutes: string[]
}

/** Configuration of light and dark mode. */
export interface ColorModeData {
  defaultMode: 'light' | 'dark'
  disableSwitch: boolean
  respectPrefersColorScheme: boolean
  /** Color of the browser's user interface (`theme-color`), by mode. */
  themeColor: { light: string; dark: string }
}

/** Configuration of the announcement bar. */
export interface AnnouncementData {
  id: string
  isCloseable: boolean
}
