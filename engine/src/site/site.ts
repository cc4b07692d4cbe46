import type { ComponentRegistry, DiagramRenderer, Highlighter, SiteLookups } from '../compile'
import type { EnvironmentHashes, Results, SitePage } from '../load'
import type { Doc, Engine, PageView, Plugin, PluginOutput, Problems, Redirect, SiteConfig, SiteData, Version } from '../model'
import type { PlannedRoute } from './checks'
import type { DocIndex } from './create-lookups'
import type { StaticAssets } from './static-assets'

/** A page that isn't part of the site because of errors outside its text. Only its text is checked. */
export type UnplacedPage = Pick<Doc, 'id' | 'route' | 'version' | 'source'>

/** A site whose plugins aren't set up yet. */
export interface LoadedSite {
  engine: Engine
  results: Results
  root: string
  config: SiteConfig
  /** Path of the configuration file, to report in errors. */
  configFile: string
  versions: readonly Version[]
  docs: readonly Doc[]
  unplaced: readonly UnplacedPage[]
  index: DocIndex
  /** Component pages by file. */
  pages: ReadonlyMap<string, SitePage>
  lookups: SiteLookups
  registry: ComponentRegistry
  highlighter: Highlighter
  diagramRenderer: DiagramRenderer
  assets: StaticAssets
  /** What the plugins have loaded. A plugin that failed to load isn't set up. */
  pluginStates: ReadonlyMap<Plugin, unknown>
  /** Links of plugins in the last line of the footer. */
  footerLinks: PageView['footerLinks']
  /** The route manifest: the existing and planned routes of the site. */
  plannedRoutes: readonly PlannedRoute[]
  /** Hash of the engine and the modules of the site, part of each cache key. */
  codeHash: string
  /** Hash of the engine and the modules of the site without its sidebars, part of the cache key of each article. */
  textHash: string
  /** Absolute paths of input files that can be outside the site folder. */
  outside: readonly string[]
  /** Environment variables that the modules of the site use. */
  environment: EnvironmentHashes
  /** Data for scripts that is the same in all documents. */
  siteData: SiteData
  /** Hash of the version data that all documents contain. */
  frameHash: string
  problems: Problems
  /** Address of a route in documents: with base URL and trailing slash. */
  href(route: string): string
}

/** A site before its pages are compiled. */
export interface Site extends LoadedSite {
  /** Outputs of the plugins. */
  additions: readonly PluginOutput[]
  /** Redirects of plugins. */
  redirects: readonly Redirect[]
}
